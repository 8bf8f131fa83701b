import css from './badge.module.css'

const tints = 6

/** A name at a glance: its first letters, in a tint of its own. The name itself stands beside it. */
export function Badge({ name, round = false, large = false }: { name: string; round?: boolean; large?: boolean }) {
  const words = name.trim().split(/\s+/)
  const letters = words.slice(0, large || round ? 2 : 1).map((word) => [...word][0] ?? '')
  const tint = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints
  return (
    <span
      className={css.badge}
      data-tint={tint}
      data-round={round || undefined}
      data-large={large || undefined}
      aria-hidden="true"
    >
      {letters.join('').toUpperCase()}
    </span>
  )
}
