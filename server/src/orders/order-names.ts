import { hints } from '@edis/contract/errors/hints'
import { Failure, fieldFault, type FieldFault } from '../http/doors/failure.ts'
import type { InArchive } from './archived-orders.store.ts'
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

/** For its partner, who can't read archives. */
export const orderArchived = ({ orderId, archivedAt }: InArchive): Failure =>
  new Failure('ORDER_NOT_FOUND', {
    text: hints.orderArchived(orderId, dateOf(archivedAt)),
    details: { order_id: orderId },
  })

/** For the provider, who has them. */
export const orderInArchive = ({ orderId, archivedAt, archiveId }: InArchive): Failure =>
  new Failure('ORDER_NOT_FOUND', {
    text: hints.orderInArchive(orderId, dateOf(archivedAt), archiveId),
    details: { order_id: orderId },
  })

const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10)

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
