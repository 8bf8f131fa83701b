import { hints } from '@edis/contract/errors/hints'
import { type NamedPartner, partnerNamed } from '../prices/partner-named.ts'
import { dayInJakarta, versionOn } from '../prices/rate-card-versions.ts'
import { WrongOption } from '../wrong-option.ts'
import type { ListedCard } from '../prices/rate-card-versions.store.ts'

/** Which version is meant: whose, by email or ID, and its number or name as `edis rate-card list` shows them. */
export type CardChoice = { partner?: string; card?: string }

/**
 * Returns the version that is meant: without a number or name, the one in force today, everybody's or the partner's own.
 * null: nothing was chosen, and none is in force. @throws {WrongOption} when what was chosen isn't there.
 */
export function cardNamed(
  cards: readonly ListedCard[],
  { partner, card }: CardChoice,
  partners: readonly NamedPartner[],
  now: Date,
): ListedCard | null {
  const owner = partner === undefined ? null : partnerNamed(partners, partner)
  const ofOwner = cards.filter(
    ({ partnerId }) => (owner === null && card !== undefined) || partnerId === (owner?.id ?? null),
  )
  if (card === undefined) {
    const found = versionOn(ofOwner, dayInJakarta(now))
    if (!found && owner) throw new WrongOption('partner', hints.noCardInForce(owner.email))
    return ofOwner.find((one) => one === found) ?? null
  }
  const email = owner?.email ?? null
  const numbered = ofOwner.find((one) => String(one.card) === card)
  const [named, ...more] = numbered ? [numbered] : ofOwner.filter(({ name }) => name === card)
  if (!named) throw new WrongOption('card', hints.noSuchCard(card, email))
  if (more.length > 0) {
    const numbers = [named, ...more].map((one) => one.card).join(', ')
    throw new WrongOption('card', hints.severalCards(card, email, numbers))
  }
  return named
}
