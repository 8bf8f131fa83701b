/**
 * What somebody's refused requests may cost, in units: a request of less than 4 KiB is one. 600 are free at once and 300 a
 * second after that, six times as many as the usual rate limit lets through. `maxDebt` bounds how long one wave is paid for.
 */
export const pace = { atOnce: 600, perSecond: 300, maxDebt: 600, maxWaiting: 100, everyMs: 5 }
const maxAccounts = 10_000

type Account = { left: number; at: number; waiting: (() => void)[] }

export type RefusalPace = {
  /** Takes what a refused request cost; what is negative is given back. */
  charge(who: string, units: number): void
  /** Whether that somebody has had more refused than is free, so that the next waits for its turn. */
  owes(who: string): boolean
  /** Has `go` called when it is that request's turn, which costs a unit. Returns how to leave; null: too many wait. */
  wait(who: string, go: () => void): (() => void) | null
}

/** A bucket for each who has requests refused, and a queue for who has emptied it. */
export function refusalPace(now: () => number = () => performance.now()): RefusalPace {
  const accounts = new Map<string, Account>()
  const queued = new Set<Account>()
  let ticking: NodeJS.Timeout | null = null

  function renew(account: Account): Account {
    const time = now()
    account.left = Math.min(pace.atOnce, account.left + ((time - account.at) * pace.perSecond) / 1_000)
    account.at = time
    return account
  }

  function open(who: string): Account {
    const oldest = accounts.size < maxAccounts ? undefined : accounts.entries().next().value
    if (oldest && oldest[1].waiting.length === 0) accounts.delete(oldest[0])
    const account = { left: pace.atOnce, at: now(), waiting: [] }
    accounts.set(who, account)
    return account
  }

  function tick(): void {
    for (const account of queued) {
      renew(account)
      while (account.left >= 1 && account.waiting.length > 0) {
        account.left--
        account.waiting.shift()?.()
      }
      if (account.waiting.length === 0) queued.delete(account)
    }
    if (queued.size > 0 || !ticking) return
    clearInterval(ticking)
    ticking = null
  }

  return {
    charge(who, units) {
      const account = renew(accounts.get(who) ?? open(who))
      account.left = Math.max(-pace.maxDebt, account.left - units)
    },
    owes(who) {
      const account = accounts.get(who)
      return account !== undefined && (account.waiting.length > 0 || renew(account).left < 1)
    },
    wait(who, go) {
      const account = accounts.get(who) ?? open(who)
      if (account.waiting.length >= pace.maxWaiting) return null
      account.waiting.push(go)
      queued.add(account)
      ticking ??= setInterval(tick, pace.everyMs)
      return () => {
        const at = account.waiting.indexOf(go)
        if (at >= 0) account.waiting.splice(at, 1)
      }
    },
  }
}
