import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Whom PostgreSQL's processes run as. */
export type Account = { uid: number; gid: number }

/** Holds what `nobody` must be able to reach when we are root: binaries, and the data of folders it can't enter. */
export const SYSTEM_FOLDER = '/var/lib/edis'

/** What PostgreSQL's processes see of our environment: none of the user's PGDATA, PGOPTIONS, locale or time zone. */
export const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** The account a root process lends PostgreSQL, which refuses uid 0; null for everybody else, who run it as themselves. */
export async function unprivilegedAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  // macOS gives nobody the uid -2, which chown won't take: there it is daemon.
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(passwd) ?? /^daemon:[^:]*:(\d+):(\d+):/m.exec(passwd)
  return { uid: Number(entry?.[1] ?? 65534), gid: Number(entry?.[2] ?? 65534) }
}

/** Whether the mode bits from / down to `folder` (absolute, no symlinks) let `account` pass. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  const needed = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  if (!(mode & needed)) return false
  return folder === dirname(folder) || canEnter(dirname(folder), account)
}
