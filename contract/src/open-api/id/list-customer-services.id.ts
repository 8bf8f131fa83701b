import type { CallTexts } from '../../reference/call-texts.ts'

export const listCustomerServices: CallTexts = {
  summary: 'Daftar customer service (CS) Anda, beserta jumlah pesanan yang ditangani masing-masing.',
  description: `
Menampilkan CS yang Anda buat dengan POST /cs/create di environment ini, termasuk yang nonaktif.

## Kapan digunakan
Untuk mencari \`cs_id\` lewat nama, nomor telepon, email, atau \`external_id\` Anda, atau untuk melihat pembagian pesanan di antara CS. \`orders_count\` menghitung semua pesanan milik CS itu, termasuk yang dibatalkan.

## Terkait
Sebelum: POST /cs/create. Sesudah: POST /order/send/v2 dengan \`cs_id\`.
`,
}
