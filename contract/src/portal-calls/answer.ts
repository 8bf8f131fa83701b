import { type TSchema, Type } from 'typebox'

/** RFC 3339, to the millisecond, with offset. */
export const dateTime = (description: string) => Type.String({ format: 'date-time', description })

export const nullable = <const S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])
