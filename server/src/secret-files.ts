import { readFileSync } from 'node:fs'

/** A secret is a line; whatever is longer is some other file. */
const maxBytes = 16_384

/**
 * What a setting is given: its variable or, of a secret, the file that NAME_FILE names, without what surrounds it; '' when it
 * isn't. @throws {Error} whose words go on from the setting's name and never have the secret.
 */
export function givenText(
  environment: Record<string, string | undefined>,
  name: string,
  secret: true | undefined,
): string {
  const given = environment[name]?.trim() ?? ''
  const file = secret ? (environment[`${name}_FILE`]?.trim() ?? '') : ''
  if (file === '') return given
  if (given !== '') throw new Error(`and ${name}_FILE are both set: keep one`)
  return contentOf(file)
}

function contentOf(file: string): string {
  const content = read(file)
  if (content.length > maxBytes) throw new Error('has a _FILE that is too long for a secret')
  const text = content.toString('utf8').trim()
  if (text === '') throw new Error('has a _FILE that is empty')
  return text
}

function read(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new Error(`has a _FILE that can't be read: ${code}`, { cause: error })
  }
}
