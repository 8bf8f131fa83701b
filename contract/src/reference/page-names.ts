import type { Language } from '../languages.ts'
import { guideTitles } from './guides/guide-titles.ts'
import { guidePages, referencePath } from './reference-pages.ts'

const webhook = referencePath('webhook')
const sla = referencePath('sla')

/** Names of guides, by their titles. */
const guides = (language: Language, named: (title: string) => string) =>
  Object.fromEntries(guidePages.map((name) => [named(guideTitles[language][name]), referencePath(name)]))

/** How prose names a page of the portal, and its path. Such a name becomes a link. */
export const pageNames: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    'API Credentials page': '/credentials',
    'Webhook Setting page': '/webhook',
    'IP Whitelist page': '/ipwhitelist',
    'Webhook page': webhook,
    'SLA page': sla,
    ...guides('en', (title) => `${title} page`),
  },
  id: {
    'halaman Kredensial API': '/credentials',
    'halaman Pengaturan Webhook': '/webhook',
    'halaman IP Whitelist': '/ipwhitelist',
    'halaman Webhook': webhook,
    'halaman SLA': sla,
    ...guides('id', (title) => `halaman ${title}`),
  },
}

const pathsByName = new Map(Object.values(pageNames).flatMap((names) => Object.entries(names)))

/** Returns the path of the page with this name, in any language, also at the start of a sentence. */
export const pathOfName = (name: string): string | null =>
  pathsByName.get(name) ?? pathsByName.get(name.charAt(0).toLowerCase() + name.slice(1)) ?? null

const anyCase = (letter: string): string => `[${letter.toUpperCase()}${letter.toLowerCase()}]`

/** Matches every name, a longer one before its beginning. */
export const pageNamePattern = [...pathsByName.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((name) => anyCase(name.charAt(0)) + name.slice(1))
  .join('|')
