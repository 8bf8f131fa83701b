import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed } from '../calls/fields.ts'
import { dateTime, nullable } from './answer.ts'

/** What an announcement tells of. */
export const announcementKinds = ['incident', 'maintenance', 'news'] as const

export const listAnnouncements = defineCall({
  path: '/announcements/list',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'List announcements',
  summary: 'Returns the provider’s announcements, newest first, up to 50.',
  request: closed({}),
  data: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Enum([...announcementKinds]),
      title: Type.String({ description: 'In the language of the request.' }),
      text: Type.String({ description: 'Several lines of plain text.' }),
      from: dateTime('When it was announced.'),
      until: nullable(dateTime('When its banner goes; null: not yet known.')),
      in_force: Type.Boolean({ description: 'Whether it is shown as a banner now.' }),
    }),
  ),
  message: 'Announcements found.',
  errors: [],
})
