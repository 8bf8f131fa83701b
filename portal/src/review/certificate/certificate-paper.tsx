import type { DataOf } from '@edis/contract/calls/call'
import type { showCertificate } from '@edis/contract/portal-calls/going-live'
import { CopyIconButton } from '@edis/ui/controls/copy-icon-button.tsx'
import { Fact } from '@edis/ui/layout/facts.tsx'
import { Logo } from '@edis/ui/layout/logo.tsx'
import { localDay } from '@edis/ui/time/local-date.ts'
import { messages } from './messages.en.ts'
import css from './certificate.module.css'

type Certificate = DataOf<typeof showCertificate>

/** Where anybody can verify a certificate. The id stands in the fragment, which is in no server's log. */
export const verificationAddress = (id: string): string => `${location.origin}/certificate#${id}`

const day = (at: string) => localDay(new Date(at))

type CertificatePaperProps = { certificate: Certificate; branded?: boolean }

/** A certificate as a document of one page. `branded`: it is not on a page that bears the product's name itself. */
export function CertificatePaper({ certificate, branded = true }: CertificatePaperProps) {
  const { id, partner, partner_id: partnerId, completed_at: completed, checks } = certificate
  const granted = certificate.production_granted_at
  const address = verificationAddress(id)
  return (
    <article className={css.paper} aria-labelledby="certificate">
      <header className={css.head}>
        {branded && <Logo size={30} />}
        <div>
          <h2 id="certificate">{messages.head}</h2>
          {branded && <p>{messages.productName}</p>}
        </div>
      </header>
      <p className={css.certifies}>{messages.certifies(partner, day(completed))}</p>
      <dl className={css.facts}>
        <Fact name={messages.partner}>{partner}</Fact>
        <Fact name={messages.partnerId}>
          <code>{partnerId}</code>
        </Fact>
        <Fact name={messages.completed}>{day(completed)}</Fact>
        <Fact name={messages.production}>{granted ? messages.granted(day(granted)) : messages.notGranted}</Fact>
      </dl>
      <h3>{messages.checks(checks.length)}</h3>
      <ul className={css.checks}>
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      <footer className={css.foot}>
        {messages.verify}
        <p className={css.verify}>
          <code>{address}</code>
          <span className={css.screen}>
            <CopyIconButton text={address} what={messages.link} />
          </span>
        </p>
      </footer>
    </article>
  )
}
