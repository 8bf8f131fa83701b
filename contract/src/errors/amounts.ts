import type { Language } from '../languages.ts'

/** `1,205.5` in English, `1.205,5` in Indonesian; three decimals at most. */
export function decimal(value: number, language: Language): string {
  const [whole = '', fraction] = String(Math.round(Math.abs(value) * 1000) / 1000).split('.')
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ',']
  const grouped = /^\d+$/.test(whole) ? inThrees(whole).join(group) : whole
  return `${value < 0 ? '-' : ''}${grouped}${fraction === undefined ? '' : point + fraction}`
}

/** The digits of a number in threes, from its end. */
function inThrees(digits: string): string[] {
  const first = digits.length % 3 || 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])]
}

/** An amount as people say it: `Rp 44,659` and `Rp44.659`, `1.2 kg` and `1,2 kg` of 1200 g, `30 cm`. */
export function amount(value: number, unit: string | undefined, language: Language): string {
  if (unit === 'rupiah') return `Rp${language === 'en' ? ' ' : ''}${decimal(value, language)}`
  if (unit === 'g' && Math.abs(value) >= 1000) return `${decimal(value / 1000, language)} kg`
  return unit === undefined ? decimal(value, language) : `${decimal(value, language)} ${unit}`
}
