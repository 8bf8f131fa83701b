import type { ImportJob } from './kind.ts'

/** Finds partners' ids by id or by email, in capitals or not. */
export function partnerFinder(
  partners: Awaited<ReturnType<ImportJob['listPartners']>>,
): (emailOrId: string) => string | undefined {
  const ids = new Map(
    partners.flatMap(({ id, email }) => [
      [id, id],
      [email, id],
    ]),
  )
  return (text) => ids.get(text) ?? ids.get(text.toLowerCase())
}
