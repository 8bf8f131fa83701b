import { closeDatabase, openDatabase } from '../database/connection.ts'
import { hashPassword } from '../partners/partners.ts'
import { staffStore } from './staff.store.ts'

export const demoStaff = { email: 'staff@edis.test', password: 'edis-demo-staff', name: 'Staf EDIS' }

/** Makes the demo staff, an admin, unless they are there. Only for a start that nobody else can reach. */
export async function addDemoStaff(databaseUrl: string, now = new Date()): Promise<void> {
  const database = openDatabase(databaseUrl, 'accounts', { connections: 1 })
  try {
    const store = staffStore(database)
    const { email, name, password } = demoStaff
    if (await store.findByEmail(email)) return
    await store.add({ email, name, passwordHash: await hashPassword(password), role: 'admin', language: 'en' }, now)
  } finally {
    await closeDatabase(database)
  }
}
