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
    .argument('<order>', 'order ID, AWB or the courier’s own tracking number')
    .addOption(
      new Option('--environment <environment>', 'environment of the order').choices(environments).makeOptionMandatory(),
    )
    .addOption(new Option('--status <status>', 'the new status of the order').choices(orderStates))
    .addOption(new Option('--event <event>', 'an event that does not change the status').choices(stateless))
    .addOption(new Option('--reason-code <code>', 'reason code; required with delivery_failed').choices(failureReasons))
    .option('--reason <text>', 'reason as text')
    .option('--location <text>', 'location of the event')
    .option('--note <text>', 'additional note')
    .option('--occurred-at <time>', 'when it happened, such as 2026-11-21T10:30:00+07:00 (default: now)')
    .option('--weight <grams>', 'weight measured by the courier; with order.weight_adjusted')
    .option('--receiver <name>', 'person who received the parcel; with delivered')
    .option('--photo <url>', 'HTTPS URL of a photo of the delivered parcel; with delivered')
    .option('--courier-awb <number>', 'the courier’s own tracking number, saved with the order')
    .option('--tracking-url <url>', 'HTTPS URL of the courier’s tracking page')
    .option('--external-id <id>', 'your own ID for the report (default: generated)')
    .action(async (order: string, options: Options) => {
      const report = reportOf(order, options)
      await withOrders(options.environment, async (database, orders) => {
        const answer = await takeReport(database, orders, report, commandActor()).catch((error: unknown) => {
          throw error instanceof Failure ? new Error(inWords(error)) : error
        })
        const { outcome, order_id, status, sequence, reason } = answer
        if (outcome === 'refused') throw new Error(`Refused (${reason}): ${order_id} is ${status}`)
        print(`${outcome === 'repeated' ? 'No change: ' : ''}${order_id} is ${status}, event ${sequence}.`)
      })
    })
}

/** @throws {Error} that names every option at fault. */
function reportOf(order: string, options: Options): Report {
  if (/^ED[ST]/.test(order) && !isAwb(order)) throw new Error(`${order} is not a valid AWB: one of its digits is wrong`)
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
  return `Nothing was changed: ${parts.join('; ')}`
}
