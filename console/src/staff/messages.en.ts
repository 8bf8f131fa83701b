import { number } from '@edis/ui/numbers/numbers.ts'

/** The texts of staff, in English. */
export const messages = {
  title: 'Staff and keys',
  parts: 'Staff and keys',
  tabs: { staff: 'Staff', keys: 'Keys' },
  staff: 'Staff',
  what: 'the staff',
  add: 'Add staff member',
  columns: { name: 'Name', role: 'Role', factor: 'Two-factor authentication', active: 'Last active' },
  roles: { support: 'Support', operations: 'Operations', admin: 'Admin' },
  mayDo: {
    support: 'Sees partners, orders, webhooks and reports; recipients stay masked',
    operations: 'Also acts on orders, stock, catalogue and partners',
    admin: 'Also manages staff and keys, and sees the audit log',
  },
  role: 'Role',
  removedAs: (role: string) => `${role} (removed)`,
  factor: 'Two-factor on',
  noFactor: 'Password only',
  never: 'Never',
  you: 'You',
  acts: { role: 'Change role', reset: 'Reset sign-in', remove: 'Remove', activity: 'Activity' },
  actOf: (act: string, name: string) => `${act}: ${name}`,
  adding: {
    name: 'Full name',
    email: 'Email',
    language: 'Email language',
    languages: { en: 'English', id: 'Indonesian' },
    done: (name: string) => `${name} can sign in`,
  },
  changing: {
    title: (name: string) => `Change the role of ${name}`,
    text: 'They are signed out and sign in again with the new role.',
    done: (name: string, role: string) => `${name} now has the role ${role}.`,
  },
  reset: {
    title: (name: string) => `Reset the sign-in of ${name}?`,
    text: 'They get a new password and are signed out everywhere.',
    factor: 'Also remove their authenticator app',
    factorText: 'Use this if they lost it. They set up a new one at the next sign-in if their role requires it.',
    done: (name: string) => `New password for ${name}`,
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: (name: string, email: string) =>
      `${name} (${email}) is signed out everywhere and can no longer sign in. The audit log keeps what they did.`,
    keys: 'Revoke the keys they created',
    keysText:
      'They have seen these keys. Systems that use a revoked key can’t call the operations API until they get a new one.',
    done: (name: string, keys: number) =>
      keys === 0
        ? `${name} no longer has access.`
        : `${name} no longer has access. ${number(keys)} ${keys === 1 ? 'key' : 'keys'} revoked.`,
  },
  password: {
    once: (name: string) =>
      `Give this password to ${name}. It is shown only once; they can change it after signing in.`,
    what: 'password',
    saved: 'I’ve saved it',
  },
}
