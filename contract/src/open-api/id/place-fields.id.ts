import type { FieldTexts } from '../../reference/call-texts.ts'

/** Regions. */
export const placeTexts: FieldTexts = {
  'Only regions of this level.': 'Hanya wilayah di tingkat ini.',
  'Returns only the direct children of this province, city or district. An unknown code returns nothing.':
    'Hanya wilayah tepat di bawah provinsi, kota/kabupaten, atau kecamatan ini. Kode yang tidak dikenal menghasilkan daftar kosong.',
  'Any part of the name, or several words of the full name in any order. Typos are tolerated if nothing matches exactly. Best match first.':
    'Sebagian nama, atau beberapa kata dari nama lengkap dengan urutan bebas. Salah ketik ditoleransi jika tidak ada yang persis cocok. Hasil paling cocok di urutan pertama.',
  'Only regions with this postal code.': 'Hanya wilayah dengan kode pos ini.',
  'Regions, sorted by level and code; with `search`, best match first.':
    'Daftar wilayah, diurutkan menurut tingkat dan kode; dengan `search`, dari yang paling cocok.',
  'Kemendagri code: `31` is a province, `31.71` a city, `31.71.01` a district, `31.71.01.1001` a village.':
    'Kode Kemendagri: `31` adalah provinsi, `31.71` kota/kabupaten, `31.71.01` kecamatan, `31.71.01.1001` kelurahan/desa.',
  '`province` (provinsi), `city` (kabupaten or kota), `district` (kecamatan) or `village` (kelurahan or desa).':
    '`province` (provinsi), `city` (kota/kabupaten), `district` (kecamatan), atau `village` (kelurahan/desa).',
  'Name of the region.': 'Nama wilayah.',
  'Code of the parent region; null for a province.': 'Kode wilayah di atasnya; null untuk provinsi.',
  'Name of the region and of its parent regions.': 'Nama wilayah beserta wilayah di atasnya.',
  'Known postal codes of the region. Currently always empty.':
    'Kode pos wilayah yang diketahui. Saat ini selalu kosong.',
  'Time zone of the region: WIB, WITA or WIT.': 'Zona waktu wilayah: WIB, WITA, atau WIT.',
}
