import type { ArchivePlace } from './archive-folder.ts'
import { type S3Key, signedForS3 } from './sign-s3.ts'

export type S3Place = S3Key & {
  /** The storage's, such as https://s3.ap-southeast-3.amazonaws.com. */
  origin: string
  /** The bucket, and what names of objects begin with: `/edis-archive/orders`. */
  path: string
}

/** For an object of some megabytes. */
const timeoutMs = 120_000

/** A bucket of S3-compatible storage. An object that it has accepted is stored durably and read back as it is. */
export function archiveBucket({ origin, path, ...key }: S3Place): ArchivePlace {
  const { host } = new URL(origin)

  async function ask(method: 'GET' | 'PUT', name: string, body: Uint8Array, stop?: AbortSignal): Promise<Uint8Array> {
    const url = new URL(`${origin}${path}/${name}`)
    const { host: _, ...headers } = signedForS3({ method, url, body, at: new Date() }, key)
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stop ? [stop] : [])]),
      ...(method === 'PUT' && { body: new Uint8Array(body) }),
    })
    const content = await response.bytes()
    if (response.ok) return content
    throw new Error(`${method} ${url.host}${url.pathname} returned ${response.status} ${codeIn(content)}`)
  }

  return {
    name: `s3://${host}${path}`,
    write: async (name, content, signal) => void (await ask('PUT', name, content, signal)),
    read: (name, signal) => ask('GET', name, new Uint8Array(), signal),
  }
}

/** What S3 calls a failure: `<Code>AccessDenied</Code>`. */
const codeIn = (content: Uint8Array): string => /<Code>(\w{1,64})</.exec(new TextDecoder().decode(content))?.[1] ?? ''
