import { hints } from '@edis/contract/errors/hints'
import { maxBodyKiB } from '@edis/contract/limits'
import type { FastifyInstance } from 'fastify'
import { isUtf8 } from 'node:buffer'
import { Failure, type FieldFault } from '../doors/failure.ts'
import type { ReadBodies } from './body-refusals.ts'
import { malformedJson } from './json-fault.ts'
import { bodyReader } from './read-body.ts'

const deepest = 12
const maxValues = 20_000

/** Bodies of JSON alone. */
export const jsonBodies: ReadBodies = { types: ['application/json'], largest: maxBodyKiB * 1024 }

/** Of the provider's systems, which send hundreds of reports at once. */
export const systemsBodies: ReadBodies = { ...jsonBodies, largest: 1024 * 1024 }

/** Has a scope read these bodies and no others, as the bytes that were sent. */
export function readBodies(scope: FastifyInstance, bodies: ReadBodies, reader = bodyReader): void {
  scope.decorate('readBodies', bodies)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser([...bodies.types], reader(bodies.largest))
}

/** Parses a JSON body. @throws {Failure} REQUEST_INVALID when it is not UTF-8, not JSON, not an object, or too deep. */
export function parseJson(body: Buffer): Record<string, unknown> {
  const value = jsonOf(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Failure('REQUEST_INVALID', { text: hints.bodyNotObject })
  return value as Record<string, unknown>
}

/** @throws {Failure} REQUEST_INVALID, with the place where it stops being JSON. */
function jsonOf(body: Buffer): unknown {
  if (!isUtf8(body)) throw new Failure('REQUEST_INVALID', { text: hints.bodyNotUtf8 })
  const text = body.toString('utf8')
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw malformedJson(text)
  }
}

/**
 * Texts that the database or the next program would not take: with NUL, or with half a surrogate pair. Those below the
 * names in `apart` are left to whoever judges each of many.
 */
export function textFaults(value: unknown, apart: readonly string[] = []): FieldFault[] {
  const faults: FieldFault[] = []
  let seen = 0
  const walk = (part: unknown, place: Place | null, name: string | number, depth: number, told: boolean): void => {
    if (++seen > maxValues || depth > deepest)
      throw new Failure('REQUEST_INVALID', { text: hints.jsonTooDeep(deepest, maxValues) })
    if (typeof part === 'string') {
      if (told && isNoText(part))
        faults.push({ field: pathOf(place, name), error: 'FIELD_INVALID', message: hints.valueMalformed })
      return
    }
    if (typeof part !== 'object' || part === null) return
    const here = { place, name }
    if (Array.isArray(part))
      for (let index = 0; index < part.length; index++) walk(part[index], here, index, depth + 1, told)
    else
      for (const key of Object.keys(part)) {
        if (told && isNoText(key)) throw new Failure('REQUEST_INVALID', { text: hints.nameMalformed })
        const isTold = told && !(depth === 0 && apart.includes(key))
        walk((part as Record<string, unknown>)[key], here, key, depth + 1, isTold)
      }
  }
  walk(value, null, '', 0, true)
  return faults
}

/** Fields whose names come more than once, at whatever depth: the parser keeps the last and says nothing. */
export function repeatedNames(json: string): FieldFault[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const [, name = '""', colon] of json.matchAll(/("(?:[^"\\]|\\[^])*(?:"|\\?$))(\s*:)?/g)) {
    if (colon === undefined) continue
    const text = String(JSON.parse(name))
    if (seen.has(text)) repeated.add(text)
    seen.add(text)
  }
  return [...repeated].map((field) => ({ field, error: 'FIELD_INVALID', message: hints.sentTwice }))
}

const isNoText = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** Where in a document a value is; written out only where there is something to tell. */
type Place = { place: Place | null; name: string | number }

function pathOf(place: Place | null, name: string | number): string {
  if (place === null) return String(name)
  const before = pathOf(place.place, place.name)
  if (typeof name === 'number') return `${before}[${name}]`
  return before === '' ? name : `${before}.${name}`
}
