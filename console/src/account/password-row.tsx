import { ChangePasswordDialog } from '@edis/ui/dialogs/change-password-dialog.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useChangePassword } from './account.queries.ts'
import css from './account.module.css'
import { messages as all } from './messages.en.ts'

const messages = all.password

export function PasswordRow() {
  const [changing, setChanging] = useState(false)
  return (
    <div className={css.row}>
      <div className={css.name}>{messages.title}</div>
      <Button size="sm" onClick={() => setChanging(true)}>
        {messages.change}
      </Button>
      {changing && <ChangeDialog onClose={() => setChanging(false)} />}
    </div>
  )
}

const ChangeDialog = ({ onClose }: { onClose: () => void }) => (
  <ChangePasswordDialog change={useChangePassword()} onClose={onClose} />
)
