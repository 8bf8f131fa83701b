/** The last request that carried a pair's access token. */
export type TokenUse = { id: string; at: Date; address: string }

export type TokenUses = {
  /** Remembers a use: of every request, so it does next to nothing. */
  note(id: string, address: string): void
  /** Writes what is still held. */
  finish(): Promise<void>
}

type Options = { write: (uses: TokenUse[]) => Promise<void>; now: () => Date; onError: (error: unknown) => void }
/** `writtenAt`: the use that was written last. In milliseconds. */
type Held = { at: number; address: string; writtenAt: number }

const writeEvery = 1_000
/** Between two writes of one token, in milliseconds. */
const minute = 60_000
const maxHeld = 20_000

/** Writes when tokens were last used, in batches beside the requests and once a minute for each token. */
export function createTokenUses({ write, now, onError }: Options): TokenUses {
  const held = new Map<string, Held>()

  async function writeDue(): Promise<void> {
    const due: TokenUse[] = []
    const time = now().getTime()
    for (const [id, use] of held) {
      const { at, address } = use
      if (at >= use.writtenAt + minute) {
        due.push({ id, at: new Date(at), address })
        use.writtenAt = at
      } else if (at + 2 * minute < time) held.delete(id)
    }
    if (due.length > 0) await write(due).catch(onError)
  }
  const timer = setInterval(() => void writeDue(), writeEvery).unref()

  return {
    note(id, address) {
      const at = now().getTime()
      const use = held.get(id)
      if (use) {
        use.at = at
        use.address = address
      } else if (held.size < maxHeld) held.set(id, { at, address, writtenAt: Number.NEGATIVE_INFINITY })
    },
    async finish() {
      clearInterval(timer)
      await writeDue()
    },
  }
}
