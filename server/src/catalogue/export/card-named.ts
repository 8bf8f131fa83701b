import { type NamedPartner, partnerNamed } from '../prices/partner-named.ts'
import { dayInJakarta, versionOn } from '../prices/rate-card-versions.ts'
import { WrongOption } from '../wrong-option.ts'
import type { ListedCard } from '../prices/rate-card-versions.store.ts'

/** Which version is meant: whose, by email or id, and its number or name as `edis rate-card list` shows them. */
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
    if (!found && owner) throw new WrongOption('partner', noneInForce(owner))
    return ofOwner.find((one) => one === found) ?? null
  }
  const numbered = ofOwner.find((one) => String(one.card) === card)
  const [named, ...more] = numbered ? [numbered] : ofOwner.filter(({ name }) => name === card)
  if (!named) throw new WrongOption('card', noSuchCard(card, owner))
  if (more.length > 0) throw new WrongOption('card', severalCards(card, owner, [named, ...more]))
  return named
}

const noneInForce = ({ email }: NamedPartner) => ({
  en: `${email} has no rate card of its own in force. ${list.en}`,
  id: `${email} tidak memiliki kartu tarif sendiri yang berlaku. ${list.id}`,
})

const noSuchCard = (card: string, owner: NamedPartner | null) => ({
  en: `${owner ? `${owner.email} has` : 'There is'} no rate card ${card}. ${list.en}`,
  id: `${owner ? `${owner.email} tidak memiliki` : 'Tidak ada'} kartu tarif ${card}. ${list.id}`,
})

function severalCards(card: string, owner: NamedPartner | null, found: readonly ListedCard[]) {
  const numbers = found.map((one) => one.card).join(', ')
  return {
    en: `${owner ? `${owner.email} has` : 'There are'} several rate cards called ${card}: say which by its number, one of ${numbers}`,
    id: `${owner ? `${owner.email} memiliki` : 'Ada'} beberapa kartu tarif bernama ${card}: sebutkan nomornya, salah satu dari ${numbers}`,
  }
}

const list = { en: 'See edis rate-card list.', id: 'Lihat edis rate-card list.' }
