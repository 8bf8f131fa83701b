import type { Text } from '../languages.ts'

/** Who made a change in the audit log. `program`: a partner's software. `edis`: the system by itself. */
export const auditActorKinds = ['staff', 'operations_key', 'member', 'program', 'command_line', 'edis'] as const
export type AuditActorKind = (typeof auditActorKinds)[number]

/** `on`: the kind of thing that was changed, which `target_id` identifies. */
type Words = Text & { on: string }

/** Every action in the audit log. Closed: no other action is ever written. */
export const auditActions = {
  'partner.added': { on: 'partner', en: 'Added a partner', id: 'Menambahkan partner' },
  'partner.suspended': { on: 'partner', en: 'Suspended a partner', id: 'Menangguhkan partner' },
  'partner.resumed': { on: 'partner', en: 'Resumed a partner', id: 'Mengaktifkan kembali partner' },
  'partner.password_reset': { on: 'partner', en: 'Reset a password', id: 'Mengatur ulang kata sandi' },
  'partner.production_requested': {
    on: 'partner',
    en: 'Requested production access',
    id: 'Mengajukan akses production',
  },
  'partner.production_granted': { on: 'partner', en: 'Granted production access', id: 'Memberi akses production' },
  'partner.production_refused': { on: 'partner', en: 'Declined production access', id: 'Menolak akses production' },
  'partner.closing_requested': {
    on: 'partner',
    en: 'Asked to close the account',
    id: 'Mengajukan penutupan akun',
  },
  'partner.closing_withdrawn': {
    on: 'partner',
    en: 'Withdrew the request to close the account',
    id: 'Membatalkan pengajuan penutupan akun',
  },
  'partner.closed': { on: 'partner', en: 'Closed the account', id: 'Menutup akun' },
  'partner.mailed': { on: 'partner', en: 'Wrote an email', id: 'Menulis email' },
  'partner.rate_limit_set': { on: 'partner', en: 'Set a rate limit', id: 'Menetapkan rate limit' },
  'member.invited': { on: 'invitation', en: 'Invited a member', id: 'Mengundang anggota' },
  'member.invitation_revoked': { on: 'invitation', en: 'Revoked an invitation', id: 'Mencabut undangan' },
  'member.joined': { on: 'member', en: 'Joined the team', id: 'Bergabung dengan tim' },
  'member.role_changed': { on: 'member', en: 'Changed a member’s role', id: 'Mengubah peran anggota' },
  'member.removed': { on: 'member', en: 'Removed a member', id: 'Menghapus anggota' },
  'member.profile_changed': { on: 'member', en: 'Changed their profile', id: 'Mengubah profilnya' },
  'password.changed': { on: 'member', en: 'Changed their password', id: 'Mengganti kata sandinya' },
  'password.reset': {
    on: 'member',
    en: 'Reset their password by email',
    id: 'Mengatur ulang kata sandinya lewat email',
  },
  'second_factor.added': { on: 'member', en: 'Added an authenticator app', id: 'Menambahkan aplikasi authenticator' },
  'second_factor.removed': {
    on: 'member',
    en: 'Turned off an authenticator app',
    id: 'Menonaktifkan aplikasi authenticator',
  },
  'second_factor.passkey_added': { on: 'passkey', en: 'Added a passkey', id: 'Menambahkan passkey' },
  'second_factor.passkey_removed': { on: 'passkey', en: 'Removed a passkey', id: 'Menghapus passkey' },
  'second_factor.reset': {
    on: 'member',
    en: 'Reset a member’s two-factor authentication',
    id: 'Mengatur ulang verifikasi dua langkah anggota',
  },
  'second_factor.codes_renewed': { on: 'member', en: 'Created new recovery codes', id: 'Membuat kode pemulihan baru' },
  'second_factor.required': {
    on: 'partner',
    en: 'Changed whether two-factor authentication is required',
    id: 'Mengubah kewajiban verifikasi dua langkah',
  },
  'session.ended': { on: 'session', en: 'Ended sessions', id: 'Mengakhiri sesi' },
  'credentials.rotated': { on: 'partner_key', en: 'Rotated the partner key', id: 'Merotasi partner key' },
  'key.created': { on: 'partner_key', en: 'Created a partner key', id: 'Membuat partner key' },
  'key.revoked': { on: 'partner_key', en: 'Revoked a partner key', id: 'Mencabut partner key' },
  'tokens.revoked': { on: 'token', en: 'Revoked tokens', id: 'Mencabut token' },
  'token.expired': {
    on: 'token',
    en: 'Expired a token for testing',
    id: 'Mengakhiri masa berlaku token untuk pengujian',
  },
  'allowed_ip.added': {
    on: 'allowed_ip',
    en: 'Added an allowed IP address',
    id: 'Menambahkan alamat IP yang diizinkan',
  },
  'allowed_ip.changed': {
    on: 'allowed_ip',
    en: 'Changed an allowed IP address',
    id: 'Mengubah alamat IP yang diizinkan',
  },
  'allowed_ip.removed': {
    on: 'allowed_ip',
    en: 'Removed an allowed IP address',
    id: 'Menghapus alamat IP yang diizinkan',
  },
  'webhook.added': { on: 'webhook', en: 'Added a webhook', id: 'Menambahkan webhook' },
  'webhook.changed': { on: 'webhook', en: 'Changed a webhook', id: 'Mengubah webhook' },
  'webhook.enabled': { on: 'webhook', en: 'Enabled a webhook', id: 'Mengaktifkan webhook' },
  'webhook.paused': { on: 'webhook', en: 'Paused a webhook', id: 'Menjeda webhook' },
  'webhook.disabled': { on: 'webhook', en: 'Disabled a failing webhook', id: 'Menonaktifkan webhook yang terus gagal' },
  'webhook.secret_rotated': { on: 'webhook', en: 'Rotated a webhook secret', id: 'Merotasi secret webhook' },
  'webhook.removed': { on: 'webhook', en: 'Deleted a webhook', id: 'Menghapus webhook' },
  'webhook.replayed': { on: 'webhook', en: 'Replayed webhook deliveries', id: 'Me-replay pengiriman webhook' },
  'webhook_delivery.replayed': {
    on: 'webhook_delivery',
    en: 'Replayed a webhook delivery',
    id: 'Me-replay satu pengiriman webhook',
  },
  'customer_service.added': { on: 'customer_service', en: 'Added a CS agent', id: 'Menambahkan CS' },
  'review.check_reset': { on: 'review_entry', en: 'Reset a review check', id: 'Mereset pemeriksaan' },
  'order.reported': { on: 'order', en: 'Reported an order event', id: 'Melaporkan event pesanan' },
  'order.cancel_accepted': { on: 'order', en: 'Accepted a cancel request', id: 'Menyetujui pengajuan pembatalan' },
  'order.cancel_refused': { on: 'order', en: 'Declined a cancel request', id: 'Menolak pengajuan pembatalan' },
  'recipient.exported': {
    on: 'order',
    en: 'Exported a recipient’s data',
    id: 'Mengekspor data penerima',
  },
  'recipient.revealed': { on: 'order', en: 'Revealed a recipient’s data', id: 'Membuka data penerima' },
  'recipient.erased': { on: 'order', en: 'Erased a recipient’s data', id: 'Menghapus data penerima' },
  'orders.anonymised': {
    on: 'order',
    en: 'Anonymized orders whose retention period ended',
    id: 'Menganonimkan pesanan yang masa simpannya berakhir',
  },
  'orders.archived': { on: 'order_archive', en: 'Archived old orders', id: 'Mengarsipkan pesanan lama' },
  'stock.counted': { on: 'stock', en: 'Corrected stock', id: 'Mengoreksi stok' },
  'catalogue.imported': { on: 'catalogue', en: 'Imported a catalogue file', id: 'Mengimpor file katalog' },
  'rate_card.withdrawn': {
    on: 'catalogue',
    en: 'Withdrew a scheduled rate card',
    id: 'Menarik daftar tarif terjadwal',
  },
  'courier.switched_on': {
    on: 'courier',
    en: 'Switched on a courier or service',
    id: 'Mengaktifkan kurir atau layanan',
  },
  'courier.switched_off': {
    on: 'courier',
    en: 'Switched off a courier or service',
    id: 'Menonaktifkan kurir atau layanan',
  },
  'contract_price.set': { on: 'contract_price', en: 'Set a contract price', id: 'Menetapkan tarif kontrak' },
  'contract_price.removed': { on: 'contract_price', en: 'Removed a contract price', id: 'Menghapus tarif kontrak' },
  'operations_key.added': {
    on: 'operations_key',
    en: 'Added an operations key',
    id: 'Menambahkan kunci operations API',
  },
  'operations_key.revoked': {
    on: 'operations_key',
    en: 'Revoked an operations key',
    id: 'Mencabut kunci operations API',
  },
  'staff.signed_in': { on: 'staff', en: 'Signed in', id: 'Masuk' },
  'staff.sign_in_failed': { on: 'staff', en: 'Failed to sign in', id: 'Gagal masuk' },
  'staff.added': { on: 'staff', en: 'Added a staff member', id: 'Menambahkan staf' },
  'staff.role_changed': { on: 'staff', en: 'Changed a staff member’s role', id: 'Mengubah peran staf' },
  'staff.password_reset': { on: 'staff', en: 'Reset a staff member’s password', id: 'Mengatur ulang kata sandi staf' },
  'staff.removed': { on: 'staff', en: 'Removed a staff member', id: 'Menghapus staf' },
  'staff.password_changed': { on: 'staff', en: 'Changed their password', id: 'Mengganti kata sandinya' },
  'staff.second_factor_added': {
    on: 'staff',
    en: 'Added their authenticator app',
    id: 'Menambahkan aplikasi authenticator-nya',
  },
  'staff.second_factor_removed': {
    on: 'staff',
    en: 'Turned off an authenticator app',
    id: 'Menonaktifkan aplikasi authenticator',
  },
  'staff.recovery_codes_renewed': {
    on: 'staff',
    en: 'Created new recovery codes',
    id: 'Membuat kode pemulihan baru',
  },
  'announcement.added': { on: 'announcement', en: 'Added an announcement', id: 'Menambahkan pengumuman' },
  'announcement.changed': { on: 'announcement', en: 'Changed an announcement', id: 'Mengubah pengumuman' },
  'announcement.ended': { on: 'announcement', en: 'Ended an announcement', id: 'Mengakhiri pengumuman' },
  'announcement.withdrawn': { on: 'announcement', en: 'Withdrew an announcement', id: 'Menarik pengumuman' },
  'audit.exported': { on: 'audit_log', en: 'Exported the audit log', id: 'Mengekspor log audit' },
  'awb.advanced': { on: 'awb', en: 'Skipped AWB numbers', id: 'Melewatkan nomor resi (AWB)' },
  'master_key.rotated': { on: 'master_key', en: 'Rotated the master key', id: 'Merotasi master key' },
  'secret.discarded': { on: 'secret', en: 'Discarded an unreadable secret', id: 'Membuang secret yang tidak terbaca' },
} as const satisfies Record<string, Words>

export type AuditAction = keyof typeof auditActions
export const auditActionNames = Object.keys(auditActions) as AuditAction[]
