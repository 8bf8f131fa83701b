import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { startDnsServer } from '@edis/testing/dns-server.ts'
import { createResolver } from './resolver.ts'
import { createSender, type Sender } from './sender.ts'

/** Short, so that what never ends is over soon. */
const timeoutsMs = { connect: 400, exchange: 700 }
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const post = (url: string, sender: Sender) => sender.post(url, { 'content-type': 'application/json' }, '{}')

describe('an address that is not public', () => {
  /** Counts whoever connects, over v4 and v6 on the same port. */
  async function startCanary() {
    let hits = 0
    const listen = async (host: string, at: number): Promise<number> => {
      const server = createServer((socket) => (hits++, socket.on('error', () => {}).destroy())).listen(at, host)
      await once(server, 'listening')
      closing.push(() => new Promise((closed) => server.close(closed)))
      return (server.address() as AddressInfo).port
    }
    const port = await listen('127.0.0.1', 0)
    await listen('::1', port).catch(() => {})
    return { port, hits: () => hits }
  }
  const forbidden = (dnsServers: string[]) => {
    const sender = createSender({ environment: 'development', allowPrivate: false, dnsServers, timeoutsMs })
    closing.push(sender.close)
    return sender
  }

  test('is not called though the name was public a moment ago', async () => {
    const canary = await startCanary()
    let asked = 0
    const dns = await startDnsServer((_name, kind) =>
      kind === 'AAAA' ? [] : asked++ === 0 ? ['93.184.215.14'] : ['127.0.0.1'],
    )
    closing.push(dns.close)
    expect(await createResolver([dns.server])('rebind.partner.example')).toEqual([
      { address: '93.184.215.14', family: 4 },
    ])
    const url = `http://rebind.partner.example:${canary.port}/`
    const sender = forbidden([dns.server])
    for (let attempt = 0; attempt < 3; attempt++)
      expect(await post(url, sender)).toMatchObject({ fault: 'ADDRESS_FORBIDDEN', httpStatus: null })
    expect(asked).toBe(4)
    expect(canary.hits()).toBe(0)
  })

  test.each([
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['100.64.0.1'],
    ['169.254.169.254'],
    ['192.168.0.1'],
    ['0.0.0.0'],
    ['224.0.0.1'],
    ['::1'],
    ['::'],
    ['::ffff:127.0.0.1'],
    ['::127.0.0.1'],
    ['64:ff9b::7f00:1'],
    ['64:ff9b:1::7f00:1'],
    ['2002:7f00:1::'],
    ['2001:0:7f00:1::'],
    ['fe80::1'],
    ['fd00::1'],
    ['ff02::1'],
    ['127.0.0.1', '::1', '10.0.0.1'],
  ])('is not called when a name leads to %s', async (...addresses) => {
    const canary = await startCanary()
    const dns = await startDnsServer((_name, kind) =>
      addresses.filter((address) => address.includes(':') === (kind === 'AAAA')),
    )
    closing.push(dns.close)
    const url = `http://hooks.partner.example:${canary.port}/`
    expect(await post(url, forbidden([dns.server]))).toMatchObject({ fault: 'ADDRESS_FORBIDDEN' })
    expect(canary.hits()).toBe(0)
  })

  test.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::127.0.0.1]',
    'localhost',
    'localhost.',
  ])('is not called as %s', async (host) => {
    const canary = await startCanary()
    expect(await post(`http://${host}:${canary.port}/`, forbidden([]))).toMatchObject({ fault: 'URL_FORBIDDEN' })
    expect(canary.hits()).toBe(0)
  })

  test('is not called from production, whatever is allowed', async () => {
    const canary = await startCanary()
    const dns = await startDnsServer(() => ['127.0.0.1'])
    closing.push(dns.close)
    const sender = createSender({ environment: 'production', allowPrivate: true, dnsServers: [dns.server], timeoutsMs })
    closing.push(sender.close)
    const url = `https://hooks.partner.example:${canary.port}/`
    expect(await post(url, sender)).toMatchObject({ fault: 'ADDRESS_FORBIDDEN' })
    expect(canary.hits()).toBe(0)
  })

  test('a name that nobody has, and one whose DNS is away, is said to be so', async () => {
    const dns = await startDnsServer(() => [])
    const url = 'http://hooks.partner.example/'
    expect(await post(url, forbidden([dns.server]))).toMatchObject({ fault: 'NAME_NOT_FOUND', detail: 'ENOTFOUND' })
    await dns.close()
    expect(await post(url, forbidden([dns.server]))).toMatchObject({ fault: 'NAME_NOT_FOUND' })
  })
})
