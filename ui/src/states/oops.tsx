import { Button } from '@mantine/core'
import { useTitle } from '../layout/document-title.ts'
import { messages } from '../messages.en.tsx'
import css from './oops.module.css'

/** What is left when a page fails, to load or to run. Starting over at the dashboard fetches everything anew. */
export function Oops() {
  useTitle(messages.oops.title)
  return (
    <section className={css.place} role="alert">
      <h1>{messages.oops.title}</h1>
      <p className={css.text}>{messages.oops.text}</p>
      <Button variant="filled" onClick={() => location.assign('/')}>
        {messages.oops.home}
      </Button>
    </section>
  )
}
