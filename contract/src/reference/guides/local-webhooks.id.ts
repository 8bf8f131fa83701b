import { exchangePatience } from '../../webhooks/deliveries.ts'
import type { GuideTexts } from './guide-texts.ts'

export const localWebhooks: GuideTexts = {
  summary: 'Terima webhook di laptop lewat tunnel, dan verifikasi isinya.',
  description: `
EDIS mengirim webhook dari servernya, sehingga \`localhost\` dan alamat privat menghasilkan WEBHOOK_URL_FORBIDDEN. Selama pengembangan, tunnel memberi laptop Anda URL HTTPS publik.

## 1. Jalankan endpoint
\`\`\`js
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.EDIS_WEBHOOK_SECRET)

createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  try {
    const { event, data } = webhook.verify(Buffer.concat(chunks).toString(), request.headers)
    response.writeHead(204).end()
    console.log(event, data.partner_order_id, data.status)
  } catch {
    response.writeHead(401).end()
  }
}).listen(3000)
\`\`\`

Endpoint ini membalas dulu, baru memproses event: pengiriman webhook tanpa response dalam ${exchangePatience} detik dianggap gagal.

## 2. Buka tunnel
Dengan [cloudflared](https://developers.cloudflare.com/cloudflare-one/connections/connect-networks/do-more-with-tunnels/trycloudflare/):

\`\`\`sh
cloudflared tunnel --url http://localhost:3000
\`\`\`

Dengan [ngrok](https://ngrok.com/docs/getting-started/):

\`\`\`sh
ngrok http 3000
\`\`\`

Keduanya menampilkan URL publik seperti \`https://quiet-river.trycloudflare.com\`.

## 3. Tambahkan webhook
1. Tambahkan URL tersebut di halaman Pengaturan Webhook, di development, untuk semua event.
2. Simpan secret \`whsec_…\` sebagai \`EDIS_WEBHOOK_SECRET\`, lalu jalankan ulang endpoint.
3. Kirim event uji coba dari halaman yang sama. Endpoint menampilkannya.
4. Kirim pesanan dengan POST /order/send/v2: sandbox menjalankannya, dan Anda menerima event di setiap langkah.

## Saat URL berubah
Tunnel gratis mendapat URL baru setiap kali dijalankan. Ubah webhook yang ada, jangan menambah yang baru: secret-nya tetap sama. Event yang tidak terkirim dicoba lagi, dan Anda bisa me-replay event mana pun dari daftar pengiriman webhook.

## Terkait
Halaman Webhook menjelaskan header, retry, dan setiap event.
`,
}
