import { hints } from '@edis/contract/errors/hints'
import { Failure } from '../doors/failure.ts'

/** One part of a form as it came. `isFile`: it gives a file name. */
export type FormPart = { name: string; isFile: boolean; content: Buffer }

/** Of a part's headers, in bytes. */
const maxHeadLength = 4096

/**
 * The parts of a whole multipart/form-data body, in time that grows with its length and no faster. RFC 7578 and RFC
 * 2046, section 5.1, read strictly: what is malformed is refused, never skipped, so that nobody reads it otherwise.
 * @throws {Failure} REQUEST_INVALID
 */
export function parseParts(contentType: string, body: Buffer, most: number): FormPart[] {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`, 'latin1')
  const parts: FormPart[] = []
  // The first delimiter may stand at the very beginning, without a line break before it.
  const text = Buffer.concat([lineBreak, body])
  let at = nextDelimiter(text, delimiter, 0)
  while (at !== null && !at.isLast) {
    const next = nextDelimiter(text, delimiter, at.end - lineBreak.length)
    if (next === null) throw new Failure('REQUEST_INVALID')
    if (parts.length === most) throw new Failure('REQUEST_INVALID', { text: hints.formTooLong(most) })
    parts.push(parsePart(text.subarray(at.end, Math.max(at.end, next.start))))
    at = next
  }
  if (at === null) throw new Failure('REQUEST_INVALID')
  return parts
}

const lineBreak = Buffer.from('\r\n')
const blankLine = Buffer.from('\r\n\r\n')

function boundaryOf(contentType: string): string {
  const found = [...contentType.matchAll(/;[ \t]*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?=[\s;]|$))/gi)]
  const boundary = found[0]?.[1] ?? found[0]?.[2]
  if (boundary === undefined || found.length > 1) throw new Failure('REQUEST_INVALID')
  return boundary
}

/** `end`: behind its line break. */
type Delimiter = { start: number; end: number; isLast: boolean }

/** The next line that is the delimiter and nothing else; a longer one that begins with it is content. */
function nextDelimiter(text: Buffer, delimiter: Buffer, from: number): Delimiter | null {
  for (let start = text.indexOf(delimiter, from); start !== -1; start = text.indexOf(delimiter, start + 1)) {
    const after = start + delimiter.length
    if (text.subarray(after, after + 2).equals(dashes)) return { start, end: after + 2, isLast: true }
    let end = after
    while (text[end] === space || text[end] === tab) end++
    if (text.subarray(end, end + 2).equals(lineBreak)) return { start, end: end + 2, isLast: false }
  }
  return null
}

const dashes = Buffer.from('--')
const space = 0x20
const tab = 0x09

function parsePart(part: Buffer): FormPart {
  const headEnd = part.indexOf(blankLine)
  if (headEnd === -1 || headEnd > maxHeadLength) throw new Failure('REQUEST_INVALID')
  const lines = part.toString('utf8', 0, headEnd).split('\r\n')
  const dispositions = lines.flatMap((line) => {
    const [, name, value] = /^([!-9;-~]+):(.*)$/s.exec(line) ?? []
    if (name === undefined || value === undefined) throw new Failure('REQUEST_INVALID')
    return name.toLowerCase() === 'content-disposition' ? [value.trim()] : []
  })
  const [disposition, ...others] = dispositions
  if (disposition === undefined || others.length > 0) throw new Failure('REQUEST_INVALID')
  const parameters = parseDisposition(disposition)
  const name = parameters.get('name')
  if (name === undefined) throw new Failure('REQUEST_INVALID', { text: hints.partWithoutName })
  return {
    name,
    isFile: parameters.has('filename') || parameters.has('filename*'),
    content: part.subarray(headEnd + blankLine.length),
  }
}

/** `form-data; name="user"`: its parameters, each once. */
function parseDisposition(text: string): Map<string, string> {
  const parameters = new Map<string, string>()
  const [kind = ''] = /^form-data[ \t]*/i.exec(text) ?? []
  if (kind === '') throw new Failure('REQUEST_INVALID')
  const parameter = /;[ \t]*([a-z*]+)=(?:"((?:[^"\\\r\n]|\\[^\r\n])*)"|([^\s;"]+))[ \t]*/iy
  for (parameter.lastIndex = kind.length; parameter.lastIndex < text.length;) {
    const [, name, quoted, bare] = parameter.exec(text) ?? []
    if (name === undefined || parameters.has(name.toLowerCase())) throw new Failure('REQUEST_INVALID')
    parameters.set(name.toLowerCase(), bare ?? quoted?.replaceAll(/\\(["\\])/g, '$1') ?? '')
  }
  return parameters
}
