import { describe, expect, test } from 'vitest'
import { judgeWebhookUrl, urlMessage } from './webhooks.ts'

const production = { environment: 'production', allowPrivate: false } as const
const development = { environment: 'development', allowPrivate: false } as const
const local = { environment: 'development', allowPrivate: true } as const

describe('a webhook’s URL', () => {
  test.each([
    ['https://partner.example/hook', 'https://partner.example/hook'],
    [' https://PARTNER.example:443/hook?a=1 ', 'https://partner.example/hook?a=1'],
    ['https://93.184.215.14/', 'https://93.184.215.14/'],
    ['https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/', 'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('%s is kept as %s', (text, url) => {
    expect(judgeWebhookUrl(text, production)).toEqual({ url })
  })

  test.each([
    'not a url',
    '',
    'ftp://partner.example/',
    'javascript:alert(1)',
    'https://user:secret@partner.example/',
    'https://partner.example/#part',
    'https://partner.example/a b',
    'https://part\nner.example/',
    'https://partner.example/\u0000',
    `https://partner.example/${'x'.repeat(2048)}`,
    'https://',
    '//partner.example/',
  ])('%j is invalid', (text) => {
    expect(judgeWebhookUrl(text, production)).toEqual({ error: 'WEBHOOK_URL_INVALID' })
  })

  test.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://localhost./',
    'https://localhost../',
    'https://intranet../',
    'https://api.localhost/',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[::127.0.0.1]/',
    'https://[100:0:0:1::1]/',
    'https://[2002:a00:1::]/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://intranet/',
    'https://db.internal/',
    'https://printer.local/',
  ])('%s is forbidden', (text) => {
    expect(judgeWebhookUrl(text, production)).toEqual({ error: 'WEBHOOK_URL_FORBIDDEN' })
    expect(judgeWebhookUrl(text, development)).toEqual({ error: 'WEBHOOK_URL_FORBIDDEN' })
  })

  test('in production is https', () => {
    expect(judgeWebhookUrl('http://partner.example/', production)).toEqual({ error: 'WEBHOOK_URL_FORBIDDEN' })
    expect(judgeWebhookUrl('http://partner.example/', development)).toEqual({ url: 'http://partner.example/' })
  })

  test('that is forbidden is refused with its host, or for lacking https', () => {
    expect(urlMessage('http://127.0.0.1:9000/', 'WEBHOOK_URL_FORBIDDEN')?.en).toBe(
      '127.0.0.1 is a private address. Use a public HTTPS URL; to test locally, open a tunnel.',
    )
    expect(urlMessage('http://partner.example/', 'WEBHOOK_URL_FORBIDDEN')?.en).toBe('Production requires an HTTPS URL.')
    expect(urlMessage('ftp://partner.example/', 'WEBHOOK_URL_INVALID')).toBeUndefined()
  })

  test('may be private in development when the operator allows it, in production never', () => {
    expect(judgeWebhookUrl('http://127.0.0.1:9000/', local)).toEqual({ url: 'http://127.0.0.1:9000/' })
    expect(judgeWebhookUrl('https://127.0.0.1:9000/', { environment: 'production', allowPrivate: true })).toEqual({
      error: 'WEBHOOK_URL_FORBIDDEN',
    })
  })
})
