import type { Database } from '../database/connection.ts'
import { json } from '../database/json-parameter.ts'

/** A report whose required checks had all passed at a moment. `id` is known to whoever has it; `passed`: ids of entries. */
export type Certificate = { id: string; partnerId: string; completedAt: Date; passed: string[] }
export type CertificateStore = ReturnType<typeof certificateStore>

export function certificateStore({ $client: sql }: Database) {
  const columns = sql`partner_id as "partnerId", id, completed_at as "completedAt", passed`
  return {
    async ofPartner(partnerId: string): Promise<Certificate | null> {
      const [row] = await sql<Certificate[]>`select ${columns} from review_certificates where partner_id = ${partnerId}`
      return row ?? null
    },

    async find(id: string): Promise<Certificate | null> {
      const [row] = await sql<Certificate[]>`select ${columns} from review_certificates where id = ${id}`
      return row ?? null
    },

    /** The first one of a partner stays. */
    async add({ id, partnerId, completedAt, passed }: Certificate): Promise<void> {
      await sql`
        insert into review_certificates (partner_id, id, completed_at, passed)
        values (${partnerId}, ${id}, ${completedAt}, ${json(passed)}::text::jsonb) on conflict (partner_id) do nothing`
    },
  }
}
