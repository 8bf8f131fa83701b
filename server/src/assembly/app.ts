import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DoorName } from '../settings.ts'
import { type AppOptions, openDoors } from './doors.ts'
import { createPools, type Pools } from './pools.ts'

export type App = {
  doors: Partial<Record<DoorName, FastifyInstance>>
  /** Binds each door's port. Rejects, naming the door, when one can't be had. */
  listen(): Promise<void>
  /**
   * Reports for `drain` milliseconds that it is not ready and asks clients to disconnect, still answering them. Then lets
   * requests in progress finish, for `timeoutMs` milliseconds at most, and closes the database.
   */
  close(options?: { drain?: number; timeoutMs?: number }): Promise<void>
}

/** Puts the doors together over one database. A function of its options alone: tests boot this one too. */
export async function createApp(options: AppOptions): Promise<App> {
  const pools = createPools(options.databaseUrl, options.settings.databasePoolUrl)
  try {
    return await openApp(options, pools)
  } catch (error) {
    // What stays connected would keep the process from ending.
    await pools.close()
    throw error
  }
}

async function openApp(options: AppOptions, pools: Pools): Promise<App> {
  const { settings, log, now = () => new Date() } = options
  let closing = false
  const parts = await openDoors({ ...options, pools, now, isClosing: () => closing })
  const { doors: opened, mails, metricsPort, cleanAccounts } = parts
  const running = Object.values(opened)
  const servers = running.map(({ server }) => server)
  const timers = [cleanAccounts, ...running.map(({ clean }) => clean)].map((clean) => hourly(clean, log))

  return {
    doors: Object.fromEntries(Object.entries(opened).map(([name, { server }]) => [name, server])),
    async listen() {
      await metricsPort?.listen()
      for (const [name, { server }] of Object.entries(opened) as [DoorName, { server: FastifyInstance }][])
        await server.listen({ host: settings.host, port: settings.ports[name] }).catch((error: Error) => {
          throw new Error(`The ${name} host can't listen on ${settings.host}:${settings.ports[name]}: ${error.message}`)
        })
    },
    async close({ drain = 0, timeoutMs = 20_000 } = {}) {
      closing = true
      for (const server of servers) server.closeConnections()
      await sleep(drain)
      for (const timer of timers) clearInterval(timer)
      const hurry = setTimeout(() => {
        for (const { server } of servers) server.closeAllConnections()
      }, timeoutMs)
      await Promise.all([mails?.stop(), ...running.map((door) => door.stop())])
      await Promise.all([metricsPort?.close(), ...servers.map((server) => server.close())])
      clearTimeout(hurry)
      await Promise.all(running.map((door) => door.finish()))
      await pools.close()
    },
  }
}

function hourly(clean: () => Promise<unknown>, log: Logger): NodeJS.Timeout {
  const run = () => clean().catch((error: unknown) => log.error({ err: error }, 'cleanup failed'))
  return setInterval(() => void run(), 3_600_000).unref()
}
