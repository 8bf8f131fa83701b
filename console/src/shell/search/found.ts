import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { useEnvironment } from '../../environment.ts'
import { foundPartnersQuery } from '../../partners/partners.queries.ts'
import { useMe } from '../../session.ts'
import { menuFor } from '../menu.ts'

/** What a text leads to. */
export type Found = { kind: 'page' | 'partner' | 'order'; href: string; title: string; note?: string }

const restMs = 120

/** Pages at once; partners as soon as the typing rests. */
export function useFound(text: string): { found: readonly Found[]; isLooking: boolean } {
  const environment = useEnvironment()
  const { role } = useMe()
  const sought = text.trim()
  const [rested] = useDebouncedValue(sought, restMs)
  const partners = useQuery({ ...foundPartnersQuery(environment, rested), enabled: rested !== '' })
  const suffix = environment === 'development' ? '?env=development' : ''
  const pages = menuFor(role)
    .flatMap(({ entries }) => entries)
    .filter(({ title }) => title.toLowerCase().includes(sought.toLowerCase()))
    .map(({ path, title }): Found => ({ kind: 'page', href: path + suffix, title }))
  const known = sought === '' ? [] : (partners.data?.items ?? [])
  return {
    found: [
      ...pages,
      ...known.map(({ partner_id: id, name, email }): Found => ({
        kind: 'partner',
        href: `/console/partners/${id}${suffix}`,
        title: name,
        note: email,
      })),
    ],
    isLooking: sought !== '' && (partners.isFetching || rested !== sought),
  }
}
