import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { deployFile } from '../deploy/deploy-file.ts'
import type { Ask } from './ask.ts'
import type { Programs } from './needs.ts'
import type { Host, Network } from './network.ts'
import type { Place } from './place.ts'
import { program, type Running } from './processes.ts'

/** A machine of the database, with what deploy/patroni sets up there. */
export type Machine = Host & {
  etcd: Running
  patroni: Running
  /** What Patroni says there: see its REST API. */
  ask: (path: string, body?: object) => ReturnType<Ask>
  askEtcd: (path: string, body?: object) => ReturnType<Ask>
  /** Whether Patroni says there that it is the primary. */
  isPrimary(): Promise<boolean>
  /** The machine loses its power: nobody hears of its processes any more. */
  powerOff(): void
  powerOn(): Promise<void>
  killPostgres(): void
  /** The folder of PostgreSQL's socket. */
  socket: string
}

type Options = { programs: Programs; place: Place; network: Network; ask: Ask; host: Host }

export function makeMachine({ programs, place, network, ask: askAt, host }: Options): Machine {
  const { name, peer, client, inside } = host
  const folder = place.make(name)
  const { uid, gid } = programs.account
  const [command, ...inHost] = inside
  const asAccount = ['setpriv', '--reuid', String(uid), '--regid', String(gid), '--clear-groups', '--']
  const variables = {
    ...parseEnv(
      deployFile('patroni/machine.env.example', {
        '=db1\n': `=${name}\n`,
        '10.4.1.11:8008': `${peer}:8008`,
        '10.4.1.11:5432': `${peer}:5432`,
        '_URLS=https://10.4.1.11:': `_URLS=https://${peer}:`,
        '10.4.1.': network.prefix.peers,
        '/etc/patroni': place.folder,
        '/var/lib/postgresql/edis': `${folder}/data`,
        '/usr/lib/postgresql/15/bin': programs.postgres,
        '/var/lib/etcd/edis': `${folder}/etcd`,
      }),
    ),
    PATH: process.env['PATH'],
    LC_ALL: 'C.UTF-8',
    HOME: folder,
  }
  const configuration = place.write(
    `${name}/patroni.yaml`,
    deployFile('patroni/patroni.yaml', {
      '10.4.1.': network.prefix.peers,
      '10.4.0.0/16': `${network.prefix.clients}0/24`,
      '/etc/patroni/': `${place.folder}/`,
      '/var/run/postgresql': folder,
    }),
  )

  const ask: Machine['ask'] = (path, body) => askAt(`https://${client}:8008${path}`, body)
  const askEtcd: Machine['askEtcd'] = (path, body) => askAt(`https://${peer}:2379${path}`, body)
  const describe = (what: string, path: string, args: string[], isReady: () => Promise<boolean>) =>
    program({
      name: `${what} on ${name}`,
      command,
      args: [...inHost, ...asAccount, path, ...args],
      env: variables,
      isReady,
    })
  const etcd = describe('etcd', programs.etcd, [], async () => (await askEtcd('/health')).status === 200)
  const patroni = describe(
    'Patroni',
    programs.patroni,
    [configuration],
    async () => (await ask('/health')).status === 200,
  )
  return {
    ...host,
    etcd,
    patroni,
    ask,
    askEtcd,
    socket: folder,
    isPrimary: async () => (await ask('/primary').catch(() => null))?.status === 200,
    killPostgres() {
      const [postmaster] = readFileSync(`${folder}/data/postmaster.pid`, 'utf8').split('\n')
      process.kill(Number(postmaster), 'SIGKILL')
    },
    powerOff() {
      host.pull('clients')
      host.pull('peers')
      host.kill()
    },
    async powerOn() {
      host.plug('clients')
      host.plug('peers')
      await etcd.start()
      await patroni.start()
    },
  }
}
