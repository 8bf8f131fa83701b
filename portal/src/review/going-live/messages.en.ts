/** The texts of going live, in English. */
export const messages = {
  request: {
    act: 'Request production access',
    title: 'Request production access?',
    text: 'EDIS reviews this report and its evidence, then decides on production access. Meanwhile, you can keep working in development. Production starts without any webhooks or allowed IP addresses.',
    granted: 'You have production access.',
    requested: 'Production access requested.',
  },
  standing: {
    failed: 'Could not load the status of your production access.',
    tags: {
      requested: 'Production access requested',
      granted: 'Production access granted',
      refused: 'Production access declined',
    },
    requested: (since: string) => `Requested ${since}. This page updates once EDIS has decided.`,
    granted: (since: string) => `You have had production access since ${since}.`,
    refused: (since: string, reason: string) =>
      `Declined ${since}: ${reason} Fix this, then request production access again.`,
  },
  title: 'Go live',
  what: 'the comparison with production',
  missing: (webhooks: number, addresses: number) => `${counted(webhooks, addresses)} missing`,
  copyAll: 'Copy all to production',
  nothing: 'Production has all webhooks and IP addresses that development has. Send your first order.',
  text: 'These are set up in development but not in production. Each copied webhook gets its own signing secret, shown only once.',
  locks: 'Once you copy the first IP address, production accepts requests only from listed addresses.',
  address: 'IP address',
  webhookOf: (url: string, event: string) => `${url} (${event})`,
  copy: 'Copy to production',
  copyOf: (name: string) => `Copy ${name} to production`,
  noResponse: (reason: string) => `The API did not respond (${reason}).`,
}

const webhooksIn = (count: number) => (count === 1 ? '1 webhook' : `${count} webhooks`)
const addressesIn = (count: number) => (count === 1 ? '1 IP address' : `${count} IP addresses`)

function counted(webhooks: number, addresses: number): string {
  if (addresses === 0) return webhooksIn(webhooks)
  return webhooks === 0 ? addressesIn(addresses) : `${webhooksIn(webhooks)} and ${addressesIn(addresses)}`
}
