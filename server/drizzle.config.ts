import { defineConfig } from 'drizzle-kit'

const tables = {
  accounts: ['accounts-tables', 'audit-tables', 'staff-tables', 'announcement-tables', 'mail-tables', 'member-tables'],
  environment: [
    'environment-tables',
    'catalogue-tables',
    'order-tables',
    'order-feed-tables',
    'order-archive-tables',
    'delivery-tables',
    'review-tables',
  ],
}
const set = process.env.TABLES === 'accounts' ? 'accounts' : 'environment'
const migrations = process.env.MIGRATIONS ?? './src/database/migrations'

/** `TABLES=accounts|environment npx drizzle-kit generate` writes the migration that the tables ask for. */
export default defineConfig({
  dialect: 'postgresql',
  schema: tables[set].map((name) => `./src/database/tables/${name}.ts`),
  out: `${migrations}/${set}`,
})
