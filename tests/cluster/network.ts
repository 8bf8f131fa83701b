import { execFileSync } from 'node:child_process'

/** A machine of the test's own: a network namespace with a cable to each of two networks. */
export type Host = {
  name: string
  /** Its address among the machines of the database. */
  peer: string
  /** Its address for everyone who uses the database. */
  client: string
  /** How a program is run there: what comes before its command. */
  inside: [command: string, ...args: string[]]
  pull(cable: Cable): void
  plug(cable: Cable): void
  /** Every process there ends at once. */
  kill(): void
}
type Cable = 'peers' | 'clients'

export type Network = ReturnType<typeof makeNetwork>

const hostCount = 3
const firstAddress = 11

/**
 * Three hosts, db1 to db3, between which nothing but the network is shared, and which can be cut off. Addresses are of the
 * range for tests of network devices (RFC 2544); two runs at a time take others.
 */
export function makeNetwork() {
  const run = `e${process.pid}`
  const third = (process.pid % 127) * 2
  const prefix = { peers: `198.18.${third}.`, clients: `198.18.${third + 1}.` }
  const cables = ['peers', 'clients'] as const
  const bridge = (cable: Cable) => `${run}${cable.charAt(0)}`
  for (const cable of cables) {
    ip('link', 'add', bridge(cable), 'type', 'bridge')
    ip('link', 'set', bridge(cable), 'up')
    ip('addr', 'add', `${prefix[cable]}1/24`, 'dev', bridge(cable))
  }

  function host(number: number): Host {
    const name = `db${number}`
    const namespace = `${run}-${name}`
    const address = (cable: Cable) => `${prefix[cable]}${firstAddress + number - 1}`
    const port = (cable: Cable) => `${bridge(cable)}${number}`
    ip('netns', 'add', namespace)
    ip('-n', namespace, 'link', 'set', 'lo', 'up')
    for (const cable of cables) {
      ip('link', 'add', port(cable), 'type', 'veth', 'peer', 'name', cable, 'netns', namespace)
      ip('link', 'set', port(cable), 'master', bridge(cable), 'up')
      ip('-n', namespace, 'addr', 'add', `${address(cable)}/24`, 'dev', cable)
      ip('-n', namespace, 'link', 'set', cable, 'up')
    }
    return {
      name,
      peer: address('peers'),
      client: address('clients'),
      inside: ['ip', 'netns', 'exec', namespace],
      pull: (cable) => ip('link', 'set', port(cable), 'down'),
      plug: (cable) => ip('link', 'set', port(cable), 'up'),
      kill() {
        for (const pid of ip('netns', 'pids', namespace).split('\n').filter(Boolean)) killIfThere(Number(pid))
      },
    }
  }
  const hosts = Array.from({ length: hostCount }, (_, index) => host(index + 1))

  return {
    prefix,
    hosts,
    remove() {
      for (const { kill, inside } of hosts) {
        kill()
        ip('netns', 'del', inside.at(-1) ?? '')
      }
      for (const cable of cables) ip('link', 'del', bridge(cable))
    },
  }
}

const ip = (...args: string[]): string => execFileSync('ip', args, { encoding: 'utf8' })

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}
