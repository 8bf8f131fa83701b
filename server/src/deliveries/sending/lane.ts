/**
 * Requests in flight to one webhook, from one process: many once it has answered well, few before that and when its last
 * attempt failed, because it may be dead and slow.
 */
const maxPerSound = 20
const maxPerDoubtful = 2
/** Claimed beyond that of a swift receiver, so that no post waits for a claim. */
const maxAhead = 20
const maxWebhooksAtOnce = 100

/** What is known of a receiver by its last attempt from this process. */
export type Pace = 'swift' | 'slow' | 'failing' | 'unknown'

type Options<Item, Outcome> = {
  /** Requests in flight in this lane. Receivers that are not known to be swift have half of them between them. */
  most: number
  /** Takes what is due, at most so many of each webhook. */
  claim: (wanted: { webhookId: string; slots: number }[]) => Promise<Item[]>
  /** Posts one; resolves when it is answered or given up. Never rejects. */
  post: (item: Item) => Promise<Outcome>
  /** What was claimed will not be posted from here. Never rejects. */
  giveBack: (items: Item[]) => Promise<void>
  /** Writes down what became of one. Never rejects. */
  write: (outcome: Outcome) => Promise<void>
  paceOf: (webhookId: string) => Pace
  onError: (error: unknown) => void
}

export type Lane = {
  /** These webhooks may have something due. */
  wake(webhookIds: Iterable<string>): void
  /** What was claimed and is not yet posted and written down. */
  inFlight(): number
  /** Takes nothing more; resolves when all in flight is done. */
  stop(): Promise<void>
}

/** Sends what is due of many webhooks side by side: each has its own bound, so that a slow one holds up no other. */
export function createLane<Item extends { webhookId: string }, Outcome>(options: Options<Item, Outcome>): Lane {
  /** In the order in which they are asked; one that may have more goes to the end. */
  const ready = new Set<string>()
  const perWebhook = new Map<string, { flying: number; ahead: Item[] }>()
  let inFlight = 0
  /** Of these, to receivers that were not known to be swift when it began. */
  let strained = 0
  let ahead = 0
  let writing = 0
  let claiming: Promise<void> | null = null
  let scheduled = false
  let stopped = false
  let onIdle = () => {}

  function maxOf(webhookId: string): number {
    const pace = options.paceOf(webhookId)
    return pace === 'swift' || pace === 'slow' ? maxPerSound : maxPerDoubtful
  }

  function wanted(): { webhookId: string; slots: number }[] {
    const slots = new Map<string, number>()
    // While outcomes are not written down, nothing more is claimed.
    let room = Math.min(options.most - inFlight, 2 * options.most - claimed())
    let strainedRoom = options.most / 2 - strained
    for (const webhookId of ready) {
      if (room <= 0 || slots.size === maxWebhooksAtOnce) break
      const isSwift = options.paceOf(webhookId) === 'swift'
      const { flying = 0, ahead: { length } = [] } = perWebhook.get(webhookId) ?? {}
      const left = Math.min(room, maxOf(webhookId) - flying - length)
      const own = Math.max(0, isSwift ? left : Math.min(left, strainedRoom))
      room -= own
      if (!isSwift) strainedRoom -= own
      if (own > 0) slots.set(webhookId, own)
    }
    // Nobody waits for room, so nobody is held up by what a webhook has ready beyond its bound.
    if (room > 0)
      for (const webhookId of ready) {
        const missing = maxAhead - (perWebhook.get(webhookId)?.ahead.length ?? 0)
        if (slots.size === maxWebhooksAtOnce) break
        if (options.paceOf(webhookId) === 'swift' && missing >= maxAhead / 2)
          slots.set(webhookId, (slots.get(webhookId) ?? 0) + missing)
      }
    return [...slots].map(([webhookId, count]) => ({ webhookId, slots: count }))
  }

  async function claim(): Promise<void> {
    for (let list = wanted(); list.length > 0 && !stopped; list = wanted()) {
      // Before the claim: a wake during it must not be forgotten by it.
      for (const { webhookId } of list) ready.delete(webhookId)
      const items = await options.claim(list)
      const counts = Map.groupBy(items, ({ webhookId }) => webhookId)
      for (const { webhookId, slots } of list) if ((counts.get(webhookId)?.length ?? 0) >= slots) ready.add(webhookId)
      for (const item of items) take(item)
    }
  }

  function take(item: Item): void {
    const { webhookId } = item
    const own = perWebhook.get(webhookId) ?? { flying: 0, ahead: [] }
    perWebhook.set(webhookId, own)
    ahead++
    own.ahead.push(item)
    flyNext(webhookId, own)
  }

  function flyNext(webhookId: string, own: { flying: number; ahead: Item[] }): void {
    const next = own.flying < maxOf(webhookId) ? own.ahead.shift() : undefined
    if (next) void fly(next, own)
    else if (own.flying === 0) perWebhook.delete(webhookId)
  }

  async function fly(item: Item, own: { flying: number; ahead: Item[] }): Promise<void> {
    const { webhookId } = item
    const strain = options.paceOf(webhookId) === 'swift' ? 0 : 1
    ahead--
    inFlight++
    strained += strain
    own.flying++
    const outcome = await options.post(item)
    own.flying--
    inFlight--
    strained -= strain
    void write(outcome)
    if (stopped || options.paceOf(webhookId) !== 'swift') void giveBack(own)
    flyNext(webhookId, own)
    if (ready.size > 0) schedule()
  }

  /** Apart: the item, its body with it, is garbage by now. */
  async function write(outcome: Outcome): Promise<void> {
    writing++
    await options.write(outcome)
    writing--
    if (ready.size > 0) schedule()
    if (claimed() === 0) onIdle()
  }
  const claimed = () => ahead + inFlight + writing

  /** What is ready beyond a webhook's bound: it would wait for long. */
  async function giveBack(own: { ahead: Item[] }): Promise<void> {
    const items = own.ahead.splice(0)
    if (items.length === 0) return
    await options.giveBack(items)
    ahead -= items.length
    if (claimed() === 0) onIdle()
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
    inFlight: claimed,
    async stop() {
      stopped = true
      await claiming
      for (const own of perWebhook.values()) void giveBack(own)
      if (claimed() > 0) await new Promise<void>((resolve) => (onIdle = resolve))
    },
  }
}
