import { Button } from '@mantine/core'
import { useId } from 'react'
import { useStored } from '@edis/ui/address/stored-value.ts'
import { Popover } from '@edis/ui/controls/popover.tsx'
import { PlusIcon } from '@edis/ui/layout/action-icons.tsx'
import { messages } from '../messages.en.tsx'
import type { RequestFilters } from '../request-search.ts'
import css from './views.module.css'
import { savedViews, withView } from './views.ts'

const { views: texts } = messages

/** Gives the filters in force a name, and a tab. */
export function SaveView({ filters }: { filters: RequestFilters }) {
  const id = useId()
  const saved = useStored(savedViews)
  const button = (
    <>
      <PlusIcon /> {texts.save}
    </>
  )
  return (
    <Popover bare button={button} label={texts.save} className={css.save}>
      {(close) => (
        <form
          className={css.naming}
          action={(fields) => {
            const name = String(fields.get('name')).trim()
            if (name === '') return
            savedViews.set(withView(saved, name, filters))
            close()
          }}
        >
          <label htmlFor={id}>{texts.name}</label>
          <input id={id} name="name" maxLength={32} placeholder={texts.example} autoComplete="off" autoFocus />
          <Button type="submit" size="sm" variant="filled">
            {texts.saveButton}
          </Button>
        </form>
      )}
    </Popover>
  )
}
