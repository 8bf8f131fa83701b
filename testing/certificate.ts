import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

export type Certificate = { name: string; cert: string; key: string; signingKey: KeyObject }
type Wanted = { name: string; hosts?: string[]; issuer?: Certificate; validFrom?: Date; validTo?: Date }

const day = 86_400_000

/** An X.509 certificate (RFC 5280) over a fresh key, signed by `issuer` or by itself; then it may sign others. */
export function makeCertificate(wanted: Wanted): Certificate {
  const { name, hosts, issuer, validFrom = new Date(Date.now() - day), validTo = new Date(Date.now() + day) } = wanted
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
  const basicConstraints = sequence(oid('551d13'), octets(sequence(...(hosts ? [] : [tag(0x01, Buffer.of(0xff))]))))
  const names = hosts?.map((host) => tag(/^[\d.]+$/.test(host) ? 0x87 : 0x82, addressOrName(host)))
  const content = sequence(
    tag(0xa0, tag(0x02, Buffer.of(2))),
    tag(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    ecdsaWithSha256,
    commonName(issuer?.name ?? name),
    sequence(time(validFrom), time(validTo)),
    commonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    tag(0xa3, sequence(basicConstraints, ...(names ? [sequence(oid('551d11'), octets(sequence(...names)))] : []))),
  )
  const signature = sign('sha256', content, issuer?.signingKey ?? privateKey)
  const der = sequence(content, ecdsaWithSha256, tag(0x03, Buffer.concat([Buffer.of(0), signature])))
  return {
    name,
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    signingKey: privateKey,
  }
}

/** DER (X.690): kind, length, content. */
function tag(kind: number, content: Buffer): Buffer {
  const { length } = content
  if (length < 128) return Buffer.concat([Buffer.of(kind, length), content])
  if (length < 256) return Buffer.concat([Buffer.of(kind, 0x81, length), content])
  return Buffer.concat([Buffer.of(kind, 0x82, length >> 8, length & 0xff), content])
}
const sequence = (...parts: Buffer[]) => tag(0x30, Buffer.concat(parts))
const octets = (content: Buffer) => tag(0x04, content)
const oid = (hex: string) => tag(0x06, Buffer.from(hex, 'hex'))
const commonName = (name: string) => sequence(tag(0x31, sequence(oid('550403'), tag(0x0c, Buffer.from(name)))))
const time = (moment: Date) => tag(0x18, Buffer.from(`${moment.toISOString().replace(/\.\d+Z$|[-:T]/g, '')}Z`))
const addressOrName = (host: string) =>
  /^[\d.]+$/.test(host) ? Buffer.from(host.split('.').map(Number)) : Buffer.from(host)
