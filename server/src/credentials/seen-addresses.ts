/** A key or token of a partner, used from there. */
export type AddressUse = { partnerId: string; address: string }

type Options = { write: (uses: AddressUse[]) => Promise<void>; onError: (error: unknown) => void }

const writeEvery = 1_000
const maxHeld = 50_000

/** Notes from where partners' keys and tokens are used, beside the requests: each address of a partner once a process. */
export function createSeenAddresses({ write, onError }: Options) {
  const held = new Set<string>()
  let waiting: AddressUse[] = []

  async function writeAll(): Promise<void> {
    const uses = waiting
    waiting = []
    if (uses.length === 0) return
    await write(uses).catch((error: unknown) => {
      // Noted again with the next use.
      held.clear()
      onError(error)
    })
  }
  const timer = setInterval(() => void writeAll(), writeEvery).unref()

  return {
    /** Of every request, so it does next to nothing. */
    note(partnerId: string, address: string): void {
      const key = `${partnerId} ${address}`
      if (held.has(key)) return
      if (held.size >= maxHeld) held.clear()
      held.add(key)
      waiting.push({ partnerId, address })
    },
    async finish(): Promise<void> {
      clearInterval(timer)
      await writeAll()
    },
  }
}
