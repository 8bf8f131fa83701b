import { Type } from 'typebox'
import { defineConsoleCall } from '../calls/console-call.ts'
import { closed, code, line, lines, moment, nullable, oneOf, page, paging } from '../calls/fields.ts'
import { reasonField } from '../operations/partner-fields.ts'
import { announcementKinds } from '../portal-calls/announcements.ts'

const announcementId = code(64, { description: 'The announcement.', examples: ['ann_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] })
const reason = reasonField('Why, for the audit log.')
const shortest = { title: 3, text: 10 }

const written = {
  kind: oneOf(announcementKinds, { description: 'Kind of announcement.', examples: ['incident'] }),
  title_en: line(shortest.title, 120, { description: 'Title in English.', examples: ['Delayed pickups in Surabaya'] }),
  title_id: line(shortest.title, 120, {
    description: 'Title in Indonesian.',
    examples: ['Penjemputan di Surabaya terlambat'],
  }),
  text_en: lines(shortest.text, 2_000, { description: 'Text in English.', examples: ['Pickups are two hours late.'] }),
  text_id: lines(shortest.text, 2_000, {
    description: 'Text in Indonesian.',
    examples: ['Penjemputan terlambat dua jam.'],
  }),
  from: Type.Optional(
    moment({ description: 'When partners see it. Default: immediately.', examples: ['2026-11-20T02:00:00Z'] }),
  ),
  until: Type.Optional(
    moment({
      description: 'When its banner disappears. Default: when it is withdrawn.',
      examples: ['2026-11-20T08:00:00Z'],
    }),
  ),
}

const announcement = Type.Object({
  announcement_id: Type.String(),
  kind: Type.Enum([...announcementKinds]),
  title_en: Type.String(),
  title_id: Type.String(),
  text_en: Type.String(),
  text_id: Type.String(),
  from: moment({ description: 'When partners see it.' }),
  until: nullable(moment({ description: 'When its banner disappears.' })),
  withdrawn_at: nullable(moment({ description: 'When it was withdrawn; partners no longer see it.' })),
  state: Type.Enum(['planned', 'in_force', 'over', 'withdrawn']),
})

export const listConsoleAnnouncements = defineConsoleCall({
  method: 'GET',
  path: '/console/api/announcements',
  role: 'support',
  title: 'List announcements',
  summary: 'Returns the announcements, the newest first.',
  request: closed(paging),
  data: page(announcement, 'The announcements.'),
  message: 'Announcements found.',
  errors: [],
})

export const addAnnouncement = defineConsoleCall({
  method: 'POST',
  path: '/console/api/announcements',
  role: 'operations',
  title: 'Add announcement',
  summary:
    'Announces something to all partners, in both languages: a banner in the portal, and an entry of What’s new.',
  request: closed({ ...written, reason }),
  data: announcement,
  message: 'Announcement added.',
  errors: [],
})

export const changeAnnouncement = defineConsoleCall({
  method: 'PUT',
  path: '/console/api/announcements/{announcement_id}',
  role: 'operations',
  title: 'Change announcement',
  summary: 'Replaces an announcement, such as when an incident is over. Without `from`, its start does not change.',
  request: closed({ announcement_id: announcementId, ...written, reason }),
  data: announcement,
  message: 'Announcement changed.',
  errors: ['NOT_FOUND'],
})

export const withdrawAnnouncement = defineConsoleCall({
  method: 'POST',
  path: '/console/api/announcements/{announcement_id}/withdraw',
  role: 'operations',
  title: 'Withdraw announcement',
  summary: 'Withdraws an announcement: partners no longer see it.',
  request: closed({ announcement_id: announcementId, reason }),
  data: announcement,
  message: 'Announcement withdrawn.',
  errors: ['NOT_FOUND'],
})
