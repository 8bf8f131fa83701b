/** The texts of going live, in English. */
export const messages = {
  request: {
    act: 'Request production access',
    incomplete: 'Available when all required checks have passed.',
    title: 'Request production access?',
    text: 'EDIS reviews this report and its evidence, then decides on production access. Meanwhile, you can keep working in development. Production starts without any webhooks or allowed IP addresses.',
    granted: 'You have production access.',
    requested: 'Production access requested.',
  },
  standing: {
    failed: 'Could not load the status of your production access.',
    refused: (since: string, reason: string) => `Declined on ${since}: ${reason}`,
  },
  checklist: {
    title: 'Go-live checklist',
    done: 'Done',
    open: 'To do',
    declined: 'Declined',
    report: 'Report complete',
    toGo: (checks: number) => (checks === 1 ? '1 check left' : `${checks} checks left`),
    since: (day: string) => `Since ${day}`,
    request: 'Production access requested',
    opens: 'Available when the report is complete',
    askNow: 'Ready to request',
    decision: 'EDIS grants access',
    granted: 'Production access granted',
    waits: 'EDIS is reviewing your report',
    byMail: 'You’ll get the decision by email',
    webhooks: 'Webhooks in production',
    addresses: 'IP addresses in production',
    afterGrant: 'After access is granted',
    missing: (count: number) => `${count} from development not copied`,
  },
  title: 'Webhooks and IP addresses in production',
  what: 'the comparison with production',
  missing: (webhooks: number, addresses: number) => `${counted(webhooks, addresses)} to set up`,
  setUp: (webhooks: number, addresses: number) => `Set up ${counted(webhooks, addresses)} in production`,
  copyAll: 'Copy all to production',
  nothing: 'Production has all webhooks and IP addresses that development has. Send your first order.',
  text: 'These are set up in development but not in production. Each copied webhook gets its own signing secret, shown only once.',
  locks: 'Once you copy the first IP address, production accepts requests only from listed addresses.',
  address: 'IP address',
  webhookOf: (url: string, event: string) => `${url} (${event})`,
  copying: {
    title: (webhooks: number): string =>
      webhooks === 1 ? 'Copy webhook to production' : 'Copy webhooks to production',
    text: 'Enter the URL that receives production events.',
    urlOf: (events: string) => `URL for ${events}`,
    addresses: (addresses: string) => `Also copied: ${addresses}`,
    obstacles: {
      private: 'EDIS can’t reach a private address. Enter a public HTTPS URL.',
      http: 'Production sends over HTTPS only. Enter a URL that starts with https://.',
    },
  },
  copy: 'Copy to production',
  copyOf: (name: string) => `Copy to production: ${name}`,
  enterUrl: 'Enter URL',
  enterUrlOf: (name: string) => `Enter URL: ${name}`,
  noResponse: (reason: string) => `The API did not respond (${reason}).`,
}

const webhooksIn = (count: number) => (count === 1 ? '1 webhook' : `${count} webhooks`)
const addressesIn = (count: number) => (count === 1 ? '1 IP address' : `${count} IP addresses`)

function counted(webhooks: number, addresses: number): string {
  if (addresses === 0) return webhooksIn(webhooks)
  return webhooks === 0 ? addressesIn(addresses) : `${webhooksIn(webhooks)} and ${addressesIn(addresses)}`
}
