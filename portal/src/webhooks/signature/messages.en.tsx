import type { ReactNode } from 'react'

const keepRaw = 'Verify the raw bytes, before any JSON parser.'

/** The texts of the signature debugger, in English. */
export const messages = {
  noCrypto:
    'Browsers only allow signature checks over HTTPS or on localhost. Open the portal over HTTPS to use the debugger.',
  intro: 'Paste what your server received. Checked in your browser. Nothing is sent or stored.',
  headers: 'Headers',
  headersHint: 'One per line, as JSON, or from a cURL command.',
  body: 'Raw body',
  bodyHint: 'Byte for byte as your server received it, before any JSON parser.',
  secret: 'Signing secret',
  own: 'What your code computed (optional)',
  ownHint: 'The signature, or the content that was signed. The debugger finds the mistake.',
  check: 'Check signature',

  valid: (strong: (text: string) => ReactNode) => <>{strong('Valid signature.')} Your code should accept it.</>,
  likely: 'Most likely',
  signedContent: 'Signed content',
  expected: 'Expected signature with this secret',
  difference: (character: number) => `First difference at character ${character}`,
  signed: 'signed',
  yours: 'yours',
  endsHere: '(ends here)',

  noHeaders: { title: 'No headers recognized', remedy: 'Paste one per line, as Name: value.' },
  headersMissing: {
    title: (names: readonly string[]) =>
      names.length === 1 ? `Missing header: ${names[0]}` : `Missing headers: ${names.join(', ')}`,
    remedy:
      'Every webhook delivery has them. Check whether a proxy or gateway in front of your server drops unknown headers.',
  },
  notVersion1: {
    title: 'No v1 signature',
    otherVersion: (version: string) =>
      `It begins with “${version}”, but EDIS signatures begin with “v1,”. Skip other versions.`,
    hex: 'It is hexadecimal, as other providers send it. EDIS sends “v1,” followed by base64.',
    other: 'EDIS sends “v1,” followed by base64, with spaces between several signatures. Paste the full header value.',
  },
  bodyMissing: { title: 'The body is missing', remedy: 'Paste the raw body as you received it.' },
  time: {
    invalid: 'Invalid timestamp',
    milliseconds: 'webhook-timestamp is in seconds; this value is in milliseconds.',
    number: 'webhook-timestamp is a whole number of seconds since 1970.',
    old: (span: string) => `The timestamp is too old: ${span} ago`,
    oldRemedy: (minutes: number) =>
      `At most ${minutes} minutes are allowed. For a webhook delivery from your logs this is expected: check the other results. If it has just arrived, your server’s clock is fast, or the request was delayed before it reached your code.`,
    ahead: (span: string) => `The timestamp is ${span} in the future`,
    aheadRemedy: (minutes: number) =>
      `At most ${minutes} minutes are allowed. The clock of this device or of your server is slow.`,
    units: { day: 'd', hour: 'h', minute: 'min', second: 's' },
  },

  changed: { title: 'The body was changed', remedy: 'It differs from what EDIS sent. See the first difference below.' },
  damaged: {
    title: 'The signature is damaged',
    remedy: 'After “v1,” there should be 44 base64 characters. Some are missing or were changed.',
  },
  incomplete: {
    title: 'The body is incomplete',
    remedy: 'It isn’t valid JSON. It was cut off or decoded incorrectly, or it isn’t the raw body.',
  },
  twoMessages: {
    title: 'The headers and the body belong to different messages',
    remedy: (id: string, bodyId: string) =>
      `webhook-id is ${id}, but the id in the body is ${bodyId}. Take both from the same request.`,
  },
  reserialised: {
    title: 'Your framework parsed and re-serialized the body',
    sorted: `Its keys are in alphabetical order; EDIS doesn’t sort them. ${keepRaw}`,
    spaced: `The content is the same, but its whitespace or escapes differ. ${keepRaw}`,
  },
  padded: {
    title: 'A line break, space or byte order mark was added around the body',
    remedy: `It isn’t part of what EDIS signed. If pasting added it, ignore this. If it is in your server’s log, something on your side adds it. ${keepRaw}`,
  },
  encodedTwice: {
    title: 'The body was JSON-encoded twice',
    remedy: `It is a JSON string that contains the body. ${keepRaw}`,
  },
  changedOrSecret: {
    title: 'The body was changed, or the secret is wrong',
    remedy:
      'The body isn’t formatted the way EDIS sends it, and reformatting it doesn’t make it match. Start from the raw bytes.',
  },
  wrongSecret: {
    title: 'The secret is wrong',
    remedy:
      'The body looks unchanged, so the secret is probably from another webhook, from the other environment, or from before a rotation. A single changed value in the body would look the same.',
  },

  unusableSecret: {
    title: 'The secret can’t be used',
    empty: 'Enter the webhook’s signing secret: whsec_ followed by base64.',
    credential: 'This is an API credential. A webhook’s signing secret begins with whsec_.',
    masked: 'This secret is masked. Paste the full secret, or rotate it to get a new one.',
    notBase64: 'The text after whsec_ isn’t valid base64. Characters are missing or were changed.',
    short: (bytes: number) => `Only ${bytes} bytes follow whsec_. The secret was cut off.`,
  },
  oddSecret: {
    surrounded: 'The secret is surrounded by spaces, line breaks or quotes. Remove them: they aren’t part of it.',
    noPrefix:
      'The secret lacks its whsec_ prefix. The debugger adds it, but some libraries would use the text itself as the key.',
    urlSafe: 'The secret is in URL-safe base64, which many decoders misread.',
  },

  otherContent: {
    title: 'Your code signs different content',
    remedy: (character: number) => `It differs from character ${character} on, as shown below.`,
  },
  otherSignature: {
    title: 'Your code computes a different signature',
    unknown: 'This isn’t a known mistake. Paste the content your code signs instead to see where it differs.',
  },
  mistakes: {
    bodyOnly: 'You signed only the body. Sign webhook-id, webhook-timestamp and the body, joined by dots.',
    noId: 'You left out webhook-id.',
    noTimestamp: 'You left out webhook-timestamp.',
    order: 'You put webhook-timestamp before webhook-id.',
    noDots: 'You joined the id, timestamp and body without dots.',
    lineBreak: 'You signed a line break after the body.',
    milliseconds: 'You signed the timestamp in milliseconds. Use seconds.',
    textAsKey: 'You used the secret’s text as the key. Remove whsec_ and decode the rest from base64.',
    base64AsKey: 'You used the text after whsec_ as the key. Decode it from base64 first.',
    hex: 'Your result is hexadecimal. Use base64.',
    urlSafe: 'Your result is URL-safe base64 or lacks its padding. Use standard base64.',
  },
}
