import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import postgres from 'postgres'
import { findEmbeddedPostgres } from '../../../server/src/database/embedded-postgres.ts'
import type { Program } from '@edis/testing/program.ts'

/** The link in the newest mail to an address, once it is there: without a mail server, mails are files. */
export async function linkTo({ dataDir }: Program, email: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const folder = join(dataDir, 'mail')
      const files = await readdir(folder).catch(() => [])
      for (const file of files.toSorted((one, other) => other.localeCompare(one))) {
        const mail = (await readFile(join(folder, file), 'utf8')).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
        if (!mail.includes(`To: ${email}`)) continue
        link = /http:\/\/localhost:\d+\/(?:join|reset)#[\w-]+/.exec(mail)?.[0]
        if (link) return link
      }
      return null
    })
    .not.toBeNull()
  return link ?? ''
}

/** Has every session of the product last signed in eleven minutes ago. */
export async function makeStale({ dataDir }: Program, email: string): Promise<void> {
  const running = await findEmbeddedPostgres({ dataDir })
  if (!running) throw new Error('The product has no database')
  const sql = postgres(running.url, { max: 1 })
  await sql`
    update accounts.sessions set fresh_at = now() - interval '11 minutes'
    where member_id in (select id from accounts.members where email = ${email})`
  await sql.end()
}
