import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

/** A way to the database that a test can break: `url` leads through it. */
export async function startDatabaseLink(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let state: 'whole' | 'cut' | 'hanging' | 'mute' = 'whole'
  let waiting: { by: 'near' | 'far'; text: string; act: () => void }[] = []
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk: Buffer) => {
        const by = from === near ? 'near' : 'far'
        const heard = waiting.filter((one) => one.by === by && chunk.includes(one.text))
        waiting = waiting.filter((one) => !heard.includes(one))
        for (const { act } of heard) act()
        if (state === 'whole' || (state === 'mute' && to === far)) to.write(chunk)
      })
      from.on('error', () => {})
      from.on('close', () => (sockets.delete(from), to.destroy()))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)

  const said = (text: string, act = () => {}, by: 'near' | 'far' = 'near'): Promise<void> =>
    new Promise((resolve) => waiting.push({ by, text, act: () => (act(), resolve()) }))
  const end = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: url.href,
    /** Ends every connection and refuses new ones. */
    cut: () => ((state = 'cut'), end()),
    /** Takes connections and what they say, and answers nothing. */
    hang: () => void (state = 'hanging'),
    /** From when somebody would say so to the database, which never hears it, it hangs. Resolves then. */
    hangFrom: (text: string) => said(text, () => (state = 'hanging')),
    /** From when the database would say so, it hears all and is not heard. Resolves then. */
    muteFrom: (text: string) => said(text, () => (state = 'mute'), 'far'),
    /** As new; what hung is ended. */
    mend: () => ((state = 'whole'), end()),
    close: () => (end(), server.close()),
  }
}
