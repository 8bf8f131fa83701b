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
