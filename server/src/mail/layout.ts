import type { Language } from '@edis/contract/languages'
import type { Words } from './mail.ts'

/** A mail as text and as HTML: everything inlined, nothing fetched. */
export function layOut(words: Words, language: Language): { text: string; html: string } {
  return { text: textOf(words, language), html: htmlOf(words, language) }
}

const footer: Record<Language, string> = {
  en: 'You received this email because you have an EDIS account. This mailbox isn’t monitored.',
  id: 'Anda menerima email ini karena memiliki akun EDIS. Balasan ke email ini tidak dibaca.',
}

function textOf({ lines, facts = [], link }: Words, language: Language): string {
  const parts = [...lines]
  if (facts.length > 0) parts.push(facts.map(([name, value]) => `${name}: ${value}`).join('\n'))
  if (link) parts.push(`${link.label}:\n${link.url}`)
  return `${[...parts, `--\n${footer[language]}`].join('\n\n')}\n`
}

// The portal's colours and type, light: mail clients know no variables.
const sans = `font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const cell = `padding:6px 0;font-size:14px;line-height:20px;vertical-align:top`

function htmlOf({ subject, lines, facts = [], link }: Words, language: Language): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="${cell};color:#5f6a80;padding-right:24px;white-space:nowrap">${safe(name)}</td><td style="${cell};color:#14181f;word-break:break-word">${safe(value)}</td></tr>`,
  )
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px;font-size:15px;line-height:24px">${safe(line)}</p>`)
  const table =
    rows.length === 0
      ? ''
      : `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:8px 0 24px;border-top:1px solid #e4e7ec;border-bottom:1px solid #e4e7ec">${rows.join('')}</table>`
  const button = link
    ? `<p style="margin:0 0 8px"><a href="${safe(link.url)}" style="display:inline-block;padding:10px 16px;border-radius:8px;background:#3451d1;color:#ffffff;font-size:14px;font-weight:600;text-decoration:none">${safe(link.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${safe(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f7f8fa;color:#14181f;${sans}">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%"><tr><td align="center">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#ffffff;border:1px solid #e4e7ec;border-radius:12px;text-align:left"><tr><td style="padding:28px 32px 32px">
<p style="margin:0 0 24px;font-size:16px;font-weight:700;letter-spacing:.02em;color:#3451d1">EDIS</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600">${safe(subject)}</h1>
${paragraphs.join('\n')}
${table}
${button}
</td></tr></table>
<p style="margin:16px 0 0;font-size:12px;line-height:18px;color:#5f6a80">${safe(footer[language])}</p>
</td></tr></table>
</body>
</html>
`
}

const safe = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
