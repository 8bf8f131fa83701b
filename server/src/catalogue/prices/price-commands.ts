import { InvalidArgumentError, Option, type Command } from 'commander'
import { environments, environmentTitle, type Environment } from '@edis/contract/environment'
import { audit } from '../../audit/audit.store.ts'
import { commandActor } from '../../audit/command-actor.ts'
import type { Transaction } from '../../database/transaction.ts'
import { changeCatalogues } from '../change-catalogue.ts'
import { type CatalogueCommandParts, environmentOption, inEach } from '../catalogue-commands.ts'
import { hasService, listContractPrices, removeContractPrice, setContractPrice } from './contract-prices.store.ts'
import { parseDecimal } from '../import/decimal.ts'
import { partnerNamed } from './partner-named.ts'
import { dayInJakarta, standingOf } from './rate-card-versions.ts'
import { listCards } from './rate-card-versions.store.ts'

type Where = { environment?: Environment }
type Priced = Where & { partner: string; courier: string; service: string; reason?: string }

/** `edis rate-card list` and `edis contract-price set|list|remove`. */
export function priceCommands(program: Command, parts: CatalogueCommandParts): void {
  rateCardCommands(program, parts)
  contractPriceCommands(program, parts)
}

function rateCardCommands(program: Command, { print, withDatabaseUrl, listPartners }: CatalogueCommandParts): void {
  program
    .command('rate-card')
    .description('manage rate card versions; edis import rate-card adds one')
    .command('list')
    .description('list the versions, newest first, and which are in force today')
    .addOption(environmentOption())
    .option('--partner <partner>', 'only this partner’s own rate cards: email or ID')
    .action(({ environment, partner }: Where & { partner?: string }) =>
      withDatabaseUrl(async (url) => {
        const partners = await listPartners(url)
        const owner = partner === undefined ? null : partnerNamed(partners, partner)
        await inEach(url, environment, async (sql, where) => {
          const all = await listCards(sql)
          const cards = all.filter(({ partnerId }) => owner === null || partnerId === owner.id)
          print(`${environmentTitle[where]}${cards.length === 0 ? ': no rate cards yet' : ''}`)
          for (const card of cards) {
            const whose = card.partnerId === null ? '' : `  for ${emailOf(card.partnerId)}`
            const lines = card.lines === null ? '' : `  ${card.lines.toLocaleString('en')} rows`
            const standing = standingOf(card, all, dayInJakarta(new Date()))
            print(
              `  ${String(card.card).padEnd(6)}  ${standing.padEnd(8)}  ${card.validFrom} to ${card.validTo ?? '…'.padEnd(10)}  ${card.name}${whose}${lines}`,
            )
          }
        })

        function emailOf(partnerId: string): string {
          return partners.find(({ id }) => id === partnerId)?.email ?? partnerId
        }
      }),
    )
}

function contractPriceCommands(
  program: Command,
  { print, withDatabaseUrl, listPartners }: CatalogueCommandParts,
): void {
  const group = program.command('contract-price').description('manage partners’ discounts on the rate card')

  const named = (command: Command): Command =>
    command
      .requiredOption('--partner <partner>', 'the partner: email or ID')
      .requiredOption('--courier <code>', 'the courier’s code')
      .requiredOption('--service <code>', 'the service’s code')
      .addOption(environmentOption())
      .option('--reason <text>', 'reason for the audit log')

  named(group.command('set').description('set the discount on a service, replacing the previous one'))
    .addOption(
      new Option('--discount <percent>', 'percentage off each price of the rate card, such as 12.5%')
        .argParser(basisPoints)
        .makeOptionMandatory(),
    )
    .action((options: Priced & { discount: number }) =>
      withDatabaseUrl(async (databaseUrl) => {
        const { courier: courierCode, service: serviceCode, discount: discountBp } = options
        const { id: partnerId, email } = partnerNamed(await listPartners(databaseUrl), options.partner)
        const into = options.environment ? [options.environment] : environments
        await changeCatalogues({ databaseUrl, environments: into }, async (transaction, where) => {
          if (!(await hasService(transaction, courierCode, serviceCode)))
            throw new Error(
              `${environmentTitle[where]} has no service ${courierCode} ${serviceCode}. Nothing was changed.`,
            )
          const before = await setContractPrice(transaction, { partnerId, courierCode, serviceCode, discountBp })
          await auditPrice(transaction, { ...options, partnerId, where, before, after: discountBp })
        })
        print(
          `${email} pays ${percent(discountBp)} less for ${courierCode} ${serviceCode} in ${into.join(' and ')}. This takes effect within two seconds.`,
        )
      }),
    )

  named(group.command('remove').description('remove the discount on a service')).action((options: Priced) =>
    withDatabaseUrl(async (databaseUrl) => {
      const { courier: courierCode, service: serviceCode } = options
      const { id: partnerId, email } = partnerNamed(await listPartners(databaseUrl), options.partner)
      const into = options.environment ? [options.environment] : environments
      const from: Environment[] = []
      await changeCatalogues({ databaseUrl, environments: into }, async (transaction, where) => {
        const before = await removeContractPrice(transaction, { partnerId, courierCode, serviceCode })
        if (before === null) return
        await auditPrice(transaction, { ...options, partnerId, where, before, after: null })
        from.push(where)
      })
      if (from.length === 0) throw new Error(`${email} has no contract price for ${courierCode} ${serviceCode}`)
      print(
        `${email} pays the rate card’s price for ${courierCode} ${serviceCode} in ${from.join(' and ')}. This takes effect within two seconds.`,
      )
    }),
  )

  group
    .command('list')
    .description('list the contract prices')
    .addOption(environmentOption())
    .option('--partner <partner>', 'only this partner’s prices: email or ID')
    .action(({ environment, partner }: Where & { partner?: string }) =>
      withDatabaseUrl(async (url) => {
        const partners = await listPartners(url)
        const owner = partner === undefined ? null : partnerNamed(partners, partner)
        await inEach(url, environment, async (sql, where) => {
          const prices = (await listContractPrices(sql)).filter(
            ({ partnerId }) => owner === null || partnerId === owner.id,
          )
          print(`${environmentTitle[where]}${prices.length === 0 ? ': no contract prices' : ''}`)
          for (const { partnerId, courierCode, serviceCode, discountBp } of prices)
            print(
              `  ${partners.find(({ id }) => id === partnerId)?.email ?? partnerId}  ${courierCode} ${serviceCode}  ${percent(discountBp)} off`,
            )
        })
      }),
    )
}

type PriceChange = Pick<Priced, 'courier' | 'service' | 'reason'> & {
  partnerId: string
  where: Environment
  /** Hundredths of a per cent; null: none. */
  before: number | null
  after: number | null
}

const auditPrice = (transaction: Transaction, { courier, service, partnerId, where, ...change }: PriceChange) =>
  audit(transaction, commandActor(), {
    action: change.after === null ? 'contract_price.removed' : 'contract_price.set',
    target: `${courier} ${service}`,
    partnerId,
    environment: where,
    before: { discount_bp: change.before },
    after: { discount_bp: change.after },
    reason: change.reason ?? null,
  })

/** `12.5%` or `12.5` as 1,250. */
function basisPoints(text: string): number {
  const points = parseDecimal(text.trim().replace(/%$/, '').trimEnd(), 2)
  if (points === null || points < 1 || points > 10_000)
    throw new InvalidArgumentError('Enter a percentage from 0.01 to 100 with at most 2 decimals, such as 12.5%.')
  return points
}

const percent = (discountBp: number): string => `${discountBp / 100}%`
