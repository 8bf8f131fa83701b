import { closeDatabase, openDatabase } from '../database/connection.ts'
import { hashPassword } from './partners.ts'
import { partnerStore } from './partners.store.ts'

export const demoPartner = { email: 'partner@edis.test', password: 'edis-demo-partner', name: 'Toko Senja' }

/** Makes the demo partner, granted both environments, unless it is there. Only for a start that nobody else can reach. */
export async function addDemoPartner(databaseUrl: string, now = new Date()): Promise<void> {
  const database = openDatabase(databaseUrl, 'accounts', { connections: 1 })
  try {
    const store = partnerStore(database)
    if (await store.findByEmail(demoPartner.email)) return
    const { email, name, password } = demoPartner
    await store.add({ email, name, passwordHash: await hashPassword(password), productionGrantedAt: now }, now)
  } finally {
    await closeDatabase(database)
  }
}
