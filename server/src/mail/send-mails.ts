import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { layOut } from './layout.ts'
import type { Vault } from '../database/vault.ts'
import { codeContext, type Fault, type Links, type MailOutcome, retryIn } from './mail.ts'
import { type ClaimedMail, mailStaff, type MailStore } from './mail.store.ts'
import { mailUndeliverable } from './templates/mail-undeliverable.ts'
import { withReadableTimes } from './readable-times.ts'
import { templates } from './templates.ts'
import type { Transport } from './transport.ts'

type Parts = {
  mails: MailStore
  transport: Transport
  links: Links
  vault: Pick<Vault, 'open'>
  log: Pick<Logger, 'error' | 'warn'>
  onOutcome: (outcome: MailOutcome) => void
}

/** Between looks at what is due, in milliseconds. */
const lookEvery = 1_000
const maxAtOnce = 5

/** Sends mails until it is stopped. Any number of processes may do so. */
export function sendMails({ mails, transport, links, vault, log, onOutcome }: Parts): { stop(): Promise<void> } {
  const stopping = new AbortController()

  /** A row that its template can't read is a fault, too: it is given up one day, as others are. */
  async function attempt(mail: ClaimedMail): Promise<Fault | null> {
    try {
      return await transport.send(letterOf(mail, links, vault))
    } catch (error) {
      return { refused: false, error: String(error).slice(0, 500) }
    }
  }

  async function send(mail: ClaimedMail): Promise<void> {
    const fault = await attempt(mail)
    if (fault === null) {
      await mails.sent(mail)
      return onOutcome('sent')
    }
    const { id, template, number, age } = mail
    const delay = retryIn(fault, number, age, Math.random())
    if (delay !== null) {
      log.warn({ mail: id, template, attempt: number, error: fault.error }, 'mail not sent, will retry')
      await mails.retry(mail, delay, fault.error)
      return onOutcome('retried')
    }
    log.error({ mail: id, template, attempt: number, error: fault.error }, 'mail cannot be delivered')
    await mails.failed(mail, fault.error, async (transaction) => {
      // Of one that says so itself nobody is told: it would go round.
      if (template === mailUndeliverable.name) return
      const data = { template, recipient: mail.recipient, recipient_id: mail.recipientId, error: fault.error }
      const but = mail.recipientKind === 'staff' ? mail.recipientId : null
      await mailStaff(transaction, mailUndeliverable, data, { once: id, but })
    })
    onOutcome('failed')
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const claimed = await mails.claim([...templates.keys()], maxAtOnce).catch((error: unknown) => {
        log.error({ err: error }, 'could not check for mail to send')
        return []
      })
      // What is not completed is taken up again when its lease has ended.
      const done = await Promise.allSettled(claimed.map(send))
      for (const one of done)
        if (one.status === 'rejected') log.error({ err: one.reason as unknown }, 'could not save the outcome of a mail')
      if (claimed.length < maxAtOnce) await sleep(lookEvery, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

function letterOf(
  { id, template: name, recipient, language, data, codeSealed, createdAt }: ClaimedMail,
  links: Links,
  vault: Pick<Vault, 'open'>,
) {
  const template = templates.get(name)
  if (!template) throw new Error(`There is no template ${name}`)
  const code = codeSealed ? vault.open(codeSealed, codeContext(id)) : ''
  const words = template[language](withReadableTimes(data, language), links, code)
  return { id, to: recipient, subject: words.subject, createdAt, ...layOut(words, language) }
}
