import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Phrases of earlier texts that read as translated. Each was replaced; none may come back. */
const worn = [
  'Email or password is not right',
  'From your first token to parcels on the road',
  'Until then it works',
  'Nobody is told of events',
  'entries to go',
  'to go. Mend',
  'Hear of every step of an order as it happens',
  'Lock it to your addresses',
  'At present every address gets in',
  'You have one that works',
  'Production is open for you',
  'Every attempt fails. Look at its last answers',
  'A development key never opens production',
  'Tokens already issued work on',
  'How long should the old key go on working',
  'End it now',
  'For a weekend in between',
  'Each attempt is kept, and anything can be sent again',
  'Until then your software has to ask Track Order',
  'Every event there is, and those to come',
  'Your server checks with it that a delivery comes from us',
  'I have stored it',
  'To try your receiver alone, send it a test',
  'leaves no trace among the deliveries',
  'As in the sample',
  '} in its order',
  'Written with the order',
  'It is judged in this browser',
  'neither body nor secret is sent anywhere or kept',
  'Nothing is wrong. The signature fits and is fresh',
  'refuse what is more than 5 minutes old',
  'who recorded a delivery cannot send it again later',
  'Webhooks cannot be sent to this address',
  'as it comes in: what was asked, what was answered',
  '2xx · well',
  '4xx · refused',
  '5xx · our fault',
  'No request fits these filters',
  'Widen the time or take a filter away',
  'That is all that the log has',
  'The log keeps a month',
  'No such request here',
  'sent; never logged',
  'Ticks itself from what your software does',
  'own Run proves nothing',
  'The scenarios of the sandbox bring about each of them',
  'production does not wait for',
  'What a courier would stumble over',
  'It was priced without a quote',
  'what the buyer was shown may differ',
  '<h2>By hand</h2>',
  "'Lose'",
  "'Weigh'",
  'nothing more happens to it',
  'Nothing is called',
  'Often wanted',
  'Headers of the answer',
  'Example of an answer',
  "'Answer'",
  'Errors of fields',
  'Errors of every call',
  'Before and after',
  'What is checked beyond the fields',
  'Decide by `error`',
  'Decide by \\`error\\`',
  'Trades a refresh token',
  'Trades your partner id',
  'Answers everything that is known of one order',
  'so what you were told is there',
  'Where an order stands, how it came there',
  'at least once, never none',
  'The straight way runs down the left',
  'what may come between stands beside it',
  'No region of the expected level has this code',
  'These credentials belong to the other environment',
  'The COD amount is below the minimum for this shipment',
  'This is no JSON object yet',
  'every address gets in',
  'is off the list.',
  'cut off at once',
  'Your present address is',
  'you are here',
  'Generate one to begin',
  'The key is new',
  'The previous key has ended',
  'Use it from an AI assistant',
  'Software that uses one of them',
  'No call yet',
  'That did not work. Nothing that was found',
  'Its body was not read',
  'The log masked',
  'open its log entry',
  'Your receiver took it',
  'Nothing was sent yet',
  'Nothing is sent while it is paused',
  'From now on nothing is posted',
  'Repair the receiver',
  'It is on its way again',
  'a secret made for this test alone',
  'stand 44 characters of base64',
  'Headers and body are of two messages',
  'The body is not whole',
  'It is no mistake that we know',
  'whose X-Forwarded-For is believed',
  'They replace all that were there',
  'Whom couriers ask for',
  'How many lie there',
  'is live within two seconds',
  'would go, more than half',
  'things are wrong in the file',
  'without it, into both',
  'Review report',
  'why, for the audit log',
  'Until when orders leave',
  'The least kilograms',
  "can't be had on",
  'behind the doors',
  'a door that is taken over',
  'no more: no rates',
  'Parcels under way',
  'asks to close its account',
  'say which by its number',
  'so nobody was notified',
  'Next best action',
  'Six digits from',
  'By which the member tells it',
  'or no longer. Who has none',
  'It counts once a code',
  'Returns what the browser',
  'Does what confirming the password does',
  'were as fast',
  'answered 500 since',
  'who looked, and why',
  'Takes a leaver',
  'how each stands today',
  'Keys of systems',
  'Empty: immediately',
  'on our side. Try again',
  'contact us.',
  'hubungi kami',
]

const root = join(import.meta.dirname, '..')
const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
const paths = execFileSync('git', ['-c', 'safe.directory=*', ...listed], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(?:tsx?|m?jsx?|json|md|txt|ya?ml|html|example|sh)$/.test(path))
  .filter((path) => !path.includes('/migrations/') && path !== 'checks/worn-phrases.test.ts')

/** A text that is broken over lines is still that text. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

const wornIn = (text: string): string[] => {
  const line = inOneLine(text)
  return worn.filter((phrase) => line.includes(phrase))
}

const found = new Map(
  paths
    .map((path) => [path, wornIn(readFileSync(join(root, path), 'utf8'))] as const)
    .filter(([, phrases]) => phrases.length > 0),
)

test('no worn phrase comes back', () => {
  expect(paths.length).toBeGreaterThan(500)
  expect([...found]).toEqual([])
})

/** Files of texts alone, and how the provider stands in none of them. */
const spoken = [
  [/\.en\.tsx?$/, /\b(?:[Ww]e|[Oo]urs?|us)\b/],
  [/\.id\.tsx?$/, /\b[Kk]ami\b/],
] as const

test('texts call the provider EDIS, in every language', () => {
  const calledWe = paths.filter((path) =>
    spoken.some(([files, we]) => files.test(path) && we.test(readFileSync(join(root, path), 'utf8'))),
  )
  expect(calledWe).toEqual([])
})

test('a phrase is found over lines and among others', () => {
  expect(wornIn('Sign in.\n  Email or password\n  is not right. Try again.')).toEqual([
    'Email or password is not right',
  ])
  expect(wornIn('Incorrect email or password.')).toEqual([])
})
