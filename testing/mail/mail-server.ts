import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type Received = { to: string[]; raw: string }

/**
 * A real SMTP server on a free port. `refuse` says which recipients it refuses, and with which status; `onMail` is given
 * each mail before it is accepted.
 */
export async function startMailServer({
  port = 0,
  refuse = () => null,
  onMail = async () => {},
}: {
  port?: number
  refuse?: (recipient: string) => number | null
  onMail?: (received: Received) => Promise<void>
} = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const status = refuse(address)
      done(status === null ? null : Object.assign(new Error(`${address} is not here`), { responseCode: status }))
    },
    onData(stream, session, done) {
      const take = async () => {
        const raw = await text(stream)
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address), raw }
        received.push(mail)
        await onMail(mail)
        done()
      }
      void take()
    },
  })
  server.on('error', () => {})
  const address = await new Promise<number>((resolve) => {
    const listening = server.listen(port, '127.0.0.1', () => {
      const bound = listening.address()
      resolve(typeof bound === 'object' && bound ? bound.port : 0)
    })
  })
  return {
    url: `smtp://127.0.0.1:${address}`,
    port: address,
    received,
    to: (recipient: string) => received.filter(({ to }) => to.includes(recipient)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
