import { Option, type Command } from 'commander'
import { environments, type Environment } from '@edis/contract/environment'
import { errorMessage } from '@edis/contract/errors/error-texts'
import { reportOrderEvent, stateless } from '@edis/contract/operations/report-order-event'
import { failureReasons, orderStates } from '@edis/contract/order-states'
import { commandActor } from '../../audit/command-actor.ts'
import type { Database } from '../../database/connection.ts'
import { newId } from '../../database/id.ts'
import { Failure } from '../../http/doors/failure.ts'
import { requestJudge } from '../../http/bodies/request-faults.ts'
import { isAwb } from '../sending/awb.ts'
import type { OrderParts } from '../sending/order-parts.ts'
import type { Report } from './report.ts'
import { takeReport } from './take-report.ts'

type Parts = {
  print: (line: string) => void
  /** Acts on an environment's orders, put together over its database. */
  withOrders: (
    environment: Environment,
    act: (database: Database, orders: OrderParts) => Promise<void>,
  ) => Promise<void>
}

type Options = {
  environment: Environment
  status?: string
  event?: string
  reasonCode?: string
  reason?: string
  location?: string
  note?: string
  occurredAt?: string
  weight?: string
  receiver?: string
  photo?: string
  courierAwb?: string
  trackingUrl?: string
  externalId?: string
}

/** `edis order event <order>`: what POST /order-events of the operations door does, by hand. */
export function orderCommands(program: Command, { print, withOrders }: Parts): void {
  program
    .command('order')
    .description('report order events')
    .command('event')
    .description('report an event of one order, as the provider’s systems do')
    .argument('<order>', 'its order_id, AWB or the courier’s own number')
    .addOption(
      new Option('--environment <environment>', 'where the order is').choices(environments).makeOptionMandatory(),
    )
    .addOption(new Option('--status <status>', 'the state that it enters').choices(orderStates))
    .addOption(new Option('--event <event>', 'what happened without a change of state').choices(stateless))
    .addOption(new Option('--reason-code <code>', 'why; required with delivery_failed').choices(failureReasons))
    .option('--reason <text>', 'why, in words')
    .option('--location <text>', 'where')
    .option('--note <text>', 'anything else')
    .option('--occurred-at <time>', 'when, as 2026-11-21T10:30:00+07:00; without it, now')
    .option('--weight <grams>', 'what the courier weighed; with order.weight_adjusted')
    .option('--receiver <name>', 'who took the parcel; with delivered')
    .option('--photo <url>', 'picture of the delivery; with delivered')
    .option('--courier-awb <number>', 'the courier’s own number of the parcel, kept with the order')
    .option('--tracking-url <url>', 'where the courier shows its way, https')
    .option('--external-id <id>', 'your own id of the event; without it one is made')
    .action(async (order: string, options: Options) => {
      const report = reportOf(order, options)
      await withOrders(options.environment, async (database, orders) => {
        const answer = await takeReport(database, orders, report, commandActor()).catch((error: unknown) => {
          throw error instanceof Failure ? new Error(inWords(error)) : error
        })
        const { outcome, order_id, status, sequence, reason } = answer
        if (outcome === 'refused') throw new Error(`Refused (${reason}): ${order_id} is ${status}`)
        print(`${outcome === 'repeated' ? 'Nothing new: ' : ''}${order_id} is ${status}, event ${sequence}.`)
      })
    })
}

/** @throws {Error} that names every option at fault. */
function reportOf(order: string, options: Options): Report {
  if (/^ED[ST]/.test(order) && !isAwb(order)) throw new Error(`${order} is not an AWB: one of its digits is wrong`)
  const report = {
    external_id: options.externalId ?? newId('evt'),
    courier_awb: options.courierAwb,
    [nameOf(order)]: order,
    status: options.status,
    event: options.event,
    reason_code: options.reasonCode,
    reason: options.reason,
    location: options.location,
    note: options.note,
    occurred_at: options.occurredAt,
    actual_weight_g: options.weight === undefined ? undefined : Number(options.weight),
    receiver_name: options.receiver,
    photo_url: options.photo,
    tracking_url: options.trackingUrl,
  }
  const given = Object.fromEntries(Object.entries(report).filter(([, value]) => value !== undefined))
  const faults = requestJudge(reportOrderEvent.request)(given)
  if (faults.length > 0) throw new Error(inWords(new Failure('VALIDATION_FAILED', { faults })))
  // The schema has been judged: what was read is of its type.
  return given as Report
}

const nameOf = (order: string) => (order.startsWith('ord_') ? 'order_id' : isAwb(order) ? 'awb' : 'courier_awb')

function inWords({ code, faults, text }: Failure): string {
  if (faults.length === 0) return text?.en ?? errorMessage(code, 'en')
  const parts = faults.map(({ field, error, message }) => `${field}: ${message?.en ?? errorMessage(error, 'en')}`)
  return `Not done: ${parts.join('; ')}`
}
