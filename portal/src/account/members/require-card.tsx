import { useQuery } from '@tanstack/react-query'
import { Switch } from '@edis/ui/controls/switch.tsx'
import cards from '@edis/ui/layout/card.module.css'
import { listed } from '@edis/ui/numbers/numbers.ts'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import css from '../account.module.css'
import { secondFactorQuery, useRequireSecondFactor } from '../security/security.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.require

/** Whether every member must have a second factor. `without`: the names of those who have none. */
export function RequireCard({ without }: { without: readonly string[] }) {
  const { data } = useQuery(secondFactorQuery)
  const change = useRequireSecondFactor()
  if (!data) return null
  return (
    <section className={cards.card}>
      <div className={css.row}>
        <Switch
          label={messages.label}
          hint={without.length > 0 ? messages.without(listed(without), without.length) : messages.everyone}
          checked={change.isPending ? change.variables : data.required}
          onChange={(required) => change.mutate(required, { onSuccess: () => toast(messages.saved) })}
        />
        <FormError message={change.error?.message} />
      </div>
    </section>
  )
}
