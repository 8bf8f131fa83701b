import { announcementKinds } from '@edis/contract/portal-calls/announcements'
import { oneOf } from '@edis/ui/address/address-values.ts'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextArea } from '@edis/ui/controls/text-area.tsx'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { NativeSelect } from '@mantine/core'
import { MomentField, momentIn } from '../layout/moment-field.tsx'
import { ReasonField } from '../layout/reason-field.tsx'
import { type Announcement, useAnnounce } from './announcements.queries.ts'
import css from './announcements.module.css'
import { messages as all } from './messages.en.ts'

const messages = all.dialog
const fields = ['title_en', 'title_id', 'text_en', 'text_id', 'from', 'until', 'reason'] as const

type AnnounceDialogProps = { announcement?: Announcement | undefined; onClose: () => void }

/** Tells all partners something, in both languages, or changes what they are told. */
export function AnnounceDialog({ announcement, onClose }: AnnounceDialogProps) {
  const announce = useAnnounce(announcement?.announcement_id)
  const errorOf = (name: (typeof fields)[number]) => fieldError(announce.error, name)
  const submit = (form: FormData) =>
    announce.mutate(
      {
        kind: oneOf(announcementKinds, filledIn(form, 'kind')) ?? 'news',
        title_en: filledIn(form, 'title_en'),
        title_id: filledIn(form, 'title_id'),
        text_en: filledIn(form, 'text_en'),
        text_id: filledIn(form, 'text_id'),
        from: momentIn(form, 'from'),
        until: momentIn(form, 'until'),
        reason: filledIn(form, 'reason'),
      },
      {
        onSuccess({ state }) {
          toast(announcement ? messages.changed : state === 'planned' ? messages.planned : messages.done)
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={announcement ? messages.changeTitle : messages.title}
      act={announcement ? messages.change : messages.act}
      running={announce}
      fieldErrors={fields.map(errorOf)}
      onSubmit={submit}
      onClose={onClose}
    >
      <NativeSelect
        data-autofocus
        label={messages.kind}
        name="kind"
        defaultValue={announcement?.kind}
        data={announcementKinds.map((kind) => ({ value: kind, label: all.kinds[kind] }))}
      />
      {(['en', 'id'] as const).map((language) => (
        <fieldset key={language} className={css.language} lang={language}>
          <legend>{messages.languages[language]}</legend>
          <TextField
            label={messages.titleField}
            name={`title_${language}`}
            required
            minLength={3}
            maxLength={120}
            defaultValue={announcement?.[`title_${language}`]}
            error={errorOf(`title_${language}`)}
          />
          <TextArea
            label={messages.text}
            name={`text_${language}`}
            required
            minLength={10}
            maxLength={2_000}
            rows={2}
            defaultValue={announcement?.[`text_${language}`]}
            error={errorOf(`text_${language}`)}
          />
        </fieldset>
      ))}
      <div className={css.span}>
        <MomentField
          label={messages.from}
          note={messages.fromText}
          name="from"
          value={announcement?.from ?? null}
          error={errorOf('from')}
        />
        <MomentField
          label={messages.until}
          note={messages.untilText}
          name="until"
          value={announcement?.until ?? null}
          error={errorOf('until')}
        />
      </div>
      <ReasonField error={errorOf('reason')} />
    </FormDialog>
  )
}
