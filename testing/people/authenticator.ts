import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Created = { challenge: string; rp: { id: string }; user: { id: string } }
type Requested = { challenge: string; rpId: string }
/** Where the browser says it is; `verified`: whether it was asked for a fingerprint or PIN. */
type Use = { origin: string; verified?: boolean; counter?: number }

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const length16 = (length: number) => Buffer.from([length >> 8, length & 0xff])

/** A key of ES256 that answers as a browser with an authenticator does. WebAuthn, level 3, section 6. */
export function testAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const coordinate = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
  // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const cose = Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])
  let uses = 0

  const dataOf = (rpId: string, { verified = true, counter = uses }: Use, attested: Buffer | null) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 0x01 | (verified ? 0x04 : 0) | (attested ? 0x40 : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }
  const clientData = (type: string, challenge: string, { origin }: Use) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: Record<string, unknown>) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })

  return {
    id: base64url(id),

    create({ challenge, rp }: Created, use: Use): string {
      const attested = Buffer.concat([Buffer.alloc(16), length16(id.length), id, cose])
      const data = dataOf(rp.id, use, attested)
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x59]),
        length16(data.length),
        data,
      ])
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, use)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      })
    },

    use({ challenge, rpId }: Requested, use: Use): string {
      uses += 1
      const data = dataOf(rpId, { ...use, counter: use.counter ?? uses }, null)
      const client = clientData('webauthn.get', challenge, use)
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      })
    },
  }
}
