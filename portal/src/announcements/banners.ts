import type { Tone } from '@edis/ui/layout/tag.tsx'
import type { Announcement } from './announcements.queries.ts'

type Kind = Announcement['kind']

export const kindTone: Readonly<Record<Kind, Tone>> = { incident: 'bad', maintenance: 'dev', news: 'accent' }

const worstFirst: readonly Kind[] = ['incident', 'maintenance', 'news']

/** Partners can't hide an incident while it lasts. */
export const isDismissible = ({ kind }: Pick<Announcement, 'kind'>): boolean => kind !== 'incident'

/** What is in force and was not dismissed, the worst first and the newest of a kind before the others. */
export const bannersOf = <One extends Pick<Announcement, 'id' | 'kind' | 'in_force'>>(
  announcements: readonly One[],
  dismissed: readonly string[],
): One[] =>
  announcements
    .filter((one) => one.in_force && !(isDismissible(one) && dismissed.includes(one.id)))
    .toSorted((one, other) => worstFirst.indexOf(one.kind) - worstFirst.indexOf(other.kind))
