import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Environment, environments } from '@edis/contract/environment'
import type { AuditEntry } from '../audit/audit.ts'
import {
  accessAudited,
  accessChanges,
  hashPassword,
  normaliseEmail,
  type PartnerAccess,
  partnerFaults,
  passwordFaults,
  randomPassword,
} from './partners.ts'
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
type Changed = Pick<AuditEntry, 'action' | 'before' | 'after' | 'reason'> & { environment?: Environment; says: string }
type Reasoned = { reason?: string | null }
type LimitOptions = Reasoned & { environment: Environment; perMinute: number | null }

const reasonOption = () => new Option('--reason <text>', 'reason for the audit log')

/** `edis partner add|list|suspend|resume|grant-production|refuse-production|rate-limit|reset-password|revoke-tokens`. */
export function partnerCommands(program: Command, { print, withPartners, changePartners, revokeTokens }: Parts): void {
  const partner = program.command('partner').description('manage partners and their access')

  partner
    .command('add')
    .description('add a partner; without --password, one is generated and printed')
    .requiredOption('--email <email>', 'email address for sign-in')
    .requiredOption('--name <name>', 'the partner’s name')
    .option('--password <password>', 'initial password')
    .option('--production', 'grant production access immediately')
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
        if (added === 'duplicate') throw new Error(`A partner with the email ${email} already exists`)
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
    .description('list partners')
    .action(() =>
      withPartners(async (partners) => {
        const list = await partners.list()
        for (const row of list) print(partnerLine(row))
        if (list.length === 0) print('No partners yet. Add one with: edis partner add --email … --name …')
      }),
    )

  partner
    .command('revoke-tokens')
    .description('revoke all tokens of a partner; its keys stay valid and can generate new ones')
    .requiredOption('--email <email>', 'the partner’s email')
    .addOption(new Option('--environment <environment>', 'only in this environment').choices(environments))
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

  const named = (name: string, description: string): Command =>
    partner.command(name).description(description).argument('<partner>', 'email or ID')

  const changing = (given: string, act: (partners: PartnerStore, found: Partner) => Promise<Changed>) =>
    changePartners(async (partners, audit) => {
      const list = await partners.list()
      const found = list.find(({ id, email }) => id === given || email === normaliseEmail(given))
      if (!found) throw new Error(`No partner has the email or ID ${given}`)
      const { says, ...change } = await act(partners, found)
      await audit({ target: found.id, partnerId: found.id, environment: null, ...change })
      return [says]
    })

  /** One of `accessChanges`. */
  const changeAccess = (
    given: string,
    { action, says, ...entry }: Omit<Changed, 'says'> & { says: (email: string) => string },
    change: (partner: PartnerAccess) => Partial<PartnerAccess> | null,
  ) =>
    changing(given, async (partners, { id, email }) => {
      const changed = await partners.change(id, change)
      if (!changed?.after)
        throw new Error(`${email} has no pending request for production access. Nothing was changed.`)
      return {
        action,
        ...entry,
        before: accessAudited(changed.before),
        after: accessAudited(changed.after),
        says: says(email),
      }
    })

  named('suspend', 'suspend a partner immediately, in both environments; its webhook deliveries wait')
    .addOption(reasonOption())
    .action((given: string, { reason = null }: Reasoned) =>
      changeAccess(
        given,
        {
          action: 'partner.suspended',
          reason,
          says: (email) =>
            `Suspended ${email}: signed out everywhere, keys and tokens refused. Webhook deliveries wait.`,
        },
        accessChanges.suspend(reason, new Date()),
      ),
    )
  named('resume', 'lift a suspension')
    .addOption(reasonOption())
    .action((given: string, { reason = null }: Reasoned) =>
      changeAccess(
        given,
        {
          action: 'partner.resumed',
          reason,
          says: (email) => `Resumed ${email}: sign-in, keys and tokens work again.`,
        },
        accessChanges.resume(),
      ),
    )
  named('grant-production', 'grant a partner production access')
    .addOption(reasonOption())
    .action((given: string, { reason = null }: Reasoned) =>
      changeAccess(
        given,
        { action: 'partner.production_granted', reason, says: (email) => `${email} now has production access.` },
        accessChanges.grantProduction(new Date()),
      ),
    )
  named('refuse-production', 'decline a partner’s request for production access')
    .requiredOption('--reason <text>', 'reason, shown to the partner in the portal')
    .action((given: string, { reason }: { reason: string }) =>
      changeAccess(
        given,
        {
          action: 'partner.production_refused',
          reason,
          says: (email) =>
            `Declined production access for ${email}. The portal shows the reason, and the partner can request access again.`,
        },
        accessChanges.refuseProduction(reason, new Date()),
      ),
    )
  named('rate-limit', 'set or remove a custom rate limit for a partner')
    .addOption(
      new Option('--environment <environment>', 'the environment that the limit applies to')
        .choices(environments)
        .makeOptionMandatory(),
    )
    .requiredOption('--per-minute <requests>', 'requests per minute, or "default" for the default limit', readLimit)
    .addOption(reasonOption())
    .action((given: string, { environment, perMinute, reason = null }: LimitOptions) =>
      changeAccess(
        given,
        {
          action: 'partner.rate_limit_set',
          environment,
          reason,
          says: (email) =>
            `Rate limit of ${email} in ${environment}: ${perMinute === null ? 'default' : `${perMinute} requests per minute`}.`,
        },
        accessChanges.limitRate(environment, perMinute),
      ),
    )
  partner
    .command('reset-password')
    .description('set a new password for a member and sign them out everywhere')
    .argument('<member>', 'the member’s email, or the partner’s ID for its first member')
    .option('--password <password>', 'new password; without it, one is generated and printed')
    .addOption(reasonOption())
    .action((given: string, { password: chosen, reason = null }: Reasoned & { password?: string }) =>
      changePartners(async (partners, audit) => {
        const password = chosen ?? randomPassword()
        refuse(passwordFaults(password))
        const found = await partners.findMember(given.startsWith('prt_') ? given : normaliseEmail(given))
        if (!found) throw new Error(`No member has the email, and no partner the ID, ${given}`)
        await partners.setPassword(found.id, await hashPassword(password))
        const entry = { target: found.partnerId, partnerId: found.partnerId, environment: null, reason }
        await audit({ action: 'partner.password_reset', ...entry, after: { member: found.id } })
        return [chosen ? `The password of ${found.email} was changed.` : `Password: ${password}`]
      }),
    )
}

function readLimit(text: string): number | null {
  if (text === 'default') return null
  if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > maxPerMinute)
    throw new InvalidArgumentError(`Enter default, or a number from 1 to ${maxPerMinute.toLocaleString('en')}.`)
  return Number(text)
}

const maxPerMinute = 1_000_000

function partnerLine({ id, email, name, productionGrantedAt, suspendedAt }: Partner): string {
  const access = suspendedAt ? 'suspended' : productionGrantedAt ? 'production' : 'development'
  return `${id}  ${access.padEnd(11)}  ${email}  ${name}`
}

function refuse(faults: string[]): void {
  if (faults.length > 0) throw new Error(`Nothing was changed: ${faults.join('; ')}`)
}
