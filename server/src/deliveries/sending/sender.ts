import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import type { Environment } from '@edis/contract/environment'
import { connectPatience, exchangePatience } from '@edis/contract/webhooks/deliveries'
import { isPrivateAddress, judgeWebhookUrl } from '../../webhooks/webhooks.ts'
import type { Exchange } from '../deliveries.ts'
import { exchangeOnce, type Post } from './exchange.ts'
import { AddressForbidden } from './exchange-faults.ts'
import { type Address, createResolver } from './resolver.ts'

/** The most of an answer that is kept, in bytes. */
const maxKept = 10_000
/** URLs whose judgement is kept. */
const maxTargets = 1_000

type Rules = {
  environment: Environment
  allowPrivate: boolean
  /** Posts to the provider's own receivers, in its own network. */
  toProvider?: boolean
  /** Address and port; absent: this machine's. */
  dnsServers?: readonly string[]
  /** In milliseconds: for the connection, and for the whole exchange. */
  timeoutsMs?: { connect: number; exchange: number }
}
const contractTimeouts = { connect: connectPatience * 1_000, exchange: exchangePatience * 1_000 }

export type Sender = {
  /** Posts once. Never rejects: what went wrong is in the answer. */
  post(url: string, headers: Record<string, string>, body: string, options?: PostOptions): Promise<Exchange>
  close(): Promise<void>
}
/** `keep`: how many bytes of the answer. */
type PostOptions = { keep?: number }

/**
 * Posts to receivers, whom it does not trust: addresses are judged after the name is resolved, at every connection;
 * nothing is followed, decompressed or read beyond its bounds; all of it ends in time however slowly it comes.
 */
export function createSender({ dnsServers, timeoutsMs = contractTimeouts, ...rules }: Rules): Sender {
  const { environment, allowPrivate, toProvider = false } = rules
  const mayBePrivate = toProvider || (environment === 'development' && allowPrivate)
  const resolve = createResolver(dnsServers)

  async function allowedAddresses(name: string): Promise<[Address, ...Address[]]> {
    const addresses = await resolve(name)
    const [first, ...others] = addresses.filter(({ address }) => mayBePrivate || !isPrivateAddress(address))
    if (!first) throw new AddressForbidden(addresses.map(({ address }) => address))
    return [first, ...others]
  }

  const look = async (...[name, options, done]: Parameters<LookupFunction>): Promise<void> => {
    let found: [Address, ...Address[]]
    try {
      found = await allowedAddresses(name)
    } catch (error) {
      done(error as NodeJS.ErrnoException, [])
      return
    }
    if (options.all) done(null, found)
    else done(null, found[0].address, found[0].family)
  }
  const lookup: LookupFunction = (name, options, done) => void look(name, options, done)
  // NODE_TLS_REJECT_UNAUTHORIZED may be set for something else on this machine: it does not hold here.
  const connect = buildConnector({ timeout: timeoutsMs.connect, allowH2: false, rejectUnauthorized: true, lookup })
  const agent = new Agent({
    connect(options, callback) {
      // A name that is an address is not looked up
      const host = options.hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) && !mayBePrivate && isPrivateAddress(host)) callback(new AddressForbidden([host]), null)
      else connect(options, callback)
    },
    pipelining: 1,
    headersTimeout: timeoutsMs.exchange,
    bodyTimeout: timeoutsMs.exchange,
  })

  /** Where each URL leads, null: nowhere that is allowed. By the URL and what a process is started with alone. */
  const targets = new Map<string, Target | null>()

  function targetOf(url: string): Target | null {
    const known = targets.get(url)
    if (known !== undefined) return known
    const judged = judgeWebhookUrl(url, { environment, allowPrivate, toProvider })
    const parsed = 'error' in judged ? null : new URL(judged.url)
    const target = parsed && { origin: parsed.origin, path: parsed.pathname + parsed.search }
    if (targets.size === maxTargets) targets.clear()
    targets.set(url, target)
    return target
  }

  return {
    async post(url, headers, body, { keep = maxKept } = {}) {
      const target = targetOf(url)
      if (!target) return forbidden
      return exchangeOnce(agent, { ...target, headers, body }, { keep, patience: timeoutsMs.exchange })
    },
    close: () => agent.close(),
  }
}

type Target = Pick<Post, 'origin' | 'path'>

const forbidden: Exchange = {
  fault: 'URL_FORBIDDEN',
  detail: null,
  httpStatus: null,
  responseHeaders: null,
  responseBody: null,
  durationMs: 0,
}
