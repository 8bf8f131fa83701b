/** The texts of the security section, in English. */
export const messages = {
  sessions: {
    title: 'Sessions',
    what: 'your sessions',
    current: 'This device',
    unknown: 'Unknown device',
    signedIn: (moment: string) => `Signed in ${moment}`,
    signedInFrom: (moment: string, address: string) => `${address} · signed in ${moment}`,
    activeNow: 'Active now',
    end: 'End',
    endOf: (device: string) => `End the session on ${device}`,
    endOthers: 'End all others',
    ended: 'Session ended.',
    othersEnded: (count: number) => (count === 1 ? '1 session ended.' : `${count} sessions ended.`),
  },
}
