/**
 * Requests in flight to one webhook, from one process: many once it has answered well, few before that and when its last
 * attempt failed, because it may be dead and slow.
 */
const mostPerSound = 20
const mostPerDoubtful = 2
const mostWebhooksAtOnce = 100

/** What is known of a receiver by its last attempt from this process. */
export type Pace = 'swift' | 'slow' | 'failing' | 'unknown'

type Options<Item> = {
  /** Requests in flight in this lane. Receivers that are not known to be swift have half of them between them. */
  most: number
  /** Takes what is due, at most so many of each webhook. */
  claim: (wanted: { webhookId: string; slots: number }[]) => Promise<Item[]>
  /** Sends one; resolves when its outcome is written down. Never rejects. */
  send: (item: Item) => Promise<void>
  paceOf: (webhookId: string) => Pace
  onError: (error: unknown) => void
}

export type Lane = {
  /** These webhooks may have something due. */
  wake(webhookIds: Iterable<string>): void
  inFlight(): number
  /** Takes nothing more; resolves when all in flight is done. */
  stop(): Promise<void>
}

/** Sends what is due of many webhooks side by side: each has its own bound, so that a slow one holds up no other. */
export function createLane<Item extends { webhookId: string }>(options: Options<Item>): Lane {
  /** In the order in which they are asked; one that may have more goes to the end. */
  const ready = new Set<string>()
  const perWebhook = new Map<string, number>()
  let inFlight = 0
  /** Of these, to receivers that were not known to be swift when it began. */
  let strained = 0
  let claiming: Promise<void> | null = null
  let scheduled = false
  let stopped = false
  let onIdle = () => {}

  function wanted(): { webhookId: string; slots: number }[] {
    const list: { webhookId: string; slots: number }[] = []
    let room = options.most - inFlight
    let strainedRoom = options.most / 2 - strained
    for (const webhookId of ready) {
      if (room <= 0 || list.length === mostWebhooksAtOnce) break
      const pace = options.paceOf(webhookId)
      const most = pace === 'swift' || pace === 'slow' ? mostPerSound : mostPerDoubtful
      const left = Math.min(room, most - (perWebhook.get(webhookId) ?? 0))
      const slots = pace === 'swift' ? left : Math.min(left, strainedRoom)
      if (slots <= 0) continue
      list.push({ webhookId, slots })
      room -= slots
      if (pace !== 'swift') strainedRoom -= slots
    }
    return list
  }

  async function claim(): Promise<void> {
    for (let list = wanted(); list.length > 0 && !stopped; list = wanted()) {
      // Before the claim: a wake during it must not be forgotten by it.
      for (const { webhookId } of list) ready.delete(webhookId)
      const items = await options.claim(list)
      const counts = Map.groupBy(items, ({ webhookId }) => webhookId)
      for (const { webhookId, slots } of list) if ((counts.get(webhookId)?.length ?? 0) >= slots) ready.add(webhookId)
      for (const item of items) void fly(item)
    }
  }

  async function fly(item: Item): Promise<void> {
    const { webhookId } = item
    const strain = options.paceOf(webhookId) === 'swift' ? 0 : 1
    inFlight++
    strained += strain
    perWebhook.set(webhookId, (perWebhook.get(webhookId) ?? 0) + 1)
    await options.send(item)
    inFlight--
    strained -= strain
    const left = (perWebhook.get(webhookId) ?? 1) - 1
    if (left === 0) perWebhook.delete(webhookId)
    else perWebhook.set(webhookId, left)
    if (ready.size > 0) schedule()
    if (inFlight === 0) onIdle()
  }

  /** Once a turn of the event loop, however many ask: what ends together is followed by one claim. */
  function schedule(): void {
    if (scheduled || stopped) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      claiming ??= claim()
        .catch(options.onError)
        .finally(() => {
          claiming = null
          if (wanted().length > 0) schedule()
        })
    })
  }

  return {
    wake(webhookIds) {
      for (const id of webhookIds) ready.add(id)
      schedule()
    },
    inFlight: () => inFlight,
    async stop() {
      stopped = true
      await claiming
      if (inFlight > 0) await new Promise<void>((resolve) => (onIdle = resolve))
    },
  }
}
