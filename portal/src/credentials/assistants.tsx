import { mcpClients, mcpLead, mcpPath } from '@edis/contract/mcp/clients'
import { useState } from 'react'
import { hosts } from '../settings.ts'
import { CodeBlock } from '@edis/ui/code/code-block.tsx'
import { CopyButton } from '@edis/ui/controls/copy-button.tsx'
import { Segments } from '@edis/ui/layout/segments.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { messages } from './messages.en.tsx'
import css from './credentials.module.css'

const { assistants: texts } = messages
const bearer = 'Authorization: Bearer'

/** The lines that bring an AI assistant to the development door, whatever environment is in view: it has no other. */
export function Assistants() {
  const environment = useEnvironment()
  const clients = mcpClients(hosts.development)
  const [id, setId] = useState(clients[0]?.id ?? '')
  const chosen = clients.find((client) => client.id === id)
  const url = hosts.development + mcpPath
  return (
    <section className={css.terminal} aria-labelledby="assistants">
      <div className={css.terminalHead}>
        <h2 id="assistants">{texts.title}</h2>
        {environment === 'production' && <EnvironmentTag environment="development" />}
      </div>
      <p className={css.lead}>{mcpLead}</p>
      <div className={css.clients}>
        <Segments
          label={texts.assistant}
          choices={clients.map(({ id: value, title }) => ({ value, title }))}
          value={id}
          onChange={setId}
        />
      </div>
      {chosen && (
        <>
          <p className={css.place}>{chosen.place}</p>
          <CodeBlock text={chosen.text} what={chosen.title} />
        </>
      )}
      <p className={css.address}>
        <span>{texts.other(<code>{url}</code>, <code>{bearer}</code>)}</span>
        <CopyButton text={url} what={texts.url} />
      </p>
    </section>
  )
}
