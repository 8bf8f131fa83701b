import { hints } from '@edis/contract/errors/hints'
import { failureReasons } from '@edis/contract/order-states'
import { advanceOrder, sandboxSteps } from '@edis/contract/portal-calls/orders'
import { fieldFailure, Failure, type FieldFault, sendOneOf } from '../http/doors/failure.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import type { SandboxMoves } from './move-order.ts'

/** The sandbox by hand: development alone. */
export function sandboxRoutes(door: ApiDoor, { moves }: { moves: SandboxMoves }): void {
  door.answer(advanceOrder, async ({ fields, caller }) => {
    const { order_id: orderId, step = 'next', reason_code: reasonCode, weight_g: weightG } = fields
    const faults: FieldFault[] = []
    const command = sandboxSteps.find((name) => name === step)
    if (!command) faults.push({ field: 'step', error: 'FIELD_INVALID', message: sendOneOf(sandboxSteps) })
    const reason = failureReasons.find((name) => name === reasonCode)
    if (reasonCode !== undefined && !reason)
      faults.push({ field: 'reason_code', error: 'FIELD_INVALID', message: sendOneOf(failureReasons) })
    if (!command || faults.length > 0) throw new Failure('VALIDATION_FAILED', { faults })
    const outcome = await moves.move(caller.partnerId, orderId, {
      command,
      reason: reason ?? 'NOT_HOME',
      ...(weightG !== undefined && { weightG }),
    })
    if (outcome === 'not_found') throw new Failure('ORDER_NOT_FOUND')
    if (outcome === 'no_way') throw fieldFailure('step', 'FIELD_INVALID', hints.stepImpossible)
    return { order_id: orderId, status: outcome.status, moved: outcome.moved }
  })
}
