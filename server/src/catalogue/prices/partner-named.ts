import { hints } from '@edis/contract/errors/hints'
import { WrongOption } from '../wrong-option.ts'

export type NamedPartner = { id: string; email: string }

/** The partner of an email or an id. @throws {WrongOption} when there is none. */
export function partnerNamed(partners: readonly NamedPartner[], given: string): NamedPartner {
  const named = given.trim().toLowerCase()
  const found = partners.find(({ id, email }) => id.toLowerCase() === named || email === named)
  if (!found) throw new WrongOption('partner', hints.noSuchPartner(given))
  return found
}
