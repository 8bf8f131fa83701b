import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../database/connection.ts'
import type { Vault } from '../database/vault.ts'
import { mailStore } from '../mail/mail.store.ts'
import { sendMails } from '../mail/send-mails.ts'
import { fileTransport, smtpTransport } from '../mail/transport.ts'
import type { Metrics } from '../metrics.ts'
import type { Settings } from '../settings.ts'

type Options = {
  settings: Settings
  accounts: Database
  vault: Vault
  log: Logger
  metrics: Pick<Metrics, 'mail' | 'watchMails'>
}

/** Of files, which have a sender only because mail programs want one. */
const nobody = 'EDIS <edis@localhost>'
/** For mails that are being sent at a stop; those that take longer are sent again, by whoever comes next. */
const stopPatience = 15_000

/** Sends mails: over SMTP, or into files. */
export function createMailSender({ settings, accounts, vault, log, metrics }: Options) {
  const mails = mailStore(accounts)
  const { smtpUrl, mailFrom, dataDir, urls } = settings
  const transport =
    smtpUrl === null
      ? fileTransport(join(dataDir, 'mail'), mailFrom ?? nobody, (file) => log.info({ file }, 'mail written to a file'))
      : smtpTransport(smtpUrl, mailFrom ?? nobody)
  metrics.watchMails(mails)
  return {
    clean: () => mails.forget(),
    start() {
      const running = sendMails({ mails, transport, links: urls, vault, log, onOutcome: metrics.mail })
      return { stop: () => Promise.race([running.stop(), sleep(stopPatience, undefined, { ref: false })]) }
    },
  }
}
