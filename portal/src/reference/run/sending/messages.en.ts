/** Why no response came, in English. */
export const messages = {
  timedOut: 'No response within 30 seconds.',
  unreachable:
    'Could not reach the host. It may be down, your network may be offline, or something may be blocking the request.',
}
