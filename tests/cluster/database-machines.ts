import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { askWith } from './ask.ts'
import { type Machine, makeMachine } from './machine.ts'
import type { Programs } from './needs.ts'
import type { Network } from './network.ts'
import type { Place } from './place.ts'

/** Three machines as deploy/patroni sets them up: etcd and a PostgreSQL under Patroni on each. */
export type DatabaseMachines = {
  all: readonly Machine[]
  /** Their addresses in DATABASE_URL. */
  hosts: string
  primary(): Promise<Machine>
  /** Resolves when one is the primary and each commit has two standbys to be written by. */
  whole(): Promise<void>
}

export const role = { name: 'edis_owner', password: 'cluster-edis' }

const maxWaitMs = 180_000

export async function startDatabaseMachines(
  programs: Programs,
  place: Place,
  network: Network,
): Promise<DatabaseMachines> {
  const ask = askWith(place)
  const all = network.hosts.map((host) => makeMachine({ programs, place, network, ask, host }))
  await Promise.all(all.map(({ etcd }) => etcd.start()))
  await Promise.all(all.map(({ patroni }) => patroni.start()))

  const until = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
    for (const deadline = Date.now() + maxWaitMs; Date.now() < deadline; await sleep(100)) {
      const seen = await look()
      if (seen !== undefined) return seen
    }
    throw new Error(`${what}:\n${all.map(({ patroni }) => patroni.output().slice(-3_000)).join('\n---\n')}`)
  }
  const machines: DatabaseMachines = {
    all,
    hosts: all.map(({ client }) => `${client}:5432`).join(','),
    primary: () =>
      until('No machine is the primary', async () => {
        const states = await Promise.all(all.map((machine) => machine.isPrimary()))
        return all[states.indexOf(true)]
      }),
    async whole() {
      await until('The cluster does not become whole', async () => {
        const { text } = await (await machines.primary()).ask('/cluster')
        const { members } = JSON.parse(text) as { members: { role: string; state: string }[] }
        const states = members.map((member) => `${member.role} ${member.state}`).toSorted()
        return states.join() === 'leader running,quorum_standby streaming,quorum_standby streaming' || undefined
      })
    },
  }
  await machines.whole()
  makeRoles(programs, await machines.primary())
  return machines
}

/** As docs/operating.md says, by the superuser on the primary. */
function makeRoles({ postgres, account }: Programs, { socket }: Machine): void {
  const file = new URL('../../deploy/postgres/roles.sql', import.meta.url).pathname
  execFileSync(`${postgres}/psql`, ['-q', '-h', socket, '-U', 'postgres', '-d', 'postgres', '-f', file], {
    ...account,
    cwd: '/',
    env: { ...process.env, EDIS_OWNER_PASSWORD: role.password, EDIS_SERVING_PASSWORD: role.password },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}
