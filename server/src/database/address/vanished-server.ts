import { connect, type Socket } from 'node:net'

const lookEvery = 1_000
/** An answer may take its time: only then it is asked whether there is anybody to give one. In milliseconds. */
const maxSilence = 3_000
const maxConnect = 4_000

/**
 * Ends a connection that waits for an answer of a server that nobody reaches any more: one that lost its power or its
 * network closes nothing, and TCP sends again for a quarter of an hour. Whether it is there, a connection beside it finds out.
 */
export function endWhenVanished(socket: Socket, isWaiting: () => boolean): void {
  const { remoteAddress: host, remotePort: port } = socket
  if (host === undefined || port === undefined) return
  const server = { host, port }
  let read = 0
  let silentSince = 0
  let looking = false

  const timer = setInterval(() => {
    if (socket.destroyed) return clearInterval(timer)
    const now = performance.now()
    if (!isWaiting() || socket.bytesRead !== read) {
      read = socket.bytesRead
      silentSince = now
    } else if (now - silentSince >= maxSilence && !looking) look()
  }, lookEvery).unref()

  function look(): void {
    looking = true
    const beside = connect({ ...server, timeout: maxConnect })
    const isGone = () => {
      beside.destroy()
      socket.destroy(Object.assign(new Error('The database server vanished'), { code: 'ETIMEDOUT' }))
    }
    beside.once('error', isGone).once('timeout', isGone)
    beside.once('connect', () => {
      beside.destroy()
      looking = false
      silentSince = performance.now()
    })
  }
}
