export type NamedPartner = { id: string; email: string }

/** The partner of an email or an id. @throws when there is none. */
export function partnerNamed(partners: readonly NamedPartner[], given: string): NamedPartner {
  const named = given.trim().toLowerCase()
  const found = partners.find(({ id, email }) => id.toLowerCase() === named || email === named)
  if (!found) throw new Error(`No partner has the email or id ${given}`)
  return found
}
