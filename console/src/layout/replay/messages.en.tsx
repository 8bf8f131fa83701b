import type { ReactNode } from 'react'

/** The texts of a replay, in English. */
export const messages = {
  act: 'Replay',
  title: (partner: string) => `Replay the webhook of ${partner}?`,
  text: (url: ReactNode) => <>Events that were not delivered are sent again, in order, to {url}</>,
  enable: 'Enable the webhook again',
  enableText: 'It was disabled because its deliveries failed. While it is disabled, replayed events wait.',
  since: 'Only events since',
  sinceText: 'Leave empty to replay everything it missed.',
  done: (partner: string) => `Replay to ${partner} started.`,
}
