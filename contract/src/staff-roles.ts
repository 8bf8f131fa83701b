/** What staff may do, each role all that the one before it may. */
export const staffRoles = {
  support: 'sees partners, orders, logs, deliveries and reports',
  operations: 'acts on orders, stock, catalogue and partners as well, and approves production',
  admin: 'manages staff, keys, settings and the audit log as well',
} as const
export type StaffRole = keyof typeof staffRoles
export const staffRoleNames = Object.keys(staffRoles) as StaffRole[]
