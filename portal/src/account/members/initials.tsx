import css from './members.module.css'

const tones = 4

/** A member's first letters on one of a few grounds, the same for a member each time. */
export function Initials({ name }: { name: string }) {
  const letters = name
    .split(/[\s.@_-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
  const tone = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones
  return (
    <span className={css.initials} data-tone={tone} aria-hidden="true">
      {letters.join('')}
    </span>
  )
}
