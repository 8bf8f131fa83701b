import { connect } from 'node:net'
import type { Programs } from './needs.ts'
import type { Place } from './place.ts'
import { checker } from './postgres-pair.ts'
import { program, type Running } from './processes.ts'

type Ports = { database: number; development: number; production: number }
type Behind = { databases: number[]; development: number[]; production: number[] }

/**
 * HAProxy before everything: the database's port leads to whichever server says that it is no standby, the doors' to
 * those that say that they are ready. docs/operating.md shows the same configuration.
 */
export function haproxy({ haproxy: command }: Programs, place: Place, ports: Ports, behind: Behind): Running {
  const file = place.write('haproxy.cfg', configuration(ports, behind))
  return program({
    name: 'HAProxy',
    command,
    args: ['-f', file, '-db'],
    stopSignal: 'SIGUSR1',
    isReady: () => accepts(ports.production),
  })
}

const configuration = (ports: Ports, behind: Behind): string => `
global
  maxconn 2000

defaults
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 1s
  default-server inter 500ms fall 2 rise 1

listen database
  bind 127.0.0.1:${ports.database}
  mode tcp
  timeout client 24h
  timeout server 24h
  option clitcpka
  option srvtcpka
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${startup(checker, 'postgres')}
  tcp-check expect binary 5a0000000549
  tcp-check send-binary ${query('select pg_is_in_recovery()')}
  tcp-check expect binary 440000000b00010000000166
  default-server on-marked-down shutdown-sessions
${behind.databases.map((port, index) => `  server postgres${index + 1} 127.0.0.1:${port} check`).join('\n')}
${(['development', 'production'] as const)
  .map(
    (name) => `
listen ${name}
  bind 127.0.0.1:${ports[name]}
  mode http
  option httpchk GET /readyz
  option redispatch 1
  retries 2
  retry-on conn-failure
${[502, 503, 504].map((status) => `  http-error status ${status} content-type application/json string ${ours} hdr Retry-After 1`).join('\n')}
${behind[name].map((port, index) => `  server ${name}${index + 1} 127.0.0.1:${port} check`).join('\n')}`,
  )
  .join('\n')}
`

/** What HAProxy says itself has our form as well. */
const ours = JSON.stringify(
  JSON.stringify({
    code: 503,
    error: 'UNAVAILABLE',
    message: 'The service is temporarily unavailable. Try again shortly.',
    request_id: 'req_none',
  }),
)

/** Messages of PostgreSQL's protocol (manual, 55.7), in hexadecimal digits. */
function startup(user: string, database: string): string {
  const body = Buffer.from(`\0\x03\0\0user\0${user}\0database\0${database}\0\0`, 'latin1')
  return Buffer.concat([length(body.length + 4), body]).toString('hex')
}
function query(sql: string): string {
  const body = Buffer.from(`${sql}\0`, 'latin1')
  return Buffer.concat([Buffer.from('Q'), length(body.length + 4), body]).toString('hex')
}
function length(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

export const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
