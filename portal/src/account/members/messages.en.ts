import type { MemberRole } from '@edis/contract/members/member-roles'

const names: Record<MemberRole, string> = { owner: 'Owner', developer: 'Developer', viewer: 'Viewer' }

/** The texts of the members section, in English. */
export const messages = {
  title: 'Members',
  what: 'the members',
  invite: 'Invite',
  columns: { name: 'Name', role: 'Role', factor: 'Two-factor', active: 'Last active' },
  app: 'App',
  off: 'Off',
  you: '(you)',
  roleOf: (name: string) => `Role of ${name}`,
  never: 'Never',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  roleChanged: (name: string, role: MemberRole) =>
    `${name} is now ${role === 'owner' ? 'an' : 'a'} ${names[role].toLowerCase()}.`,
  invited: {
    title: 'Invited',
    line: (role: MemberRole, inviter: string, until: string) =>
      `${names[role]} · invited by ${inviter} · link valid until ${until}`,
    ended: (role: MemberRole, inviter: string) => `${names[role]} · invited by ${inviter} · link expired`,
    again: 'Resend',
    againTo: (email: string) => `Resend the invitation to ${email}`,
    revoke: 'Revoke',
    revokeOf: (email: string) => `Revoke the invitation for ${email}`,
    sent: (email: string) => `Invitation sent to ${email}.`,
    revoked: (email: string) => `Invitation for ${email} revoked.`,
  },
  inviteDialog: {
    title: 'Invite a member',
    email: 'Email',
    role: 'Role',
    act: 'Send invitation',
    text: 'EDIS emails them a link. It works once and expires in 72 hours.',
  },
  removeDialog: {
    title: (name: string) => `Remove ${name}?`,
    text: (name: string) =>
      `${name} is signed out everywhere and can no longer use this account. Keys and tokens keep working: rotate keys that ${name} has seen.`,
    act: 'Remove member',
    done: (name: string) => `${name} was removed.`,
  },
  require: {
    label: 'Require two-factor authentication for all members',
    everyone: 'All members have set it up.',
    without: (members: string, count: number) =>
      `${members} ${count === 1 ? 'hasn’t' : 'haven’t'} set it up and must do so before using the portal.`,
    saved: 'Saved.',
  },
  abilities: {
    title: 'Roles',
    see: 'View requests, orders and webhooks',
    develop: 'Manage development keys and webhooks, send test orders',
    production: 'Manage production keys',
    members: 'Manage members and close the account',
    yes: 'Yes',
    no: 'No',
  },
}
