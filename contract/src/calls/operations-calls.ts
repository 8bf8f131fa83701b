import { reportOrderEvent } from '../operations/report-order-event.ts'
import { reportOrderEvents } from '../operations/report-order-events.ts'
import type { OperationsCall } from './operations-call.ts'

/** Every call of the operations door, in the order of its /openapi.json. */
export const operationsCalls: readonly OperationsCall[] = [reportOrderEvent, reportOrderEvents]
