import type { Language } from '../languages.ts'
import { referencePath } from './reference-pages.ts'

const webhook = referencePath('webhook')
const sla = referencePath('sla')

/** How prose names a page of the portal, and its path. Such a name becomes a link. */
export const pageNames: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    'API Credentials page': '/credentials',
    'Webhook Setting page': '/webhook',
    'IP Whitelist page': '/ipwhitelist',
    'Webhook page': webhook,
    'SLA page': sla,
  },
  id: {
    'halaman API Credentials': '/credentials',
    'halaman Webhook Setting': '/webhook',
    'halaman IP Whitelist': '/ipwhitelist',
    'halaman Webhook': webhook,
    'halaman SLA': sla,
  },
}

/** Returns the path of the page with this name, in any language. */
export const pathOfName = (name: string): string | null =>
  Object.values(pageNames).find((names) => Object.hasOwn(names, name))?.[name] ?? null

/** Every name, a longer one before its beginning. */
export const allPageNames: readonly string[] = Object.values(pageNames)
  .flatMap((names) => Object.keys(names))
  .toSorted((one, other) => other.length - one.length)
