import type { CallTexts } from '../../reference/call-texts.ts'

export const createCustomerService: CallTexts = {
  summary: 'Menambahkan anggota customer service (CS) yang bisa ditugaskan ke pesanan.',
  description: `
CS adalah orang di tim Anda yang menangani pesanan, misalnya admin yang menerima pesanan lewat chat. Dengan menugaskan CS ke pesanan, Anda dan EDIS tahu siapa yang menanganinya, dan GET /cs/list menampilkan jumlah pesanan per CS.

## Kapan digunakan
Saat ada CS baru di tim Anda. Pesanan tidak wajib punya CS.

## Data unik
Nomor telepon dan \`external_id\` masing-masing harus unik di antara CS Anda dalam satu environment. Nomor telepon dibandingkan setelah diubah ke format E.164, jadi \`0812…\` dan \`+62812…\` dianggap sama. Data yang sudah ada menghasilkan CS_DUPLICATE, dan \`errors[]\` berisi field serta \`cs_id\` yang sudah memakai nilai itu.

## Retry
Kirim \`Idempotency-Key\`. Jika response tidak sampai, ulangi request dengan key dan body yang sama. Anda akan menerima response pertama lagi, dengan \`Idempotency-Replayed: true\`. Tanpa key, retry menghasilkan CS_DUPLICATE, yang berarti request pertama berhasil.

## Terkait
Sebelum: tidak ada. Sesudah: POST /order/send/v2 dengan \`cs_id\`.
`,
}
