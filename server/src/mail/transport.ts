import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as Nodemailer from 'nodemailer'
import type { Fault } from './mail.ts'

type Letter = { id: string; to: string; subject: string; text: string; html: string; createdAt: Date }
/** Sends a mail; gives what went wrong, or null. */
export type Transport = { send(letter: Letter): Promise<Fault | null> }

const message = (from: string, { id, to, subject, text, html, createdAt }: Letter) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  date: createdAt,
  // The same each time it is sent: receivers tell by it that it is one mail.
  messageId: `<${id}@${/@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'edis'}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** In milliseconds. A server that lingers at each step outlasts a mail's lease: the mail goes out again, under the same id. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Loaded with the first mail. As an ES module it would also load all of Node's own fetch: 13 MB. */
const nodemailer = () => createRequire(import.meta.url)('nodemailer') as typeof Nodemailer

export function smtpTransport(url: string, from: string): Transport {
  // A password never goes out in the clear, whatever the server, or whoever stands between, says it can do.
  const requireTLS = new URL(url).username !== ''
  const options = { url, ...timeouts, requireTLS, disableFileAccess: true, disableUrlAccess: true }
  let transport: Nodemailer.Transporter | undefined
  return {
    async send(letter) {
      try {
        await (transport ??= nodemailer().createTransport(options)).sendMail(message(from, letter))
        return null
      } catch (error) {
        return faultOf(error)
      }
    },
  }
}

/** A recipient or a message that is refused for good. Whatever else is wrong is the server's state, or our settings. */
function faultOf(error: unknown): Fault {
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  const refused = (command === 'RCPT TO' || command === 'DATA') && (responseCode ?? 0) >= 500
  return { refused, error: (error instanceof Error ? error.message : String(error)).slice(0, 500) }
}

/** Without a server each mail is a file, which mail programs open. */
export function fileTransport(folder: string, from: string, onWritten: (file: string) => void): Transport {
  return {
    async send(letter) {
      try {
        const transport = nodemailer().createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
        const { message: content } = await transport.sendMail(message(from, letter))
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const file = join(folder, `${letter.createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${letter.id}.eml`)
        await writeFile(`${file}.part`, content as Buffer, { mode: 0o600 })
        await rename(`${file}.part`, file)
        onWritten(file)
        return null
      } catch (error) {
        return { refused: false, error: String(error).slice(0, 500) }
      }
    },
  }
}
