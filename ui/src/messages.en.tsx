import type { ReactNode } from 'react'
import { number } from './numbers/numbers.ts'

/** The texts of the building blocks, in English. */
export const messages = {
  cancel: 'Cancel',
  showPassword: 'Show password',
  passwordHint: 'At least 12 characters. Several unrelated words are easy to remember and hard to guess.',
  close: 'Close',
  retry: 'Retry',
  loading: 'Loading',
  loadingOf: (what: string) => `Loading ${what}`,
  failedToLoad: (what: string) => `Could not load ${what}`,
  copy: 'Copy',
  copied: 'Copied',
  copyOf: (what: string) => `Copy ${what}`,
  copiedOf: (what: string) => `${what} copied`,
  nothingToExport: 'Nothing to export',
  copyFailed: 'Your browser blocked copying. Select the text and copy it yourself.',
  moreFor: (what: string) => `More for ${what}`,
  viewOf: (what: string) => `${what} as`,
  views: { pretty: 'Pretty', raw: 'Raw' },
  filters: 'Filters',
  filter: 'Filter',
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  clearFilters: 'Clear filters',
  anyChoice: 'Any',
  time: 'Time',
  from: 'From',
  until: 'Until',
  ownPeriod: 'Custom range…',
  periods: { '1h': 'Last hour', '24h': 'Last 24 hours', '7d': 'Last 7 days' },
  oops: {
    title: 'Oops',
    text: 'Something went wrong',
    home: 'Back To Home',
  },
  notGranted: {
    title: 'You don’t have production access yet',
    text: (report: (text: string) => ReactNode) => (
      <>
        EDIS reviews your integration in development first. When your {report('report')} is complete, request production
        access there.
      </>
    ),
  },
  signingSecret: {
    title: (count: number): string => (count > 1 ? 'Save these signing secrets' : 'Save this signing secret'),
    text: (count: number, strong: (text: string) => ReactNode) =>
      count > 1 ? (
        <>
          Use them to verify that webhooks come from EDIS. {strong('They are shown only once')}; if you lose one, rotate
          it.
        </>
      ) : (
        <>
          Use it to verify that webhooks come from EDIS. {strong('It is shown only once')}; if you lose it, rotate it.
        </>
      ),
    secret: 'secret',
    secretOf: (of: string) => `secret of ${of}`,
    saved: (count: number): string => (count > 1 ? 'I’ve saved them' : 'I’ve saved it'),
  },
  changePassword: {
    title: 'Change password',
    current: 'Current password',
    new: 'New password',
    text: 'This signs you out of all other sessions.',
    done: 'Password changed.',
  },
  secondFactor: {
    setUpTitle: 'Set up an authenticator app',
    scan: 'Scan this code with an authenticator app, such as Google Authenticator, 1Password or Aegis.',
    code: '6-digit code from the app',
    turnOn: 'Turn on',
    codesTitle: 'Save your recovery codes',
    qr: 'QR code of the key',
    manual: 'Or enter this key:',
    key: 'Key',
    codes: 'Recovery codes',
    download: 'Download',
  },
  timeLeft: { left: (time: string) => `in ${time}`, expired: (time: string) => `expired ${time} ago` },
  days: { today: 'Today', tomorrow: 'Tomorrow', yesterday: 'Yesterday' },
  validity: {
    missing: 'This field is required.',
    tooShort: (least: number) => `Enter at least ${least} characters.`,
    range: (least: number, most: number) => `Enter a number from ${number(least)} to ${number(most)}.`,
    email: 'Enter a valid email address.',
    url: 'Enter a valid URL, starting with https://.',
    other: 'Check the format.',
  },
  ago: {
    now: 'Now',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
  },
  units: { day: 'd', hour: 'h', minute: 'min', second: 's' },
}
