import { request } from 'node:https'

export type Asked = {
  host: string
  port: number
  path: string
  ca: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** The address that the request comes from. */
  from?: string
}
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** One request to this machine over a connection of its own, under a host's name. */
export function askOverTls({ host, port, path, ca, method = 'GET', headers = {}, body, from }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        ca,
        servername: host,
        agent: false,
        headers: { host, ...headers },
        ...(from && { localAddress: from }),
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}
