import { hints } from '@edis/contract/errors/hints'
import { sentences, type Text } from '@edis/contract/languages'
import { cityPattern, districtPattern } from '@edis/contract/calls/fields'
import { sample } from '@edis/contract/open-api/sample'
import { fieldFault, type FieldFault } from '../http/doors/failure.ts'
import type { Explain } from '../http/bodies/request-faults.ts'
import type { Region, RegionLevel, Regions } from './region.ts'

type Known = Pick<Regions, 'find' | 'search'>
/** What a field asks for by its code. */
type Asked = 'city' | 'district'

/** Says what was sent in place of a region's code, and a code that fits. */
export function regionFault(regions: Known, field: string, sent: unknown, asked: Asked): FieldFault {
  const value = typeof sent === 'string' || typeof sent === 'number' ? String(sent).trim().slice(0, maxShownLength) : ''
  const seen = value === '' ? nothing : whatIs(regions, value, asked)
  const fitting = seen.fitting === null ? null : regions.find(seen.fitting)
  const code = fitting?.code ?? (asked === 'district' ? sample.destinationDistrict : sample.originCity)
  const wanted = hints.regionCode(asked, code, fitting && seen.isNamed ? fitting.fullName : null)
  const message = seen.words ? sentences(seen.words, wanted) : wanted
  return fieldFault(field, 'REGION_NOT_FOUND', message, {
    ...(value === '' ? {} : { value }),
    ...(seen.level ? { level: seen.level } : {}),
    expected_level: asked,
    ...(fitting ? { nearest: fitting.code } : {}),
  })
}

/** Explains what a schema refused because it has not the form of the code that it asks for. */
export const explainRegions = (regions: Known): Explain => ({
  REGION_NOT_FOUND: (field, value, schema) => {
    const { pattern } = schema as { pattern?: string }
    if (pattern === districtPattern) return regionFault(regions, field, value, 'district')
    return pattern === cityPattern ? regionFault(regions, field, value, 'city') : null
  },
})

/** `isNamed`: the code that fits was worked out, so that its name tells whether it is the one that was meant. */
type Seen = { words: Text | null; level?: RegionLevel; fitting: string | null; isNamed: boolean }

const maxShownLength = 60
const nothing: Seen = { words: null, fitting: null, isNamed: false }

function whatIs(regions: Known, value: string, asked: Asked): Seen {
  const code = dotted(value)
  if (code === null) return unknownName(regions, value, asked)
  const region = regions.find(code)
  if (!region) return unknownCode(regions, value, code, asked)
  const { level } = region
  if (level === asked)
    return {
      words: hints.regionWithoutDots(value),
      level,
      fitting: code,
      isNamed: true,
    }
  return {
    words: hints.regionOfLevel(value, level),
    level,
    fitting: fittingCode(regions, region, asked),
    isNamed: false,
  }
}

/** The region of the level that holds this one, or the first in it. */
function fittingCode(regions: Known, { code }: Region, asked: Asked): string | null {
  const length = lengthOf[asked]
  if (code.length >= length) return code.slice(0, length)
  return children(regions, code, asked)[0]?.code ?? null
}

/** A code that is none: the closest of its siblings is likely meant. */
function unknownCode(regions: Known, value: string, code: string, asked: Asked): Seen {
  const words = hints.noSuchRegion(value, asked)
  const parent = code.length === lengthOf[asked] ? code.slice(0, -3) : null
  const last = Number(code.slice(-2))
  const [nearest] = (parent === null ? [] : children(regions, parent, asked)).toSorted(
    (one, other) => Math.abs(Number(one.code.slice(-2)) - last) - Math.abs(Number(other.code.slice(-2)) - last),
  )
  return { words, fitting: nearest?.code ?? null, isNamed: true }
}

function unknownName(regions: Known, value: string, asked: Asked): Seen {
  const words = hints.noRegionCode(value)
  const [best] = regions.search({ level: asked, text: value, after: 0, limit: 1 }).items
  return { words, fitting: best?.code ?? null, isNamed: true }
}

const children = (regions: Known, parentCode: string, level: Asked): Region[] =>
  regions.search({ level, parentCode, after: 0, limit: 100 }).items

/** `317101` and `31-71-01` as `31.71.01`; null of what is no code at all. */
function dotted(value: string): string | null {
  if (!/^\d[\d\s./-]*$/.test(value)) return null
  const digits = value.replaceAll(/\D/g, '')
  const [, province = '', city = '', district = '', village = ''] = /^(..)(..)?(..)?(.{4})?$/.exec(digits) ?? []
  return province === '' ? value : [province, city, district, village].filter((part) => part !== '').join('.')
}

const lengthOf = { city: 5, district: 8 } as const
