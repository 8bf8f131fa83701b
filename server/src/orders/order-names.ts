import { hints } from '@edis/contract/errors/hints'
import { Failure, fieldFault, type FieldFault } from '../http/doors/failure.ts'
import type { OrderName } from './orders.store.ts'

type Names = Partial<Record<OrderName['by'], string | undefined>>

/** The one name that must be there. @throws {Failure} when there is none or are several. */
export function nameOf(fields: Names, allowed: readonly OrderName['by'][]): OrderName {
  const [name] = namesIn(fields, allowed)
  const faults = nameFaults({ fields, isSound: () => true }, allowed)
  if (name && faults.length === 0) return name
  throw new Failure('VALIDATION_FAILED', { faults })
}

const namesIn = (fields: Names, allowed: readonly OrderName['by'][]): OrderName[] =>
  allowed.flatMap((by) => (fields[by] === undefined ? [] : [{ by, value: fields[by] }]))

/** For the provider, who sees every partner's orders. */
export const noSuchOrder = ({ by, value }: OrderName): Failure =>
  new Failure('ORDER_NOT_FOUND', {
    text: hints.noSuchOrder(by, value),
  })

/** Exactly one of the names must be there. */
export function nameFaults(
  { fields, isSound }: { fields: Names; isSound: (...names: string[]) => boolean },
  allowed: readonly OrderName['by'][],
): FieldFault[] {
  const [name, ...more] = namesIn(fields, allowed)
  const message = hints.exactlyOneOf(allowed.join(', '))
  if (name) return more.map(({ by }) => fieldFault(by, 'FIELD_INVALID', message))
  // One that is at fault was meant to be the name.
  if (!isSound(...allowed)) return []
  return [fieldFault('order_id', 'FIELD_REQUIRED', message, { one_of: allowed })]
}
