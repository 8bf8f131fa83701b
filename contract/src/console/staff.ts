import { Type } from 'typebox'
import { defineConsoleCall } from '../calls/console-call.ts'
import { closed, code, email, flag, line, moment, nullable, oneOf, text } from '../calls/fields.ts'
import { languages } from '../languages.ts'
import { reasonField } from '../operations/partner-fields.ts'
import { newPassword } from '../portal-calls/passwords.ts'
import { staffRoleNames } from '../staff-roles.ts'

const staffId = code(64, { description: 'The staff member.', examples: ['stf_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] })
const role = oneOf(staffRoleNames, { description: 'What they can do.', examples: ['operations'] })
const reason = reasonField('Why, for the audit log.')
const shownPassword = Type.String({ description: 'Shown only in this response.' })

const member = Type.Object({
  staff_id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  role,
  active: Type.Boolean({ description: 'false: removed.' }),
  second_factor: Type.Boolean(),
  last_active_at: nullable(moment({ description: 'Their last request.' })),
  created_at: moment({ description: 'When they were added.' }),
  you: Type.Boolean({ description: 'Whether it is the caller.' }),
})

export const listStaff = defineConsoleCall({
  method: 'GET',
  path: '/console/api/staff',
  role: 'admin',
  title: 'List staff',
  summary: 'Returns all staff members; those who have left come last.',
  request: closed({}),
  data: Type.Array(member),
  message: 'Staff found.',
  errors: [],
})

export const addStaff = defineConsoleCall({
  method: 'POST',
  path: '/console/api/staff',
  role: 'admin',
  title: 'Add staff member',
  summary: 'Adds a staff member with a generated password. Someone who has left is reinstated.',
  request: closed({
    email: email({ description: 'Email address for sign-in.', examples: ['dian@edis.test'] }),
    name: line(1, 100, { description: 'Full name.', examples: ['Dian Puspita'] }),
    role,
    language: Type.Optional(oneOf(languages, { description: 'Language of their emails.', examples: ['id'] })),
    reason,
  }),
  data: Type.Object({ staff_id: Type.String(), password: shownPassword }),
  message: 'Staff member added.',
  errors: ['STAFF_DUPLICATE'],
})

export const setStaffRole = defineConsoleCall({
  method: 'POST',
  path: '/console/api/staff/{staff_id}/role',
  role: 'admin',
  title: 'Change role',
  summary: 'Changes a staff member’s role, and ends their sessions. At least one admin always remains.',
  request: closed({ staff_id: staffId, role, reason }),
  data: Type.Null(),
  message: 'Role changed.',
  errors: ['NOT_FOUND', 'STAFF_LAST_ADMIN'],
})

export const resetStaff = defineConsoleCall({
  method: 'POST',
  path: '/console/api/staff/{staff_id}/reset',
  role: 'admin',
  title: 'Reset sign-in',
  summary: 'Sets a generated password for a staff member and ends their sessions.',
  request: closed({
    staff_id: staffId,
    second_factor: Type.Optional(
      flag({ description: 'Also removes the authenticator app, if it was lost.', examples: [true] }),
    ),
    reason,
  }),
  data: Type.Object({ password: shownPassword }),
  message: 'Sign-in reset.',
  errors: ['NOT_FOUND'],
})

export const removeStaff = defineConsoleCall({
  method: 'POST',
  path: '/console/api/staff/{staff_id}/remove',
  role: 'admin',
  title: 'Remove staff member',
  summary: 'Removes a staff member’s access immediately, and revokes keys. The audit log keeps their actions.',
  request: closed({
    staff_id: staffId,
    revoke_keys: Type.Optional(
      Type.Array(code(64, { description: 'An operations key.', examples: ['opk_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] }), {
        maxItems: 100,
        uniqueItems: true,
        description: 'Operations keys to revoke as well, such as those that they created.',
        examples: [['opk_01JD3M8T5K2VQ4W8Z6Y0R1S2T3']],
      }),
    ),
    reason,
  }),
  data: Type.Null(),
  message: 'Staff member removed.',
  errors: ['NOT_FOUND', 'STAFF_LAST_ADMIN'],
})

export const changeStaffPassword = defineConsoleCall({
  method: 'POST',
  path: '/console/api/password',
  role: 'support',
  beforeSecondFactor: true,
  title: 'Change password',
  summary: 'Changes your own password and ends all your other sessions.',
  request: closed({
    current: text(100, { description: 'The current password.', examples: ['correct-horse-battery'] }),
    new: newPassword,
  }),
  data: Type.Null(),
  message: 'Password changed.',
  errors: ['RATE_LIMITED'],
  fieldErrors: ['PASSWORD_TOO_WEAK'],
})
