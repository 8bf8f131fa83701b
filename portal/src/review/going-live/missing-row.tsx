import { Button } from '@mantine/core'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { messages } from './messages.en.ts'
import { eventWords } from '../../event-words.ts'
import type { Missing } from './production-difference.ts'
import { obstacleOf } from './production-url.ts'
import css from './going-live.module.css'

type MissingRowProps = {
  missing: Missing
  /** Why production did not take it. */
  refusal: string | undefined
  busy: boolean
  copying: boolean
  /** Undefined for who may not. */
  onCopy: (() => void) | undefined
}

export function MissingRow({ missing, refusal, busy, copying, onCopy }: MissingRowProps) {
  const name = missing.kind === 'webhook' ? missing.url : missing.ip
  const obstacle = missing.kind === 'webhook' ? obstacleOf(missing.url) : null
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p>
          <code>{name}</code>
          <Tag>{missing.kind === 'address' ? messages.address : eventWords(missing.event)}</Tag>
        </p>
        {obstacle && <p className={css.obstacle}>{messages.copying.obstacles[obstacle]}</p>}
        <p role="alert" className={css.refusal}>
          {refusal}
        </p>
      </div>
      {onCopy && (
        <Button
          size="sm"
          disabled={busy && !copying}
          loading={copying}
          onClick={onCopy}
          aria-label={obstacle ? messages.enterUrlOf(name) : messages.copyOf(name)}
        >
          {obstacle ? messages.enterUrl : messages.copy}
        </Button>
      )}
    </li>
  )
}
