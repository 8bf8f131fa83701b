import type { FieldTexts } from '../../reference/call-texts.ts'

/** Tokens and customer service agents. */
export const accountTexts: FieldTexts = {
  // Tokens
  'The word `Basic`, a space, and `partner_id:partner_key` in base64. For clients that cannot set the Authorization header; otherwise omit it. An empty value is ignored.':
    'Kata `Basic`, satu spasi, lalu `partner_id:partner_key` dalam base64. Hanya untuk client yang tidak bisa mengirim header Authorization. Nilai kosong diabaikan.',
  'Access token. Send it as `Authorization: Bearer <token>`. Valid for 24 hours.':
    'Access token. Kirim sebagai `Authorization: Bearer <token>`. Berlaku 24 jam.',
  'Refresh token. Exchange it for a new pair with POST /auth/refresh. Single-use, valid for 30 days.':
    'Refresh token. Tukar dengan pasangan token baru lewat POST /auth/refresh. Sekali pakai, berlaku 30 hari.',
  'Token type for the Authorization header.': 'Jenis token untuk header Authorization.',
  'When the access token expires.': 'Waktu access token kedaluwarsa.',
  'When the refresh token expires.': 'Waktu refresh token kedaluwarsa.',
  'The environment the pair is valid for.': 'Environment tempat pasangan token ini berlaku.',
  'The unused `refresh_token` of your latest pair.': '`refresh_token` dari pasangan terbaru Anda yang belum dipakai.',
  // Customer service agents
  'Name of the agent.': 'Nama CS.',
  'Phone number of the agent, as `08…`, `62…` or `+62…`. Unique among your agents.':
    'Nomor telepon CS, dalam format `08…`, `62…`, atau `+62…`. Tidak boleh sama dengan CS lain.',
  'Email address of the agent.': 'Alamat email CS.',
  'Your own ID for the agent, without spaces. Unique among your agents.':
    'ID CS di sistem Anda, tanpa spasi. Tidak boleh sama dengan CS lain.',
  'The EDIS ID of the agent. Use it as `cs_id` in orders.': 'ID CS dari EDIS. Gunakan sebagai `cs_id` di pesanan.',
  'Phone number in E.164 format.': 'Nomor telepon dalam format E.164.',
  'Email address.': 'Alamat email.',
  'Your own ID for the agent.': 'ID CS di sistem Anda.',
  'Whether the agent can be assigned to orders.': 'Apakah CS bisa menangani pesanan.',
  'Number of orders assigned to the agent.': 'Jumlah pesanan yang ditangani CS ini.',
  'When the agent was created.': 'Waktu CS dibuat.',
  'Part of the name, email, `external_id` or phone number. Not case-sensitive.':
    'Sebagian nama, email, `external_id`, atau nomor telepon. Huruf besar dan kecil dianggap sama.',
  'Agents, newest first.': 'Daftar CS, dari yang terbaru.',
}
