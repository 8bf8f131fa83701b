import { useState } from 'react'
import { session } from '../session.ts'
import css from './avatar.module.css'
import defaultAvatar from './default-avatar.svg'

/** The signed-in user's picture, or the default one. The name stands beside it. */
export function Avatar() {
  const [broken, setBroken] = useState(false)
  const picture = broken ? undefined : session?.avatar
  return (
    <img
      src={picture ?? defaultAvatar}
      alt=""
      width={28}
      height={28}
      className={css.avatar}
      onError={() => setBroken(true)}
    />
  )
}
