import { type Environment, environments, environmentTitle } from '@edis/contract/environment'
import type { MantineColorScheme } from '@mantine/core'
import { schemes } from '@edis/ui/appearance/colour-schemes.ts'
import { messages as appearance } from '@edis/ui/appearance/messages.en.ts'
import { messages as shell } from '../shell/messages.en.ts'
import { menuTitle } from '../shell/menu-title.ts'
import { messages } from './messages.en.tsx'

/** What choosing an entry does: goes somewhere, or sets something on the spot. */
export type Goal = {
  to?: string
  hash?: string
  search?: Record<string, string>
  scheme?: MantineColorScheme
  environment?: Environment
}

/** `also`: other words for it, in both languages. */
type SettingEntry = { name: string; also: string; place: string; goal: Goal }

const { settings } = messages
const schemeWords = { light: 'light bright terang', dark: 'dark night gelap', auto: 'system automatic sistem otomatis' }

/** What a partner can change, and where. */
export const settingEntries: readonly SettingEntry[] = [
  ...environments.flatMap((environment): SettingEntry[] => [
    {
      name: settings.keyAndToken(environmentTitle[environment]),
      also: 'credentials partner id key token generate refresh rotate secret bearer access sandbox live kunci kredensial',
      place: menuTitle('/credentials'),
      goal: { to: '/credentials', hash: environment },
    },
    {
      name: settings.switchTo(environmentTitle[environment]),
      also: 'switch to environment host sandbox live lingkungan beralih pindah ganti',
      place: shell.environment,
      goal: { environment },
    },
  ]),
  {
    name: settings.webhook,
    also: 'webhook add edit change url event subscribe receiver callback endpoint secret rotate tambah ubah',
    place: menuTitle('/webhook'),
    goal: { to: '/webhook' },
  },
  {
    name: settings.testEvent,
    also: 'webhook send test event try ping debug kirim uji coba',
    place: menuTitle('/webhook'),
    goal: { to: '/webhook', search: { tool: 'test' } },
  },
  {
    name: settings.signature,
    also: 'webhook debug signature verify hmac secret check periksa tanda tangan',
    place: menuTitle('/webhook'),
    goal: { to: '/webhook', search: { tool: 'debugger' } },
  },
  {
    name: settings.allowIp,
    also: 'allow ip address whitelist allowlist cidr firewall lock access izinkan',
    place: menuTitle('/ipwhitelist'),
    goal: { to: '/ipwhitelist' },
  },
  {
    name: settings.production,
    also: 'request ask for production access go live granted report review ajukan minta akses',
    place: menuTitle('review'),
    goal: { to: '/review/report' },
  },
  ...schemes.map((scheme): SettingEntry => ({
    name: settings.theme(appearance.theme, appearance.themes[scheme]),
    also: `theme colour scheme color mode appearance tema warna tampilan ${schemeWords[scheme]}`,
    place: shell.account,
    goal: { scheme },
  })),
]
