import type { Environment } from '@edis/contract/environment'
import { printLabels as printLabelsCall } from '@edis/contract/operations/print-labels'
import type { OperationsDoor } from '../http/doors/operations-door.ts'
import { labelFaults, type LabelParts, printLabels } from './print-labels.ts'

type Place = Pick<LabelParts, 'database'> & { orders: Omit<LabelParts, 'database'> }

/** Labels of any partner's orders. */
export function labelOperationsRoutes(door: OperationsDoor, places: Readonly<Record<Environment, Place>>): void {
  door.answer(
    printLabelsCall,
    ({ fields, caller }) => {
      const { database, orders } = places[caller.environment]
      return printLabels({ ...orders, database }, null, fields)
    },
    { rules: ({ fields }) => labelFaults(fields) },
  )
}
