import { type Language, languages } from '@edis/contract/languages'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Fact, Facts } from '@edis/ui/layout/facts.tsx'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { filledIn, Form } from '@edis/ui/controls/form.tsx'
import { fieldError, formError } from '@edis/ui/states/failures.ts'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { accountQuery, useUpdateAccount } from '../account.queries.ts'
import { AccountLayout } from '../account-layout.tsx'
import css from '../account.module.css'
import own from './profile.module.css'
import { messages as common } from '../messages.en.ts'
import { messages } from './messages.en.ts'

export function ProfilePage() {
  const update = useUpdateAccount()
  const nameError = fieldError(update.error, 'name')
  const submit = (form: FormData) =>
    update.mutate(
      { name: filledIn(form, 'name'), language: filledIn(form, 'language') as Language },
      { onSuccess: () => toast(messages.saved) },
    )
  return (
    <AccountLayout section="profile">
      <QueryCard title={<h2>{messages.title}</h2>} query={useQuery(accountQuery)} what={messages.what}>
        {({ name, email, partner, role, language }) => (
          <>
            <div className={own.facts}>
              <Facts>
                <Fact name={messages.email}>{email}</Fact>
                <Fact name={messages.partner}>{partner}</Fact>
                <Fact name={messages.role}>{common.roles[role]}</Fact>
              </Facts>
            </div>
            <Form
              className={`${css.form} ${own.form}`}
              onFilled={submit}
              onInput={() => update.error && update.reset()}
            >
              <TextField
                label={messages.name}
                name="name"
                required
                maxLength={100}
                defaultValue={name}
                error={nameError}
                autoComplete="name"
              />
              <label className={css.field}>
                {messages.language}
                <select name="language" className={css.select} defaultValue={language}>
                  {languages.map((value) => (
                    <option key={value} value={value}>
                      {common.languages[value]}
                    </option>
                  ))}
                </select>
              </label>
              <FormError message={formError(update.error, [nameError])} />
              <div className={own.foot}>
                <Button type="submit" variant="filled" loading={update.isPending}>
                  {messages.save}
                </Button>
              </div>
            </Form>
          </>
        )}
      </QueryCard>
    </AccountLayout>
  )
}
