import { Button } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AlertIcon, TickIcon } from '@edis/ui/layout/icons.tsx'
import { Logo } from '@edis/ui/layout/logo.tsx'
import { isNotFound } from '@edis/ui/states/failures.ts'
import { LanguageSwitch } from '@edis/ui/reader/language-switch.tsx'
import { certificateQuery } from '../review.queries.ts'
import { CertificatePaper } from './certificate-paper.tsx'
import { messages } from './messages.en.ts'
import css from './certificate.module.css'

const words = messages.verification
const id = location.hash.slice(1)

/** Where anybody who was given a certificate learns whether EDIS issued it. */
export function VerificationPage() {
  useDocumentTitle(words.documentTitle)
  const { data, error, refetch } = useQuery({ ...certificateQuery(id), retry: false })
  if (data)
    return (
      <Verification title={words.genuine} text={words.genuineText} tone="live">
        <CertificatePaper certificate={data} branded={false} />
      </Verification>
    )
  if (!error) return <Verification title={words.title} text={words.loading} />
  if (isNotFound(error)) return <Verification title={words.unknown} text={words.unknownText} tone="bad" />
  return (
    <Verification title={words.failed} text={error.message}>
      <Button onClick={() => void refetch()}>{words.again}</Button>
    </Verification>
  )
}

type VerificationProps = { title: string; text: string; tone?: 'live' | 'bad'; children?: ReactNode }

const Verification = ({ title, text, tone, children }: VerificationProps) => (
  <>
    <header className={css.brand}>
      <Logo size={24} />
      <b>{messages.productName}</b>
      <LanguageSwitch />
    </header>
    <main className={css.verification}>
      <div className={css.result} data-tone={tone} role="status">
        {tone === 'live' && <TickIcon size={20} />}
        {tone === 'bad' && <AlertIcon size={20} />}
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {children}
    </main>
  </>
)
