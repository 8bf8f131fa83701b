import type { MemberRole } from '@edis/contract/members/member-roles'
import type { MailTemplate } from '../mail.ts'

type Data = { partner_id: string; partner: string; inviter: string; role: MemberRole; expires_at: string }

const roles = {
  en: { owner: 'Owner', developer: 'Developer', viewer: 'Viewer' },
  id: { owner: 'Pemilik', developer: 'Developer', viewer: 'Viewer' },
}

export const invitation: MailTemplate<Data> = {
  name: 'invitation',
  en: ({ partner, inviter, role, expires_at }, { portal }, code) => ({
    subject: `Join ${partner} on EDIS`,
    lines: [
      `${inviter} invited you to the Open API account of ${partner}.`,
      'The link works once. If you don’t know this partner, ignore this email.',
    ],
    facts: [
      ['Role', roles.en[role]],
      ['Link valid until', expires_at],
    ],
    link: { label: 'Join', url: `${portal}/join#${code}` },
  }),
  id: ({ partner, inviter, role, expires_at }, { portal }, code) => ({
    subject: `Bergabung dengan ${partner} di EDIS`,
    lines: [
      `${inviter} mengundang Anda ke akun Open API ${partner}.`,
      'Tautan hanya bisa dipakai sekali. Jika Anda tidak mengenal partner ini, abaikan email ini.',
    ],
    facts: [
      ['Peran', roles.id[role]],
      ['Tautan berlaku sampai', expires_at],
    ],
    link: { label: 'Bergabung', url: `${portal}/join#${code}` },
  }),
}
