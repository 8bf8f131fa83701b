import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import { reportOrderEvents } from '@edis/contract/operations/report-order-events'
import type { Environment } from '@edis/contract/environment'
import type { Database } from '../../database/connection.ts'
import type { OperationsDoor } from '../../http/doors/operations-door.ts'
import { gather } from '../../http/gate/gather.ts'
import type { OrderParts } from '../sending/order-parts.ts'
import { reportFaults } from './report.ts'
import { keepMalformed, mostTogether, type SentReport, takeAll, takeReports } from './take-report.ts'

type Place = { database: Database; orders: OrderParts }

/** What the provider's systems report. With transactions of its own: what is refused is kept as well. */
export function orderReportRoutes(door: OperationsDoor, places: Readonly<Record<Environment, Place>>): void {
  const together = (environment: Environment) =>
    gather({
      most: mostTogether,
      run(_caller, sent: SentReport[]) {
        const { database, orders } = places[environment]
        return takeAll(database, orders, sent)
      },
    })
  const take = { development: together('development'), production: together('production') }

  door.answer(
    reportOrderEvent,
    ({ fields, caller, by }) => take[caller.environment](`${by.kind} ${by.id}`, { report: fields, by }),
    {
      rules: (refused) => reportFaults(refused, places.production.orders.now()),
      onRefused(report, { environment }) {
        const { database, orders } = places[environment]
        return keepMalformed(database, orders, report)
      },
    },
  )

  door.answer(reportOrderEvents, async ({ fields, caller, by }) => {
    const { database, orders } = places[caller.environment]
    return { results: await takeReports(database, orders, fields.reports, by) }
  })
}
