import { createHash, createHmac } from 'node:crypto'

export type S3Key = { keyId: string; secret: string; region: string }
type Request = { method: 'GET' | 'PUT'; url: URL; headers?: Record<string, string>; body: Uint8Array; at: Date }

/**
 * The headers of a request to S3-compatible storage, signed by AWS Signature Version 4. The path must be encoded as S3 wants it: all but
 * letters, digits and `-._~/`. Source: docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signedForS3({ method, url, headers = {}, body, at }: Request, key: S3Key): Record<string, string> {
  const moment = at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const day = moment.slice(0, 8)
  const content = sha256(body)
  const all = { ...headers, host: url.host, 'x-amz-content-sha256': content, 'x-amz-date': moment }
  const lines = Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const names = lines.map(([name]) => name).join(';')
  const canonical = [method, url.pathname, '', ...lines.map(([name, value]) => `${name}:${value}`), '', names, content]
  const scope = `${day}/${key.region}/s3/aws4_request`
  const signing = [day, key.region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${key.secret}`)
  const signature = createHmac('sha256', signing)
    .update(['AWS4-HMAC-SHA256', moment, scope, sha256(canonical.join('\n'))].join('\n'))
    .digest('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${key.keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`
  return { ...all, authorization }
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
