import { type Command, Option } from 'commander'
import { type Environment, environments } from '@edis/contract/environment'
import type { AuditEntry } from '../audit/audit.ts'
import { hashPassword, normaliseEmail, partnerFaults, passwordFaults, randomPassword } from './partners.ts'
import type { Partner, PartnerStore } from './partners.store.ts'

type Parts = {
  print: (line: string) => void
  withPartners: (act: (partners: PartnerStore) => Promise<void>) => Promise<void>
  /** Runs a change, with what the audit log says of it, in one transaction, then prints what it gives. */
  changePartners: (
    act: (partners: PartnerStore, audit: (entry: AuditEntry) => Promise<void>) => Promise<string[]>,
  ) => Promise<void>
  /** Revokes every token of the partner that `find` finds, in each of the environments; tells how many pairs were alive. */
  revokeTokens: (
    find: (partners: PartnerStore) => Promise<Partner>,
    where: readonly Environment[],
    reason: string | null,
    tell: (environment: Environment, revoked: number) => void,
  ) => Promise<void>
}
type Changed = Pick<AuditEntry, 'action' | 'before' | 'after'> & { says: string }

const reasonOption = () => new Option('--reason <text>', 'why, for the audit log')

/** `edis partner add|list|suspend|resume|grant-production|reset-password|revoke-tokens`. */
export function partnerCommands(program: Command, { print, withPartners, changePartners, revokeTokens }: Parts): void {
  const partner = program.command('partner').description('the partners and their access')

  partner
    .command('add')
    .description('add a partner; without a password one is made and printed')
    .requiredOption('--email <email>', 'what the partner signs in with')
    .requiredOption('--name <name>', 'who the partner is')
    .option('--password <password>', 'the first password')
    .option('--production', 'grant production at once')
    .addOption(reasonOption())
    .action(async (options: { email: string; name: string; password?: string; production?: true; reason?: string }) => {
      const email = normaliseEmail(options.email)
      const password = options.password ?? randomPassword()
      refuse(partnerFaults({ email, name: options.name, password }))
      await changePartners(async (partners, audit) => {
        const now = new Date()
        const added = await partners.add(
          {
            email,
            name: options.name.trim(),
            passwordHash: await hashPassword(password),
            productionGrantedAt: options.production ? now : null,
          },
          now,
        )
        if (added === 'duplicate') throw new Error(`There is a partner with the email ${email} already`)
        await audit({
          action: 'partner.added',
          target: added.id,
          partnerId: added.id,
          environment: null,
          after: { production: options.production ? 'granted' : 'none' },
          reason: options.reason ?? null,
        })
        return [`Added ${added.id}  ${email}`, ...(options.password ? [] : [`Password: ${password}`])]
      })
    })

  partner
    .command('list')
    .description('list the partners')
    .action(() =>
      withPartners(async (partners) => {
        const list = await partners.list()
        for (const row of list) print(partnerLine(row))
        if (list.length === 0) print('No partners yet. Add one with: edis partner add --email … --name …')
      }),
    )

  partner
    .command('revoke-tokens')
    .description('revoke all tokens of a partner; its keys still work, and make new ones')
    .requiredOption('--email <email>', 'whose')
    .addOption(new Option('--environment <environment>', 'in this environment alone').choices(environments))
    .addOption(reasonOption())
    .action(async ({ email, environment, reason }: { email: string; environment?: Environment; reason?: string }) => {
      const given = normaliseEmail(email)
      await revokeTokens(
        async (partners) => {
          const found = await partners.findByEmail(given)
          if (!found) throw new Error(`No partner has the email ${given}`)
          return found
        },
        environment ? [environment] : environments,
        reason ?? null,
        (where, revoked) =>
          print(
            `Revoked ${revoked} ${revoked === 1 ? 'token' : 'tokens'} of ${given} in ${where}. Hosts refuse them within a second.`,
          ),
      )
    })

  const forPartner = (
    name: string,
    description: string,
    act: (partners: PartnerStore, found: Partner, options: { password?: string }) => Promise<Changed>,
  ): Command =>
    partner
      .command(name)
      .description(description)
      .argument('<partner>', 'email or id')
      .addOption(reasonOption())
      .action((given: string, options: { password?: string; reason?: string }) =>
        changePartners(async (partners, audit) => {
          const list = await partners.list()
          const found = list.find(({ id, email }) => id === given || email === normaliseEmail(given))
          if (!found) throw new Error(`No partner has the email or id ${given}`)
          const { says, ...change } = await act(partners, found, options)
          const whose = { target: found.id, partnerId: found.id, environment: null }
          await audit({ ...change, ...whose, reason: options.reason ?? null })
          return [says]
        }),
      )

  forPartner('suspend', 'shut a partner out at once, in both environments', async (partners, found) => {
    await partners.setSuspended(found.id, new Date())
    return {
      action: 'partner.suspended',
      before: accessOf(found),
      after: { ...accessOf(found), suspended: true },
      says: `Suspended ${found.email}: signed out everywhere, keys and tokens refused.`,
    }
  })
  forPartner('resume', 'lift a suspension', async (partners, found) => {
    await partners.setSuspended(found.id, null)
    return {
      action: 'partner.resumed',
      before: accessOf(found),
      after: { ...accessOf(found), suspended: false },
      says: `${found.email} may sign in again.`,
    }
  })
  forPartner('grant-production', 'let a partner use production', async (partners, found) => {
    await partners.grantProduction(found.id, new Date())
    return {
      action: 'partner.production_granted',
      before: accessOf(found),
      after: { ...accessOf(found), production: 'granted' },
      says: `${found.email} may use production.`,
    }
  })
  forPartner(
    'reset-password',
    'give a partner a new password and sign it out everywhere',
    async (partners, found, options) => {
      const password = options.password ?? randomPassword()
      refuse(passwordFaults(password))
      await partners.setPassword(found.id, await hashPassword(password))
      return {
        action: 'partner.password_reset',
        says: options.password ? `The password of ${found.email} is set.` : `Password: ${password}`,
      }
    },
  ).option('--password <password>', 'the new password; without it one is made and printed')
}

const accessOf = ({ suspendedAt, productionGrantedAt, productionRequestedAt }: Partner) => ({
  suspended: suspendedAt !== null,
  production: productionGrantedAt ? 'granted' : productionRequestedAt ? 'requested' : 'none',
})

function partnerLine({ id, email, name, productionGrantedAt, suspendedAt }: Partner): string {
  const access = suspendedAt ? 'suspended' : productionGrantedAt ? 'production' : 'development'
  return `${id}  ${access.padEnd(11)}  ${email}  ${name}`
}

function refuse(faults: string[]): void {
  if (faults.length > 0) throw new Error(`Not done: ${faults.join('; ')}`)
}
