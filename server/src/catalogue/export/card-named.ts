import { type NamedPartner, partnerNamed } from '../prices/partner-named.ts'
import { dayInJakarta, versionOn } from '../prices/rate-card-versions.ts'
import type { ListedCard } from '../prices/rate-card-versions.store.ts'

/** Which version is meant: whose, by email or id, and its number or name as `edis rate-card list` shows them. */
export type CardChoice = { partner?: string; card?: string }

/**
 * Returns the version that is meant: without a number or name, the one in force today, everybody's or the partner's own.
 * null: nothing was chosen, and none is in force. @throws {Error} when what was chosen isn't there.
 */
export function cardNamed(
  cards: readonly ListedCard[],
  { partner, card }: CardChoice,
  partners: readonly NamedPartner[],
  now: Date,
): ListedCard | null {
  const owner = partner === undefined ? null : partnerNamed(partners, partner)
  const whose = owner ? `${owner.email} has` : 'There is'
  const list = 'See edis rate-card list.'
  if (card === undefined) {
    const ofOwner = cards.filter(({ partnerId }) => partnerId === (owner?.id ?? null))
    const found = versionOn(ofOwner, dayInJakarta(now))
    if (!found && owner) throw new Error(`${owner.email} has no rate card of its own in force. ${list}`)
    return ofOwner.find((one) => one === found) ?? null
  }
  const ofOwner = cards.filter(({ partnerId }) => owner === null || partnerId === owner.id)
  const numbered = ofOwner.find((one) => String(one.card) === card)
  const [named, ...more] = numbered ? [numbered] : ofOwner.filter(({ name }) => name === card)
  if (!named) throw new Error(`${whose} no rate card ${card}. ${list}`)
  if (more.length > 0)
    throw new Error(
      `${whose} several rate cards called ${card}: say which by its number, one of ${[named, ...more].map((one) => one.card).join(', ')}`,
    )
  return named
}
