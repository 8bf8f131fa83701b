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

const reasonOption = () => new Option('--reason <text>', 'why, for the audit log')

/** `edis partner add|list|suspend|resume|grant-production|refuse-production|rate-limit|reset-password|revoke-tokens`. */
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

  const named = (name: string, description: string): Command =>
    partner.command(name).description(description).argument('<partner>', 'email or id')

  const changing = (given: string, act: (partners: PartnerStore, found: Partner) => Promise<Changed>) =>
    changePartners(async (partners, audit) => {
      const list = await partners.list()
      const found = list.find(({ id, email }) => id === given || email === normaliseEmail(given))
      if (!found) throw new Error(`No partner has the email or id ${given}`)
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
      if (!changed?.after) throw new Error(`${email} has no request for production that waits. Nothing was changed.`)
      return {
        action,
        ...entry,
        before: accessAudited(changed.before),
        after: accessAudited(changed.after),
        says: says(email),
      }
    })

  named('suspend', 'shut a partner out at once, in both environments; its webhooks wait')
    .addOption(reasonOption())
    .action((given: string, { reason = null }: Reasoned) =>
      changeAccess(
        given,
        {
          action: 'partner.suspended',
          reason,
          says: (email) => `Suspended ${email}: signed out everywhere, keys and tokens refused. Its webhooks wait.`,
        },
        accessChanges.suspend(reason, new Date()),
      ),
    )
  named('resume', 'lift a suspension')
    .addOption(reasonOption())
    .action((given: string, { reason = null }: Reasoned) =>
      changeAccess(
        given,
        { action: 'partner.resumed', reason, says: (email) => `${email} may sign in again.` },
        accessChanges.resume(),
      ),
    )
  named('grant-production', 'let a partner use production')
    .addOption(reasonOption())
    .action((given: string, { reason = null }: Reasoned) =>
      changeAccess(
        given,
        { action: 'partner.production_granted', reason, says: (email) => `${email} may use production.` },
        accessChanges.grantProduction(new Date()),
      ),
    )
  named('refuse-production', 'refuse a partner’s request for production')
    .requiredOption('--reason <text>', 'why; the partner reads it in the portal')
    .action((given: string, { reason }: { reason: string }) =>
      changeAccess(
        given,
        {
          action: 'partner.production_refused',
          reason,
          says: (email) => `Refused ${email} production. It reads why in the portal, and may ask again.`,
        },
        accessChanges.refuseProduction(reason, new Date()),
      ),
    )
  named('rate-limit', 'give a partner a rate limit of its own, or take it away')
    .addOption(new Option('--environment <environment>', 'where').choices(environments).makeOptionMandatory())
    .requiredOption('--per-minute <requests>', 'requests a minute, or "default" for as many as everybody', readLimit)
    .addOption(reasonOption())
    .action((given: string, { environment, perMinute, reason = null }: LimitOptions) =>
      changeAccess(
        given,
        {
          action: 'partner.rate_limit_set',
          environment,
          reason,
          says: (email) => `${email} has ${perMinute ?? 'as many as everybody'} requests a minute in ${environment}.`,
        },
        accessChanges.limitRate(environment, perMinute),
      ),
    )
  named('reset-password', 'give a partner a new password and sign it out everywhere')
    .option('--password <password>', 'the new password; without it one is made and printed')
    .addOption(reasonOption())
    .action((given: string, options: Reasoned & { password?: string }) =>
      changing(given, async (partners, { id, email }) => {
        const password = options.password ?? randomPassword()
        refuse(passwordFaults(password))
        await partners.setPassword(id, await hashPassword(password))
        return {
          action: 'partner.password_reset',
          reason: options.reason ?? null,
          says: options.password ? `The password of ${email} is set.` : `Password: ${password}`,
        }
      }),
    )
}

function readLimit(text: string): number | null {
  if (text === 'default') return null
  if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > maxPerMinute)
    throw new InvalidArgumentError(`Say default, or a number from 1 to ${maxPerMinute.toLocaleString('en')}.`)
  return Number(text)
}

const maxPerMinute = 1_000_000

function partnerLine({ id, email, name, productionGrantedAt, suspendedAt }: Partner): string {
  const access = suspendedAt ? 'suspended' : productionGrantedAt ? 'production' : 'development'
  return `${id}  ${access.padEnd(11)}  ${email}  ${name}`
}

function refuse(faults: string[]): void {
  if (faults.length > 0) throw new Error(`Not done: ${faults.join('; ')}`)
}
