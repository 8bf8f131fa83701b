import { type Command, Option } from 'commander'
import { type Language, languages } from '@edis/contract/languages'
import { type StaffRole, staffRoleNames, staffRoles } from '@edis/contract/staff-roles'
import type { AuditEntry } from '../audit/audit.ts'
import { hashPassword, normaliseEmail, randomPassword } from '../partners/partners.ts'
import { staffFaults, staffPasswordFaults } from './staff.ts'
import type { StaffMember, StaffStore } from './staff.store.ts'

type Parts = {
  print: (line: string) => void
  withStaff: (act: (staff: StaffStore) => Promise<void>) => Promise<void>
  /** Runs a change, with what the audit log says of it, in one transaction, then prints what it gives. */
  changeStaff: (
    act: (staff: StaffStore, audit: (entry: AuditEntry) => Promise<void>) => Promise<string[]>,
  ) => Promise<void>
}
type AddOptions = {
  email: string
  name: string
  role: StaffRole
  language: Language
  password?: string
  reason?: string
}
type Options = { password?: string; to?: StaffRole; reason?: string }

/** `edis staff add|list|role|reset-password|remove`: who works for the provider. */
export function staffCommands(program: Command, { print, withStaff, changeStaff }: Parts): void {
  const group = program
    .command('staff')
    .description('manage staff, who sign in to the console and receive staff emails')
  const reason = () => new Option('--reason <text>', 'reason for the audit log')

  group
    .command('add')
    .description('add a staff member; without --password, one is generated and printed')
    .requiredOption('--email <email>', 'email address for sign-in')
    .requiredOption('--name <name>', 'full name')
    .addOption(
      new Option('--role <role>', 'what they can do (see below)').choices(staffRoleNames).makeOptionMandatory(),
    )
    .addOption(new Option('--language <language>', 'language of their emails').choices(languages).default('en'))
    .option('--password <password>', 'initial password')
    .addOption(reason())
    .addHelpText(
      'after',
      `\nRoles:\n${staffRoleNames.map((role) => `  ${role.padEnd(12)}${staffRoles[role]}`).join('\n')}`,
    )
    .action(async ({ email: given, name, role, language, password: chosen, reason: why }: AddOptions) => {
      const email = normaliseEmail(given)
      const password = chosen ?? randomPassword()
      refuse([...staffFaults({ email, name }), ...staffPasswordFaults(password)])
      const passwordHash = await hashPassword(password)
      await changeStaff(async (staff, audit) => {
        const added = await staff.add({ email, name: name.trim(), role, language, passwordHash }, new Date())
        if (added === 'duplicate') throw new Error(`A staff member with the email ${email} already exists`)
        const entry = { action: 'staff.added', target: added.id, environment: null, after: { role } } as const
        await audit({ ...entry, reason: why ?? null })
        return [`Added ${added.id}  ${role}  ${email}`, ...(chosen ? [] : [`Password: ${password}`])]
      })
    })

  group
    .command('list')
    .description('list staff')
    .action(() =>
      withStaff(async (staff) => {
        const list = await staff.list()
        for (const { id, role, active, email, name } of list)
          print(`${id}  ${(active ? role : 'removed').padEnd(10)}  ${email}  ${name}`)
        if (list.length === 0) print('No staff yet. Add one with: edis staff add --email … --name … --role …')
      }),
    )

  /** A command on one of the active staff. */
  const ofMember = (
    command: Command,
    act: (staff: StaffStore, found: StaffMember, options: Options) => Promise<Change>,
  ): Command =>
    command.addOption(reason()).action((given: string, ...rest: unknown[]) =>
      changeStaff(async (staff, audit) => {
        const options = rest.at(-2) as Options
        const found = (await staff.list()).find(({ id, email }) => id === given || email === normaliseEmail(given))
        if (!found?.active) throw new Error(`No active staff member has the email or ID ${given}`)
        const { says, ...change } = await act(staff, found, options)
        await audit({ ...change, target: found.id, environment: null, reason: options.reason ?? null })
        return [says]
      }),
    )

  const role = group
    .command('role')
    .description('change a staff member’s role')
    .argument('<staff>', 'email or ID')
    .addOption(new Option('--to <role>', 'new role').choices(staffRoleNames).makeOptionMandatory())
  ofMember(role, async (staff, found, { to = found.role }) => {
    if (found.role === 'admin' && to !== 'admin') await keepOneAdmin(staff, found)
    await staff.setRole(found.id, to)
    return {
      action: 'staff.role_changed',
      before: { role: found.role },
      after: { role: to },
      says: `${found.email} now has the role ${to}.`,
    }
  })

  const reset = group
    .command('reset-password')
    .description('set a new password for a staff member')
    .argument('<staff>', 'email or ID')
    .option('--password <password>', 'new password; without it, one is generated and printed')
  ofMember(reset, async (staff, found, { password: chosen }) => {
    const password = chosen ?? randomPassword()
    refuse(staffPasswordFaults(password))
    await staff.setPassword(found.id, await hashPassword(password))
    return {
      action: 'staff.password_reset',
      says: chosen ? `The password of ${found.email} was changed.` : `Password: ${password}`,
    }
  })

  const remove = group
    .command('remove')
    .description('remove a staff member’s access; the audit log keeps their entries')
    .argument('<staff>', 'email or ID')
  ofMember(remove, async (staff, found) => {
    if (found.role === 'admin') await keepOneAdmin(staff, found)
    await staff.remove(found.id)
    return { action: 'staff.removed', before: { role: found.role }, says: `${found.email} no longer has access.` }
  })
}

type Change = Pick<AuditEntry, 'action' | 'before' | 'after'> & { says: string }

async function keepOneAdmin(staff: StaffStore, { id, email }: StaffMember): Promise<void> {
  if (!(await staff.hasOtherAdmin(id)))
    throw new Error(`Nothing was changed: ${email} is the last admin. Add another one first`)
}

function refuse(faults: string[]): void {
  if (faults.length > 0) throw new Error(`Nothing was changed: ${faults.join('; ')}`)
}
