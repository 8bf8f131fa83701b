import { createServer as createHttpsServer } from 'node:https'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, describe, expect, test } from 'vitest'
import { makeCertificate } from '@edis/testing/certificate.ts'
import { startReceiver } from '@edis/testing/receiver.ts'
import { openHostileReceivers } from './hostile-receiver-fixtures.ts'

const { closing, post, listen } = await openHostileReceivers()

describe('the certificate', () => {
  const ca = makeCertificate({ name: 'Test CA' })
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, ca.cert])
  afterAll(() => setDefaultCACertificates(before))
  const day = 86_400_000
  const hosts = ['localhost', '127.0.0.1']

  async function answering(certificate: { cert: string; key: string }): Promise<string> {
    const server = createHttpsServer({ cert: certificate.cert, key: certificate.key }, (_request, response) =>
      response.end('ok'),
    )
    server.on('tlsClientError', () => {})
    const url = await listen(server, () => server.closeAllConnections())
    return url.replace('http:', 'https:').replace('127.0.0.1', 'localhost')
  }

  test('of an authority that we know, for the host and of today, is accepted', async () => {
    const url = await answering(makeCertificate({ name: 'sound', hosts, issuer: ca }))
    expect(await post(url)).toMatchObject({ fault: null, httpStatus: 200, responseBody: 'ok' })
  })

  const longAgo = { validFrom: new Date(Date.now() - 9 * day), validTo: new Date(Date.now() - 2 * day) }
  const tomorrow = { validFrom: new Date(Date.now() + day), validTo: new Date(Date.now() + 2 * day) }
  test.each([
    ['that has expired', makeCertificate({ name: 'old', hosts, issuer: ca, ...longAgo }), 'CERT_HAS_EXPIRED'],
    ['of tomorrow', makeCertificate({ name: 'new', hosts, issuer: ca, ...tomorrow }), 'CERT_NOT_YET_VALID'],
    ['signed by itself', makeCertificate({ name: 'self', hosts }), 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    [
      'of another host',
      makeCertificate({ name: 'other', hosts: ['partner.example'], issuer: ca }),
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ],
    [
      'of an unknown authority',
      makeCertificate({ name: 'unknown', hosts, issuer: makeCertificate({ name: 'Unknown CA' }) }),
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    ],
  ])('%s is refused', async (_what, certificate, detail) => {
    expect(await post(await answering(certificate))).toMatchObject({ fault: 'CERTIFICATE', detail, httpStatus: null })
  })

  test('is refused even where this machine is told to accept all', async () => {
    const url = await answering(makeCertificate({ name: 'self', hosts }))
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
    try {
      expect(await post(url)).toMatchObject({ fault: 'CERTIFICATE' })
    } finally {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
    }
  })

  test('is missed where the port speaks plain HTTP', async () => {
    const receiver = await startReceiver()
    closing.push(receiver.close)
    const url = receiver.url().replace('http:', 'https:')
    expect(await post(url)).toMatchObject({ fault: 'ANSWER_INVALID', detail: 'ERR_SSL_WRONG_VERSION_NUMBER' })
    expect(receiver.received).toHaveLength(0)
  })
})
