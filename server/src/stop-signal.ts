/** A terminal's Ctrl-C reaches every process of its group, and npm passes on its own: so often in so many milliseconds is once. */
const onceWithin = 500

/**
 * Resolves at the first SIGTERM or SIGINT. Whoever asks again later than at once means it: the process ends with status 1.
 * Listens for as long as the process lives, for a signal that nobody listens for ends it at once.
 */
export function stopSignal(): Promise<void> {
  let askedAt: number | null = null
  return new Promise((resolve) => {
    const onSignal = () => {
      const now = performance.now()
      if (askedAt === null) askedAt = now
      else if (now - askedAt > onceWithin) process.exit(1)
      resolve()
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
  })
}
