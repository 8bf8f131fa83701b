import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, line, oneOf } from '../calls/fields.ts'
import { languages } from '../languages.ts'
import { memberRoles } from '../members/member-roles.ts'
import { dateTime, nullable } from './answer.ts'

const profile = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  role: oneOf(memberRoles, { description: 'What the member can do.' }),
  language: oneOf(languages, { description: 'Language of their emails.' }),
  partner: Type.String({ description: 'The partner’s name.' }),
  partner_id: Type.String(),
  password_changed_at: nullable(dateTime('When the member last changed the password; null: never.')),
})

export const showAccount = defineCall({
  path: '/account/show',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Show account',
  summary: 'Returns who is signed in and what they can do.',
  request: closed({}),
  data: profile,
  message: 'Account found.',
  errors: [],
})

export const updateAccount = defineCall({
  path: '/account/update',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Change profile',
  summary: 'Changes the member’s own name and the language of their emails.',
  request: closed({
    name: line(1, 100, { description: 'Full name.', examples: ['Rina Wulandari'] }),
    language: oneOf(languages, { description: 'Language of their emails.', examples: ['id'] }),
  }),
  data: profile,
  message: 'Profile saved.',
  errors: [],
})
