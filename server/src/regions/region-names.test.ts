import { expect, test } from 'vitest'
import { properName } from './region-names.ts'

test.each([
  ['Gambir', 'Gambir'],
  ['Kota Administrasi Jakarta Pusat', 'Kota Jakarta Pusat'],
  ['Kabupaten Administrasi Kepulauan Seribu', 'Kabupaten Kepulauan Seribu'],
  ['Daerah Khusus Ibukota Jakarta', 'DKI Jakarta'],
  ['Daerah Istimewa Yogyakarta', 'DI Yogyakarta'],
  ['Kabupaten Pangkajene dan Kepulauan', 'Kabupaten Pangkajene dan Kepulauan'],
  ['2 x 11 Kayu Tanam', '2 x 11 Kayu Tanam'],
  ['Cibal barat', 'Cibal Barat'],
  ['lamuk', 'Lamuk'],
  ['Grong-grong', 'Grong-grong'],
  ['Soka"an', "Soka'an"],
  ['Regapu’u', "Regapu'u"],
  ["KI'E", "Ki'e"],
  ['Teuw*', 'Teuw'],
  ['Air Sialang Hilir.', 'Air Sialang Hilir'],
  ['Koto XI Tarusan', 'Koto XI Tarusan'],
])('%s is written %s', (source, name) => {
  expect(properName(source)).toBe(name)
})
