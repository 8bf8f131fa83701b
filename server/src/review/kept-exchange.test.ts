import { expect, test } from 'vitest'
import { exchangeIn } from './kept-exchange.ts'

const url = 'https://shop.example/edis'
const nothing = { request: null, response: null, error: null }
const genuine = { ...nothing, http_status: null, duration_ms: 3 }

test('why there was no response is said in the language of who reads it', () => {
  const fault = { error: 'The connection was refused.', fault: 'CONNECTION_REFUSED', detail: 'ECONNREFUSED' } as const
  const kept = { url, ...nothing, genuine: { ...genuine, ...fault } }
  const read = (language: 'en' | 'id') => exchangeIn(kept, language).genuine?.error
  expect(read('id')).toMatch(/^Koneksi ditolak \(ECONNREFUSED\)\. Pastikan/)
  expect(read('en')).toMatch(/^The connection was refused \(ECONNREFUSED\)\. /)
  expect(exchangeIn({ ...kept, ...fault }, 'id').error).toMatch(/^Koneksi ditolak/)
})

test('of older challenges there are the words that were kept, and no genuine event', () => {
  const error = 'The connection was refused.'
  expect(exchangeIn({ url, ...nothing, error, genuine: null }, 'id')).toEqual({ url, ...nothing, error, genuine: null })
})
