import { defineConfig } from 'drizzle-kit'

const set = process.env.TABLES === 'accounts' ? 'accounts' : 'environment'

/** `TABLES=accounts|environment npx drizzle-kit generate` writes the migration that the tables ask for. */
export default defineConfig({
  dialect: 'postgresql',
  schema: `./src/database/${set}-tables.ts`,
  out: `./src/database/migrations/${set}`,
})
