import { Button } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import css from './oops.module.css'

/** What is left when a page fails, to load or to run. Starting over at the dashboard fetches everything anew. */
export function Oops() {
  useDocumentTitle('Oops · Open API EDIS Partner')
  return (
    <section className={css.place} role="alert">
      <h1>Oops</h1>
      <p className={css.text}>Something went wrong</p>
      <Button variant="filled" onClick={() => location.assign('/')}>
        Back To Home
      </Button>
    </section>
  )
}
