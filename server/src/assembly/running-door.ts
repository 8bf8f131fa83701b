import type { FastifyInstance } from 'fastify'

/** A door with every call on it, and what runs beside. */
export type RunningDoor = {
  server: FastifyInstance
  /** Deletes what has expired. */
  clean(): Promise<void>
  /** Before the door closes: takes no new work of its own and answers waiting requests. */
  stop(): Promise<void>
  /** After the door has closed: writes what is still held. */
  finish(): Promise<void>
}
