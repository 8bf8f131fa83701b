import type { DoorName } from '../../server/src/settings.ts'
import { program, type Running } from '../cluster/processes.ts'
import { accepts } from '../cluster/proxy.ts'
import { tool } from './needs.ts'
import type { ProxyPlace } from './proxy-place.ts'

export type Ports = { plain: number; partners: number; operations: number; figures: number }
type Doors = Record<DoorName, string>

/** Whom the operations' listener lets in, in place of the provider's network. */
const ours = '127.0.0.1/32'

const doorsOf = (doors: Doors): Record<string, string> =>
  Object.fromEntries(
    (['portal', 'development', 'production', 'operations'] as const).map((door, index) => [
      `127.0.0.1:400${index}`,
      `127.0.0.1:${new URL(doors[door]).port}`,
    ]),
  )

function only(replacements: Record<string, string>, ...keys: string[]) {
  return Object.fromEntries(Object.entries(replacements).filter(([key]) => keys.includes(key)))
}

export function nginx(place: ProxyPlace, ports: Ports, doors: Doors): Running {
  const all = doorsOf(doors)
  const files = { '/etc/edis': place.folder, '/etc/nginx': place.folder }
  place.write('edis-proxy.conf', place.take('nginx/edis-proxy.conf', {}))
  place.write(
    'edis.conf',
    place.take('nginx/edis.conf', {
      ...files,
      ...only(all, '127.0.0.1:4000', '127.0.0.1:4001', '127.0.0.1:4002'),
      'listen 443': `listen 127.0.0.1:${ports.partners}`,
      'listen 80': `listen 127.0.0.1:${ports.plain}`,
    }),
  )
  place.write(
    'operations.conf',
    place.take('nginx/operations.conf', {
      ...files,
      ...only(all, '127.0.0.1:4003'),
      'listen 10.4.0.2:443': `listen 127.0.0.1:${ports.operations}`,
      '10.4.0.0/16': ours,
    }),
  )
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${place.path(`temp/${name}`)};`)
    .join('\n  ')
  const file = place.write(
    'nginx.conf',
    `daemon off;
pid ${place.path('nginx.pid')};
error_log stderr notice;
events {}
http {
  access_log off;
  ${temp}
  include ${place.path('edis.conf')};
  include ${place.path('operations.conf')};
}
`,
  )
  return program({
    name: 'nginx',
    command: tool('nginx'),
    args: ['-c', file, '-p', place.folder, '-e', 'stderr'],
    isReady: () => accepts(ports.operations),
  })
}

export function haproxy(place: ProxyPlace, ports: Ports, doors: Doors): Running {
  const file = place.write(
    'haproxy.cfg',
    place.take('haproxy/haproxy.cfg', {
      ...doorsOf(doors),
      '/etc/edis': place.folder,
      'bind :443': `bind 127.0.0.1:${ports.partners}`,
      'bind :80': `bind 127.0.0.1:${ports.plain}`,
      'bind 10.4.0.2:443': `bind 127.0.0.1:${ports.operations}`,
      'bind 10.4.0.2:8405': `bind 127.0.0.1:${ports.figures}`,
      '10.4.0.0/16': ours,
    }),
  )
  return program({
    name: 'HAProxy',
    command: tool('haproxy'),
    args: ['-f', file, '-db'],
    stopSignal: 'SIGUSR1',
    isReady: () => accepts(ports.operations),
  })
}
