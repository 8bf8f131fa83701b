/** How long after a failed attempt the next one is made, in seconds. Source: open-api.md, "Webhooks". */
export const retryDelays = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const

/** How long a receiver may take to answer, in seconds. */
export const answerWithin = 15

/** After how many days of failures alone a webhook is disabled. */
export const daysOfFailure = 5

const units = [
  { seconds: 3_600, name: 'h' },
  { seconds: 60, name: 'min' },
  { seconds: 1, name: 's' },
] as const

/** `14 h`, `5 min`, `5 s`. */
export function spanInWords(seconds: number): string {
  const unit = units.find((one) => seconds >= one.seconds) ?? units[2]
  const digits = unit.name === 'h' ? 1 : 0
  return `${Number((seconds / unit.seconds).toFixed(digits))} ${unit.name}`
}
