import { useWindowEvent } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { useWindowKeys } from '@edis/ui/keys/use-window-keys.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { messages } from '../messages.en.ts'
import { keyFollower } from './shortcuts.ts'
import { singleKeys } from '@edis/ui/keys/single-keys.ts'

type List = ComponentType<{ onClose: () => void }>

/** What `askForShortcuts` tells the window. */
const shortcutsAsked = 'edis-shortcuts-asked'

/** Opens the list of shortcuts from anywhere. */
export const askForShortcuts = (): void => void dispatchEvent(new Event(shortcutsAsked))

/** Answers the keys that work anywhere. Their list is loaded when it is first wanted. */
export function ShortcutKeys() {
  const router = useRouter()
  const [follow] = useState(keyFollower)
  const [List, setList] = useState<List | null>(null)
  const list = () =>
    import('./shortcut-list.tsx').then(
      ({ ShortcutList }) => setList(() => ShortcutList),
      () => toast(messages.shortcutsFailed, 'failed'),
    )
  useWindowEvent(shortcutsAsked as 'focus', () => void list())
  useWindowKeys((event) => {
    const wish = singleKeys() ? follow(event, Date.now()) : null
    if (!wish) return
    event.preventDefault()
    if (wish.kind === 'list') void list()
    else void router.navigate({ to: wish.to })
  })
  return List && <List onClose={() => setList(null)} />
}
