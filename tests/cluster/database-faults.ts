import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseMachines } from './database-machines.ts'
import type { Machine } from './machine.ts'

export type Fault = { name: string; act: () => Promise<void>; repair?: () => Promise<void> }

/** Longer than a lease is, in milliseconds: then another is the primary. */
const beyondLease = 30_000

/** What is done to the machines of the database. Afterwards all three are whole again. */
export function databaseFaults({ all, primary, whole }: DatabaseMachines): Fault[] {
  const anotherThan = async (old: Machine) => {
    while ((await primary()) === old) await sleep(100)
  }
  /** What the fault was done to, for its repair. */
  let struck: Machine
  return [
    {
      name: 'the leader of etcd killed with -9, and started after 15 s',
      async act() {
        struck = await leaderOfEtcd(all)
        await struck.etcd.kill()
        await sleep(15_000)
      },
      async repair() {
        await struck.etcd.start()
        await whole()
      },
    },
    {
      name: 'all of etcd killed with -9, and started after 30 s',
      async act() {
        for (const { etcd } of all) await etcd.kill()
        await sleep(beyondLease)
        await Promise.all(all.map(({ etcd }) => etcd.start()))
      },
      repair: whole,
    },
    {
      name: 'a planned switchover',
      async act() {
        const { name, ask } = await primary()
        const { status, text } = await ask('/switchover', { leader: name })
        if (status !== 200) throw new Error(`No switchover: ${status} ${text}`)
      },
      repair: whole,
    },
    {
      name: 'kill -9 of the primary PostgreSQL',
      async act() {
        struck = await primary()
        struck.killPostgres()
        await anotherThan(struck)
      },
      repair: whole,
    },
    {
      name: 'the primary, cut off from the other two machines but not from the doors, for 30 s',
      async act() {
        struck = await primary()
        struck.pull('peers')
        await sleep(beyondLease)
      },
      async repair() {
        struck.plug('peers')
        await whole()
      },
    },
    {
      name: 'both standbys and their machines without power for 30 s, silent',
      async act() {
        struck = await primary()
        const others = all.filter((machine) => machine !== struck)
        for (const machine of others) machine.powerOff()
        await sleep(beyondLease)
        if (await struck.isPrimary()) throw new Error(`${struck.name} is the primary alone, without a majority`)
        await Promise.all(others.map((machine) => machine.powerOn()))
        await whole()
      },
    },
    {
      name: 'the primary and its machine without power, silent',
      async act() {
        struck = await primary()
        struck.powerOff()
        await anotherThan(struck)
      },
      async repair() {
        await struck.powerOn()
        await whole()
      },
    },
  ]
}

async function leaderOfEtcd(all: readonly Machine[]): Promise<Machine> {
  for (const machine of all) {
    const { text } = await machine.askEtcd('/v3/maintenance/status', {})
    const { header, leader } = JSON.parse(text) as { header: { member_id: string }; leader: string }
    if (header.member_id === leader) return machine
  }
  throw new Error('No member of etcd is its leader')
}
