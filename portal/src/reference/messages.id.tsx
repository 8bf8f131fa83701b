import type { messages as english } from './messages.en.tsx'

/** The texts around a reference page, in Indonesian. */
export const messages: typeof english = {
  documentTitle: (title) => `${title} · Referensi API · Open API EDIS Partner`,
  deprecated: 'deprecated',
  deprecation: (notice, successor) => (
    <>
      {notice} Gunakan {successor}. Perubahannya dijelaskan di bawah.
    </>
  ),
  copyPage: 'Salin halaman',
  pageCopied: 'Halaman tersalin sebagai Markdown',
  pageNotCopied: 'Gagal menyalin. Buka Markdown, lalu salin teksnya.',
  forms: { markdown: 'Markdown', openApi: 'OpenAPI', postman: 'Postman' },
  request: 'Request',
  onThisPage: 'Di halaman ini',
  previousAndNext: 'Halaman sebelumnya dan berikutnya',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  example: 'Contoh',
}
