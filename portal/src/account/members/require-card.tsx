import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useQuery } from '@tanstack/react-query'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import cards from '@edis/ui/layout/card.module.css'
import css from '../account.module.css'
import { secondFactorQuery, useRequireSecondFactor } from '../security/security.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.require

/** Whether every member must have a second factor. */
export function RequireCard() {
  const { data } = useQuery(secondFactorQuery)
  const change = useRequireSecondFactor()
  if (!data) return null
  return (
    <section className={cards.card}>
      <div className={css.row}>
        <Checkbox
          className={css.check ?? ''}
          label={messages.label}
          description={messages.text}
          checked={change.isPending ? change.variables : data.required}
          onChange={({ currentTarget }) =>
            change.mutate(currentTarget.checked, { onSuccess: () => toast(messages.saved) })
          }
        />
        <FormError message={change.error?.message} />
      </div>
    </section>
  )
}
