import { Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'

/** A way to another page that looks like what is done there. */
export const ButtonLink = createLink(Button<'a'>)
