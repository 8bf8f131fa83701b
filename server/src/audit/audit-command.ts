import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { type AuditAction, auditActionNames } from '@edis/contract/audit/audit-actions'
import { csvHead, csvLine } from './audit-csv.ts'
import type { AuditedRow, AuditStore } from './audit.store.ts'

type Parts = {
  print: (line: string) => void
  /** Where the CSV is written. */
  output: Writable
  withAudit: (
    act: (audit: AuditStore, partnerNamed: (given: string) => Promise<string>) => Promise<void>,
  ) => Promise<void>
}
type Options = { partner?: string; action?: AuditAction | null; since?: Date | null; csv?: boolean }

/** `edis audit list`: who changed what. */
export function auditCommands(program: Command, { print, output, withAudit }: Parts): void {
  program
    .command('audit')
    .description('see who changed what; entries can’t be changed and are kept for two years')
    .command('list')
    .description('list changes, oldest first')
    .option('--partner <partner>', 'only changes to this partner: email or ID')
    .addOption(new Option('--action <action>', 'only this action').choices(auditActionNames))
    .option('--since <time>', 'only since this day or time, such as 2026-11-21 or 2026-11-21T10:30:00+07:00', readTime)
    .option('--csv', 'print every column as CSV')
    .action(({ partner, action = null, since = null, csv = false }: Options) =>
      withAudit(async (audit, partnerNamed) => {
        const partnerId = partner === undefined ? null : await partnerNamed(partner)
        let count = 0
        if (csv) await write(csvHead)
        for await (const rows of audit.list({ partnerId, action, since })) {
          count += rows.length
          if (csv) await write(rows.map(csvLine).join(''))
          else for (const row of rows) print(told(row))
        }
        if (count === 0 && !csv) print('No changes.')
      }),
    )

  async function write(text: string): Promise<void> {
    if (output.write(text)) return
    await Promise.race([new Promise((resolve) => output.once('drain', resolve)), finished(output)])
  }
}

function told({ at, actorKind, actorId, address, action, targetKind, targetId, environment, reason }: AuditedRow) {
  const who = `${actorKind}${actorId === null ? '' : ` ${actorId}`}${address === null ? '' : ` from ${address}`}`
  const what = `${action}  ${targetKind}${targetId === null ? '' : ` ${targetId}`}`
  return [at.toISOString(), who, what, environment ?? 'both', ...(reason === null ? [] : [reason])].join('  ')
}

function readTime(text: string): Date {
  const time = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00+07:00` : text)
  if (Number.isNaN(time.getTime())) throw new InvalidArgumentError('Enter a day, or a time with its UTC offset.')
  return time
}
