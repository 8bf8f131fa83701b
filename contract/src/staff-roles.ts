/** What staff may do, each role all that the one before it may. */
export const staffRoles = {
  support: 'View partners, orders, logs, webhook deliveries and reports.',
  operations: 'Also act on orders, stock, the catalogue and partners, and decide on production access.',
  admin: 'Also manage staff, keys and settings, and read the audit log.',
} as const
export type StaffRole = keyof typeof staffRoles
export const staffRoleNames = Object.keys(staffRoles) as StaffRole[]
