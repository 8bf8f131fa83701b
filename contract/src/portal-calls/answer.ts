import { type TSchema, Type } from 'typebox'

/** RFC 3339, to the millisecond, with offset. */
export const dateTime = (description: string) => Type.String({ format: 'date-time', description })

export const nullable = <const S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/** Headers by name. Not Type.Record, which would bring 14 kB of typebox to the portal's first screen. */
export const headersByName = Type.Unsafe<Record<string, string>>({
  type: 'object',
  additionalProperties: { type: 'string' },
})
