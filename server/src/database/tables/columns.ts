import { customType, timestamp } from 'drizzle-orm/pg-core'

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A moment, to the millisecond. */
export const moment = <const Name extends string>(name: Name) => timestamp(name, { withTimezone: true, precision: 3 })
