import { type Command, Option } from 'commander'
import { type Environment, environments } from '@edis/contract/environment'
import { exportedAtOnce } from '@edis/contract/portal-calls/recipients'
import type { AuditEntry } from '../audit/audit.ts'
import { normalisePhone } from '../customer-services/customer-services.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Whose } from './personal-data.ts'
import { eraseRecipient, exportRecipient } from './recipient-data.ts'

type Act = (transaction: Transaction, partnerId: string, audit: (entry: AuditEntry) => Promise<void>) => Promise<void>

type Parts = {
  print: (line: string) => void
  /** Acts on a partner's data of an environment, and writes down what was done, in one transaction. */
  change: (partner: string, environment: Environment, act: Act) => Promise<void>
}
type Options = { environment: Environment; order?: string; phone?: string; reason?: string | null }

/** `edis recipient export|erase`: a recipient's data, for who asks the provider for it. */
export function recipientCommands(program: Command, { print, change }: Parts): void {
  const recipient = program.command('recipient').description('export or erase one recipient’s data')

  const named = (name: string, description: string): Command =>
    recipient
      .command(name)
      .description(description)
      .argument('<partner>', 'email or ID of the partner that sent the parcels')
      .addOption(
        new Option('--environment <environment>', 'environment of the orders')
          .choices(environments)
          .makeOptionMandatory(),
      )
      .option('--order <number>', 'the recipient of this order: order ID, order number or AWB')
      .addOption(
        new Option('--phone <number>', 'the recipient of all orders with this phone number').conflicts('order'),
      )
      .option('--reason <text>', 'reason for the audit log')

  named('export', 'print everything stored about a recipient, as JSON').action(
    (partner: string, { environment, reason = null, ...who }: Options) =>
      change(partner, environment, async (transaction, partnerId, audit) => {
        const items: object[] = []
        const whose = whoseIn(who)
        for (let after: string | undefined, more = true; more;) {
          const page = await exportRecipient(transaction, partnerId, whose, {
            ...(after !== undefined && { after }),
            most: exportedAtOnce,
          })
          if (!page) throw noOrder()
          items.push(...page.items)
          await audit({ ...page.told, partnerId, environment, reason })
          more = page.next !== null
          after = page.next ?? undefined
        }
        print(JSON.stringify(items, null, 2))
      }),
  )

  named('erase', 'erase a recipient from all final orders; this cannot be undone').action(
    (partner: string, { environment, reason = null, ...who }: Options) =>
      change(partner, environment, async (transaction, partnerId, audit) => {
        const whose = whoseIn(who)
        for (let more = true; more;) {
          const done = await eraseRecipient(transaction, partnerId, whose, new Date())
          if (!done) throw noOrder()
          const { erased, already_erased: before, under_way: underWay } = done.data
          await audit({ ...done.told, partnerId, environment, reason })
          print(
            `Erased the recipient of ${erased.length} orders${before > 0 ? `; ${before} had already been erased` : ''}.`,
          )
          if (underWay.length > 0)
            print(`Not erased because these orders are still in progress: ${underWay.join(', ')}`)
          ;({ more } = done.data)
        }
      }),
  )
}

function whoseIn({ order, phone }: Pick<Options, 'order' | 'phone'>): Whose {
  if (order !== undefined) return { order: order.trim() }
  if (phone === undefined) throw new Error('Identify the recipient with --order or --phone')
  const normalised = normalisePhone(phone)
  if (normalised === null) throw new Error(`${phone} is not an Indonesian phone number`)
  return { phone: normalised }
}

const noOrder = () => new Error('The partner has no such order in this environment')
