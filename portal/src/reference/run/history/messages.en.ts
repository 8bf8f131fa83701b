/** The texts of this browser's runs, in English. */
export const messages = {
  title: 'Your runs in this browser',
  none: 'No runs yet. Requests that you run appear here with their responses.',
  kept: (count: number) => `Your last ${count} runs, without keys and tokens. Cleared when you log out.`,
  ran: (at: string, ms: number) => `${at} · ${ms} ms`,
  clear: 'Clear history',
}
