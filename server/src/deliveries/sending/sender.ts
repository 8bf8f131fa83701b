import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, type Dispatcher, request } from 'undici'
import type { Environment } from '@edis/contract/environment'
import { connectPatience, exchangePatience } from '@edis/contract/webhooks/deliveries'
import { isPrivateAddress, judgeWebhookUrl } from '../../webhooks/webhooks.ts'
import type { Exchange } from '../deliveries.ts'
import { AddressForbidden, faultOf } from './exchange-faults.ts'
import { type Address, createResolver } from './resolver.ts'

/** The most of an answer that is read, and of that the most that is kept, in bytes. */
const maxRead = 64 * 1024
const maxKept = 10_000

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

  return {
    async post(url, headers, body, { keep = maxKept } = {}) {
      const began = performance.now()
      const elapsed = () => Math.round(performance.now() - began)
      const judged = judgeWebhookUrl(url, { environment, allowPrivate, toProvider })
      if ('error' in judged) return { ...nothing, fault: 'URL_FORBIDDEN', detail: null, durationMs: elapsed() }

      const tooLate = new AbortController()
      const timer = setTimeout(() => tooLate.abort(), timeoutsMs.exchange)
      let answered: Pick<Exchange, 'httpStatus' | 'responseHeaders'> | null = null
      try {
        const response = await request(judged.url, {
          dispatcher: agent,
          method: 'POST',
          headers,
          body,
          signal: tooLate.signal,
        })
        answered = { httpStatus: response.statusCode, responseHeaders: plainHeaders(response.headers) }
        const responseBody = await readBody(response.body, keep)
        return { ...judgeStatus(response.statusCode), ...answered, responseBody, durationMs: elapsed() }
      } catch (error) {
        return { ...nothing, ...answered, ...faultOf(error, tooLate.signal.aborted), durationMs: elapsed() }
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => agent.close(),
  }
}

const nothing = { httpStatus: null, responseHeaders: null, responseBody: null } as const

function judgeStatus(status: number): Pick<Exchange, 'fault' | 'detail'> {
  if (status >= 200 && status < 300) return { fault: null, detail: null }
  if (status === 410) return { fault: 'GONE', detail: null }
  if (status >= 300 && status < 400) return { fault: 'REDIRECT', detail: null }
  return { fault: 'STATUS', detail: null }
}

/** What is beyond the bound is dropped with its connection. */
async function readBody(body: Dispatcher.ResponseData['body'], keep: number): Promise<string> {
  const kept: Buffer[] = []
  let read = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (read < keep) kept.push(chunk.subarray(0, keep - read))
    read += chunk.length
    if (read > maxRead) break
  }
  // PostgreSQL keeps no NUL
  return Buffer.concat(kept).toString('utf8').replaceAll('\0', '\uFFFD')
}

function plainHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined)
      .slice(0, 100)
      .map(([name, value]) => [name, String(value).slice(0, 1_000).replaceAll('\0', '\uFFFD')]),
  )
}
