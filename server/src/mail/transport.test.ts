import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '@edis/testing/mail/mail-server.ts'
import { smtpTransport } from './transport.ts'

const to = 'dev@tokosenja.test'
const letter = { id: 'mal_1', to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', createdAt: new Date() }

test('a password goes to no server without TLS; without one, a mail does', async () => {
  const server = await startMailServer()
  onTestFinished(server.close)
  const url = new URL(server.url)
  url.username = 'edis'
  url.password = 'secret'
  const fault = await smtpTransport(url.href, 'no-reply@edis.test').send(letter)
  expect(fault).toMatchObject({ refused: false, error: expect.stringContaining('TLS') })
  expect(server.to(to)).toEqual([])

  expect(await smtpTransport(server.url, 'no-reply@edis.test').send(letter)).toBe(null)
  expect(server.to(to)).toHaveLength(1)
})
