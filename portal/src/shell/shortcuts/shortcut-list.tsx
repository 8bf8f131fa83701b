import { useState } from 'react'
import { commandKey } from '@edis/ui/controls/command-key.ts'
import { Switch } from '@edis/ui/controls/switch.tsx'
import { Dialog } from '@edis/ui/dialogs/dialog.tsx'
import { menuTitle } from '../menu-title.ts'
import { messages as all } from '../messages.en.ts'
import css from './shortcut-list.module.css'
import { pageKeys } from './shortcuts.ts'
import { singleKeys, turnSingleKeys } from '@edis/ui/keys/single-keys.ts'

const messages = all.shortcuts

/** Which keys do what. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(singleKeys)
  const turn = (next: boolean) => {
    turnSingleKeys(next)
    setOn(next)
  }
  return (
    <Dialog title={messages.title} onClose={onClose}>
      <dl className={css.keys}>
        <Line what={messages.search} keys={[commandKey(), 'K']} />
        <Line what={messages.search} keys={['/']} />
        <Line what={messages.list} keys={['?']} />
        <Line what={messages.close} keys={['Esc']} />
      </dl>
      <h3 className={css.head}>{messages.pages}</h3>
      <dl className={css.keys}>
        {Object.entries(pageKeys).map(([key, path]) => (
          <Line key={key} what={menuTitle(path)} keys={['g', key]} />
        ))}
      </dl>
      <Switch label={messages.single} hint={messages.singleHint} checked={on} onChange={turn} />
    </Dialog>
  )
}

const Line = ({ what, keys }: { what: string; keys: readonly string[] }) => (
  <div>
    <dt>{what}</dt>
    <dd>
      {keys.map((key) => (
        <kbd key={key} className="key">
          {key}
        </kbd>
      ))}
    </dd>
  </div>
)
