import { closestName } from '@edis/contract/errors/closest-name'
import { Failure } from '../http/doors/failure.ts'

/** No courier has the code, and perhaps one has nearly the same. */
export function courierNotFound({ services }: { services: readonly { courierCode: string }[] }, code: string): Failure {
  const nearest = closestName(code, [...new Set(services.map(({ courierCode }) => courierCode))])
  const [didYouMean, maksudAnda] =
    nearest === null ? ['', ''] : [` Did you mean ${nearest}?`, ` Maksud Anda ${nearest}?`]
  return new Failure('COURIER_NOT_FOUND', {
    text: {
      en: `There is no courier with code ${code}.${didYouMean}`,
      id: `Tidak ada kurir dengan kode ${code}.${maksudAnda}`,
    },
    details: { courier_code: code, ...(nearest === null ? {} : { nearest }) },
  })
}
