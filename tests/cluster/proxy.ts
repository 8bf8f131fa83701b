import { connect } from 'node:net'
import { deployFile } from '../deploy/deploy-file.ts'
import type { Programs } from './needs.ts'
import type { Network } from './network.ts'
import type { Place } from './place.ts'
import { program, type Running } from './processes.ts'

type Ports = { database: number; development: number; production: number }
type Behind = { network: Network; development: number[]; production: number[] }

/**
 * HAProxy before everything: the database's port leads to the primary, by deploy/patroni/haproxy.cfg, the doors' to those
 * that say that they are ready.
 */
export function haproxy({ haproxy: command }: Programs, place: Place, ports: Ports, behind: Behind): Running {
  const database = deployFile('patroni/haproxy.cfg', {
    '10.4.0.2:5432': `127.0.0.1:${ports.database}`,
    '10.4.1.': behind.network.prefix.clients,
    '/etc/patroni': place.folder,
  })
  const file = place.write('haproxy.cfg', configuration(ports, behind, database))
  return program({
    name: 'HAProxy',
    command,
    args: ['-f', file, '-db'],
    stopSignal: 'SIGUSR1',
    isReady: () => accepts(ports.production),
  })
}

const configuration = (ports: Ports, behind: Behind, database: string): string => `
global
  maxconn 2000

defaults
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  default-server inter 500ms fall 2 rise 1

${database}
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

export const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
