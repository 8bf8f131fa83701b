import { type Environment, environmentTitle } from '@edis/contract/environment'
import type { ReactNode } from 'react'
import css from './tag.module.css'

/** `live` is also success, `dev` also attention. */
export type Tone = 'plain' | 'dev' | 'live' | 'bad' | 'accent'

export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={css.tag} data-tone={tone}>
      {children}
    </span>
  )
}

/** How many there are, after a card's head. */
export const Count = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={css.count} data-tone={tone}>
    {children}
  </span>
)

export function Dot({ tone = 'plain' }: { tone?: Tone }) {
  return <i className={css.dot} data-tone={tone} aria-hidden="true" />
}

export const toneOf = { development: 'dev', production: 'live' } as const satisfies Record<Environment, Tone>

/** Says which environment a screen or dialog is about, in its colour. */
export function EnvironmentTag({ environment }: { environment: Environment }) {
  return (
    <Tag tone={toneOf[environment]}>
      <Dot tone={toneOf[environment]} />
      {environmentTitle[environment]}
    </Tag>
  )
}
