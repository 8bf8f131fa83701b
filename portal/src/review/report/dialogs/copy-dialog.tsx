import { useState } from 'react'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { eventWords } from '../../../event-words.ts'
import { WebhookUrlInput } from '../../../webhook-url-input.tsx'
import css from '../../going-live/going-live.module.css'
import { messages } from '../../going-live/messages.en.ts'
import type { Missing } from '../../going-live/production-difference.ts'
import { obstacleOf } from '../../going-live/production-url.ts'

const words = messages.copying

type CopyDialogProps = {
  all: readonly Missing[]
  /** Why production did not take it, by key. */
  refusals: Readonly<Record<string, string>>
  busy: boolean
  onCopy: (all: readonly Missing[]) => void
  onClose: () => void
}

/** Asks under which URLs the webhooks go to production, and says first which can't go as they are. */
export function CopyDialog({ all, refusals, busy, onCopy, onClose }: CopyDialogProps) {
  // What was said of a URL holds until it is changed
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const webhooks = all.filter((one) => one.kind === 'webhook')
  const addresses = all.filter((one) => one.kind === 'address')
  const problemOf = ({ key, url }: (typeof webhooks)[number]) => {
    if (changed.has(key)) return undefined
    const obstacle = obstacleOf(url)
    return refusals[key] ?? (obstacle && words.obstacles[obstacle])
  }
  return (
    <FormDialog
      title={words.title(webhooks.length)}
      environment="production"
      act={messages.copy}
      running={{ isPending: busy, error: null, reset: () => {} }}
      fieldErrors={[]}
      onSubmit={(form) => {
        setChanged(new Set())
        onCopy([...webhooks.map((one) => ({ ...one, url: filledIn(form, one.key) })), ...addresses])
      }}
      onClose={onClose}
    >
      <p className={css.asking}>{words.text}</p>
      {webhooks.map((one) => (
        <WebhookUrlInput
          key={one.key}
          name={one.key}
          label={words.urlOf(eventWords(one.event))}
          defaultValue={one.url}
          error={problemOf(one)}
          onInput={() => setChanged(new Set([...changed, one.key]))}
        />
      ))}
      {addresses.length > 0 && (
        <p className={css.asking}>{words.addresses(addresses.map(({ ip }) => ip).join(', '))}</p>
      )}
    </FormDialog>
  )
}
