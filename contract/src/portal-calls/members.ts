import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, code, email, line, oneOf } from '../calls/fields.ts'
import { languages } from '../languages.ts'
import { memberRoles } from '../members/member-roles.ts'
import { dateTime, nullable } from './answer.ts'
import { newPassword } from './passwords.ts'
import { signInFieldLength } from './sign-in.ts'

const role = oneOf(memberRoles, {
  description:
    'owner: everything. developer: everything except members, production keys and closing the account. viewer: read-only, without secrets.',
  examples: ['developer'],
})
const id = code(64, {
  description: 'The ID of a member or an invitation.',
  examples: ['mbr_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'],
})
/** The code of a link that was sent by mail. */
const linkCode = code(80, { description: 'The code in the link of the email.', examples: ['Zk3vQ1…'] })

const memberEntry = Type.Object({
  id: Type.String(),
  status: oneOf(['active', 'invited'], { description: 'Whether they have joined, or were invited.' }),
  email: Type.String(),
  name: nullable(Type.String({ description: 'null until they join.' })),
  role,
  you: Type.Boolean({ description: 'Whether it is the caller.' }),
  authenticator: Type.Boolean({
    description: 'Whether two-factor authentication is on: an authenticator app or a passkey.',
  }),
  last_active_at: nullable(dateTime('Last request in the portal.')),
  created_at: dateTime('When they joined or were invited.'),
  invited_by: nullable(Type.String({ description: 'Name of the member who sent the invitation.' })),
  expires_at: nullable(dateTime('When the invitation’s link stops working.')),
})
export type MemberEntry = Type.Static<typeof memberEntry>

export const listMembers = defineCall({
  path: '/members/list',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'List members',
  summary: 'Returns the partner’s members in the order they joined, then its open invitations.',
  request: closed({}),
  data: Type.Array(memberEntry),
  message: 'Members found.',
  errors: [],
})

export const inviteMember = defineCall({
  path: '/members/invite',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Invite member',
  summary:
    'Emails a link to join, which works once within 72 hours. Inviting the same address again replaces the role and the link.',
  request: closed({
    email: Type.String({
      ...email({ description: 'Email address.', examples: ['ayu@tokosenja.id'] }),
      maxLength: signInFieldLength,
    }),
    role,
  }),
  data: Type.Object({ id: Type.String(), expires_at: dateTime('When the link stops working.') }),
  message: 'Invitation sent.',
  errors: ['MEMBER_DUPLICATE', 'MEMBER_LIMIT_REACHED', 'RATE_LIMITED'],
})

export const updateMember = defineCall({
  path: '/members/update',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Change a member’s role',
  summary: 'Changes a member’s role with immediate effect. At least one owner always remains.',
  request: closed({ id, role }),
  data: Type.Object({ id: Type.String(), role }),
  message: 'Role changed.',
  errors: ['NOT_FOUND', 'MEMBER_LAST_OWNER'],
})

export const removeMember = defineCall({
  path: '/members/remove',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Remove member',
  summary: 'Removes a member and ends their sessions, or revokes an invitation. At least one owner always remains.',
  request: closed({ id }),
  data: Type.Null(),
  message: 'Member removed.',
  errors: ['NOT_FOUND', 'MEMBER_LAST_OWNER'],
})

export const showInvitation = defineCall({
  path: '/members/invitation',
  doors: ['development'],
  transports: ['form'],
  access: 'public',
  title: 'Show invitation',
  summary: 'Returns the details of an invitation without accepting it.',
  request: closed({ code: linkCode }),
  data: Type.Object({ partner: Type.String({ description: 'The partner’s name.' }), email: Type.String(), role }),
  message: 'Invitation found.',
  errors: ['LINK_INVALID', 'RATE_LIMITED'],
})

export const joinPartner = defineCall({
  path: '/members/join',
  doors: ['development'],
  transports: ['form'],
  access: 'public',
  title: 'Join',
  summary: 'Accepts an invitation and starts a session of 12 hours.',
  request: closed({
    code: linkCode,
    name: line(1, 100, { description: 'Full name.', examples: ['Ayu Kartika'] }),
    new: newPassword,
    language: Type.Optional(oneOf(languages, { description: 'Language of their emails.', examples: ['id'] })),
  }),
  data: Type.String({ description: 'The session token.' }),
  message: 'Joined.',
  errors: ['LINK_INVALID', 'MEMBER_DUPLICATE', 'AUTH_PARTNER_INACTIVE', 'RATE_LIMITED'],
  fieldErrors: ['PASSWORD_TOO_WEAK'],
})
