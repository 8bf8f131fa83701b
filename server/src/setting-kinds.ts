import { parseAddress, parseBoolean, parseCount, parseOrigin, parsePort } from './setting-parsers.ts'

/**
 * A setting of the operator's, said once: an environment variable. README's table and edis.env.example are made of this
 * (`npm run docs`), and the check compares them.
 */
export type Setting<T> = {
  /** What it is when it isn't set. */
  fallback: T
  /** Reads its text; undefined, or an error with the words, when that is wrong. */
  parse: (text: string) => T | undefined
  /** What it must be, in the complaint: `PORT must be a port, 1 to 65535`. */
  wants: string
  /** README's words, in Markdown. */
  says: string
  /** README's words for the fallback, where its text doesn't say it. */
  default?: string
  /** A secret: `NAME_FILE` may name a file with it instead. */
  secret?: true
  /** Its line in edis.env.example, and what stands above that. */
  example?: { value: string; comment?: string }
}

export const setting = <T>(of: Setting<T>): Setting<T> => of

export const flag = (fallback: boolean, says: string, example?: Setting<boolean>['example']) =>
  setting({ fallback, parse: parseBoolean, wants: 'true or false', says, ...(example && { example }) })

export const port = (fallback: number, says: string) =>
  setting({ fallback, parse: parsePort, wants: 'a port, 1 to 65535', says })

export const count = (fallback: number, [least, most]: [number, number], wants: string, says: string) =>
  setting({ fallback, parse: parseCount(least, most), wants: `${wants} from ${least} to ${most}`, says })

/** null: localhost and the host's port. */
export const origin = (says: string, example: string) =>
  setting<string | null>({
    fallback: null,
    default: 'http://localhost and the port',
    parse: parseOrigin,
    wants: 'an http or https origin without a path',
    says,
    example: { value: example },
  })

export const address = (fallback: string, says: string) =>
  setting<string | null>({
    fallback: null,
    default: fallback,
    parse: parseAddress,
    wants: 'an address',
    says,
    secret: true,
  })
