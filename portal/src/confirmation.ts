let waiting: ((confirmed: boolean) => void)[] = []
let follower: () => void = () => {}

/** Asks who is signed in to prove it again. Several who ask at once are answered together. */
export function confirmAgain(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    follower()
  })
}

export const askedForConfirmation = (): boolean => waiting.length > 0

export function followConfirmation(onChange: () => void): () => void {
  follower = onChange
  return () => (follower = () => {})
}

export function confirmationAnswered(confirmed: boolean): void {
  const asked = waiting
  waiting = []
  follower()
  for (const answer of asked) answer(confirmed)
}
