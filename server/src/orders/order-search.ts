import { fewestPhoneDigits } from '@edis/contract/console/orders'

/** Of those whose phone ends so, as many are looked at: four digits fit a thousand of ten million. */
export const lookedAt = 5_000

/** The last digits of a phone that the text may be, as the number ends in E.164; null: it is none. */
export function phoneEnd(text: string): string | null {
  const digits = text.replaceAll(/[\s().+-]/g, '')
  if (!/^\d+$/.test(digits) || digits.length < fewestPhoneDigits || digits.length > 15) return null
  // 0812… is +62812…
  return digits.startsWith('0') && digits.length > 8 ? digits.slice(1) : digits
}

/** An AWB of ours that was typed as it is printed, in groups, as it is kept; any other text as it is. */
export function withoutGroups(text: string): string {
  const bare = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^ED[ST]\d+$/.test(bare) ? bare : text
}
