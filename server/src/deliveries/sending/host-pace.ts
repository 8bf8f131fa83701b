import type { Claimed } from '../queue.store.ts'

type Wanted = { webhookId: string; slots: number }
type Bucket = { tokens: number; filledAt: number }

/**
 * Bounds how many deliveries a second this process begins from one partner to one host, so that many webhooks of one
 * URL, or a partner who points them at somebody else's server, don't flood it. A burst of a second's worth passes at once.
 * `now` in milliseconds.
 */
export function createHostPace({ perSecond, now }: { perSecond: number; now: () => number }) {
  const buckets = new Map<string, Bucket>()
  /** Where each webhook went when it was last claimed. */
  const targets = new Map<string, { url: string; bucket: Bucket }>()

  function filled(bucket: Bucket): Bucket {
    const time = now()
    bucket.tokens = Math.min(perSecond, bucket.tokens + ((time - bucket.filledAt) / 1_000) * perSecond)
    bucket.filledAt = time
    return bucket
  }

  function bucketOf({ webhookId, partnerId, url }: Pick<Claimed, 'webhookId' | 'partnerId' | 'url'>): Bucket {
    const known = targets.get(webhookId)
    if (known?.url === url) return known.bucket
    const key = `${partnerId} ${new URL(url).hostname}`
    const bucket = buckets.get(key) ?? { tokens: perSecond, filledAt: now() }
    buckets.set(key, bucket)
    targets.set(webhookId, { url, bucket })
    return bucket
  }

  return {
    /** Claims no more than the pace allows. `resting`: webhooks that got fewer slots than wanted; ask again in `restMs`. */
    async claim<Item extends Pick<Claimed, 'webhookId' | 'partnerId' | 'url'>>(
      wanted: readonly Wanted[],
      claim: (allowed: Wanted[]) => Promise<Item[]>,
    ): Promise<{ items: Item[]; resting: string[]; restMs: number }> {
      const resting: string[] = []
      const allowed: Wanted[] = []
      for (const { webhookId, slots } of wanted) {
        const bucket = targets.get(webhookId)?.bucket
        const count = bucket ? Math.min(slots, Math.max(0, Math.floor(filled(bucket).tokens))) : slots
        // Taken before the claim: another one may run beside it.
        if (bucket) bucket.tokens -= count
        if (count < slots) resting.push(webhookId)
        if (count > 0) allowed.push({ webhookId, slots: count })
      }
      const reserved = allowed.flatMap(({ webhookId, slots }) => {
        const bucket = targets.get(webhookId)?.bucket
        return bucket ? [{ bucket, slots }] : []
      })
      const items = allowed.length > 0 ? await claim(allowed).finally(giveBack) : []
      for (const item of items) bucketOf(item).tokens -= 1
      return { items, resting, restMs: Math.max(10, 1_000 / perSecond) }

      function giveBack(): void {
        for (const { bucket, slots } of reserved) bucket.tokens += slots
      }
    },
  }
}
