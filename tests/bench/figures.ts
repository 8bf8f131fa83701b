/** The value below which that share of them lies; 0 of none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** `1,234`. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en')
