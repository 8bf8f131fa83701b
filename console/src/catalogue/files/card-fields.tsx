import { TextField } from '@edis/ui/controls/text-field.tsx'
import css from './files.module.css'
import { messages as all } from './messages.en.ts'

const messages = all.card

/** What the file of a rate card does not say of its version. */
export const CardFields = ({ errorOf }: { errorOf: (field: string) => string | undefined }) => (
  <>
    <TextField
      label={messages.name}
      name="name"
      maxLength={100}
      placeholder={messages.nameHint}
      error={errorOf('name')}
    />
    <TextField
      label={messages.partner}
      description={messages.partnerNote}
      name="partner"
      maxLength={254}
      error={errorOf('partner')}
    />
    <div className={css.days}>
      <TextField label={messages.from} name="valid_from" type="date" error={errorOf('valid_from')} />
      <TextField label={messages.to} name="valid_to" type="date" error={errorOf('valid_to')} />
    </div>
    <p className={css.quiet}>{messages.daysNote}</p>
  </>
)
