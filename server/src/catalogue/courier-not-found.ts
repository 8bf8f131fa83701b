import { hints } from '@edis/contract/errors/hints'
import { closestName } from '@edis/contract/errors/closest-name'
import { Failure } from '../http/doors/failure.ts'

/** No courier has the code, and perhaps one has nearly the same. */
export function courierNotFound({ services }: { services: readonly { courierCode: string }[] }, code: string): Failure {
  const nearest = closestName(code, [...new Set(services.map(({ courierCode }) => courierCode))])
  return new Failure('COURIER_NOT_FOUND', {
    text: hints.noSuchCourier(code, nearest),
    details: { courier_code: code, ...(nearest === null ? {} : { nearest }) },
  })
}
