import { type Environment, environments, environmentTitle } from '@edis/contract/environment'
import type { MantineColorScheme } from '@mantine/core'
import { schemes } from '../shell/colour-schemes.ts'
import { messages } from '../shell/messages.en.ts'

/** What choosing an entry does: goes somewhere, or sets something on the spot. */
export type Goal = {
  to?: string
  hash?: string
  search?: Record<string, string>
  scheme?: MantineColorScheme
  environment?: Environment
}

/** `also`: other words for it. */
type SettingEntry = { name: string; also: string; place: string; goal: Goal }

/** What a partner can change, and where. */
export const settingEntries: readonly SettingEntry[] = [
  ...environments.flatMap((environment): SettingEntry[] => [
    {
      name: `${environmentTitle[environment]} key and token`,
      also: 'credentials partner id generate refresh rotate secret bearer access sandbox live',
      place: 'API Credentials',
      goal: { to: '/credentials', hash: environment },
    },
    {
      name: `Switch to ${environmentTitle[environment]}`,
      also: 'environment host sandbox live lingkungan',
      place: 'Environment',
      goal: { environment },
    },
  ]),
  {
    name: 'Add or change a webhook',
    also: 'url event subscribe receiver callback endpoint secret rotate',
    place: 'Webhook Setting',
    goal: { to: '/webhook' },
  },
  {
    name: 'Send a test event',
    also: 'webhook try ping debug uji',
    place: 'Webhook Setting',
    goal: { to: '/webhook', search: { tool: 'test' } },
  },
  {
    name: 'Debug a signature',
    also: 'webhook verify hmac secret check tanda tangan',
    place: 'Webhook Setting',
    goal: { to: '/webhook', search: { tool: 'debugger' } },
  },
  {
    name: 'Allow an IP address',
    also: 'whitelist allowlist cidr firewall lock access',
    place: 'IP Whitelist',
    goal: { to: '/ipwhitelist' },
  },
  {
    name: 'Ask for production access',
    also: 'go live granted report review',
    place: 'API Review',
    goal: { to: '/review/report' },
  },
  ...schemes.map((scheme): SettingEntry => ({
    name: `${messages.theme}: ${messages.themes[scheme]}`,
    also: `theme colour scheme color mode appearance tema warna ${{ light: 'bright terang', dark: 'night gelap', auto: 'automatic' }[scheme]}`,
    place: 'Account',
    goal: { scheme },
  })),
]
