import { type Command, Option } from 'commander'
import { type Environment, environments } from '@edis/contract/environment'
import { hashPassword, normaliseEmail, partnerFaults, passwordFaults, randomPassword } from './partners.ts'
import type { Partner, PartnerStore } from './partners.store.ts'

type Parts = {
  print: (line: string) => void
  withPartners: (act: (partners: PartnerStore) => Promise<void>) => Promise<void>
  /** Revokes every token of the partner that `find` finds, in each of the environments; tells how many pairs were alive. */
  revokeTokens: (
    find: (partners: PartnerStore) => Promise<Partner>,
    where: readonly Environment[],
    tell: (environment: Environment, revoked: number) => void,
  ) => Promise<void>
}

/** `edis partner add|list|suspend|resume|grant-production|reset-password|revoke-tokens`. */
export function partnerCommands(program: Command, { print, withPartners, revokeTokens }: Parts): void {
  const partner = program.command('partner').description('the partners and their access')

  partner
    .command('add')
    .description('add a partner; without a password one is made and printed')
    .requiredOption('--email <email>', 'what the partner signs in with')
    .requiredOption('--name <name>', 'who the partner is')
    .option('--password <password>', 'the first password')
    .option('--production', 'grant production at once')
    .action(async (options: { email: string; name: string; password?: string; production?: true }) => {
      const email = normaliseEmail(options.email)
      const password = options.password ?? randomPassword()
      refuse(partnerFaults({ email, name: options.name, password }))
      await withPartners(async (partners) => {
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
        print(`Added ${added.id}  ${email}`)
        if (!options.password) print(`Password: ${password}`)
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
    .action(async ({ email, environment }: { email: string; environment?: Environment }) => {
      const given = normaliseEmail(email)
      await revokeTokens(
        async (partners) => {
          const found = await partners.findByEmail(given)
          if (!found) throw new Error(`No partner has the email ${given}`)
          return found
        },
        environment ? [environment] : environments,
        (where, revoked) =>
          print(
            `Revoked ${revoked} ${revoked === 1 ? 'token' : 'tokens'} of ${given} in ${where}. Hosts refuse them within a second.`,
          ),
      )
    })

  const forPartner = (
    name: string,
    description: string,
    act: (partners: PartnerStore, found: Partner, options: { password?: string }) => Promise<string>,
  ): Command =>
    partner
      .command(name)
      .description(description)
      .argument('<partner>', 'email or id')
      .action((given: string, options: { password?: string }) =>
        withPartners(async (partners) => {
          const list = await partners.list()
          const found = list.find(({ id, email }) => id === given || email === normaliseEmail(given))
          if (!found) throw new Error(`No partner has the email or id ${given}`)
          print(await act(partners, found, options))
        }),
      )

  forPartner('suspend', 'shut a partner out at once, in both environments', async (partners, found) => {
    await partners.setSuspended(found.id, new Date())
    return `Suspended ${found.email}: signed out everywhere, keys and tokens refused.`
  })
  forPartner('resume', 'lift a suspension', async (partners, found) => {
    await partners.setSuspended(found.id, null)
    return `${found.email} may sign in again.`
  })
  forPartner('grant-production', 'let a partner use production', async (partners, found) => {
    await partners.grantProduction(found.id, new Date())
    return `${found.email} may use production.`
  })
  forPartner(
    'reset-password',
    'give a partner a new password and sign it out everywhere',
    async (partners, found, options) => {
      const password = options.password ?? randomPassword()
      refuse(passwordFaults(password))
      await partners.setPassword(found.id, await hashPassword(password))
      return options.password ? `The password of ${found.email} is set.` : `Password: ${password}`
    },
  ).option('--password <password>', 'the new password; without it one is made and printed')
}

function partnerLine({ id, email, name, productionGrantedAt, suspendedAt }: Partner): string {
  const access = suspendedAt ? 'suspended' : productionGrantedAt ? 'production' : 'development'
  return `${id}  ${access.padEnd(11)}  ${email}  ${name}`
}

function refuse(faults: string[]): void {
  if (faults.length > 0) throw new Error(`Not done: ${faults.join('; ')}`)
}
