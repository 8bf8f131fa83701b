import type { MemberRole } from '@edis/contract/members/member-roles'

const names: Record<MemberRole, string> = { owner: 'Owner', developer: 'Developer', viewer: 'Viewer' }

/** The texts of the members section, in English. */
export const messages = {
  title: 'Members',
  what: 'the members',
  invite: 'Invite',
  you: '(you)',
  roleOf: (name: string) => `Role of ${name}`,
  never: 'Never',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  roleChanged: (name: string, role: MemberRole) => `${name} is now ${names[role].toLowerCase()}.`,
  invited: {
    title: 'Invited',
    line: (role: MemberRole, inviter: string, until: string) =>
      `${names[role]} · invited by ${inviter} · link valid until ${until}`,
    ended: (role: MemberRole, inviter: string) => `${names[role]} · invited by ${inviter} · link expired`,
    again: 'Send again',
    againTo: (email: string) => `Send the invitation to ${email} again`,
    revoke: 'Revoke',
    revokeOf: (email: string) => `Revoke the invitation of ${email}`,
    sent: (email: string) => `Invitation sent to ${email}.`,
    revoked: (email: string) => `Invitation of ${email} revoked.`,
  },
  inviteDialog: {
    title: 'Invite a member',
    email: 'Email',
    role: 'Role',
    act: 'Send invitation',
    text: 'They receive a link by email. It works once, within 72 hours.',
  },
  removeDialog: {
    title: (name: string) => `Remove ${name}?`,
    text: (name: string) =>
      `${name} is signed out everywhere and can no longer use this account. Keys and tokens keep working: rotate keys that ${name} has seen.`,
    act: 'Remove member',
    done: (name: string) => `${name} was removed.`,
  },
  require: {
    label: 'Require a second factor of all members',
    text: 'Members without one can only set one up until then.',
    saved: 'Saved.',
  },
  abilities: {
    title: 'Roles',
    see: 'See requests, orders and webhooks',
    develop: 'Development keys, webhooks, test orders',
    production: 'Production keys',
    members: 'Members and closing the account',
    yes: 'Yes',
    no: 'No',
  },
}
