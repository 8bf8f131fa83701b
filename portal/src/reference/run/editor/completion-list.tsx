import { useLayoutEffect, useRef, useState } from 'react'
import css from './body-editor.module.css'
import type { Completion } from './completions.ts'
import { messages } from './messages.en.ts'

type CompletionListProps = {
  id: string
  options: readonly Completion[]
  chosen: number
  text: string
  /** Where in the text the list belongs. */
  at: number
  onTake: (index: number) => void
}

/** What may be written, under the place where it would be. The field that is typed in keeps the focus. */
export function CompletionList({ id, options, chosen, text, at, onTake }: CompletionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    const code = list.current?.parentElement?.querySelector('pre')
    if (code && list.current) setPlace(placeOf(code, at, list.current.offsetWidth))
  }, [text, at])
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, place])
  const info = options[chosen]?.info
  return (
    <div ref={list} className={css.popup} style={place ?? { visibility: 'hidden' }}>
      <div id={id} className={css.options} role="listbox" tabIndex={-1} aria-label={messages.completions}>
        {options.map(({ label, detail }, index) => (
          <div
            key={label}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            onPointerDown={(event) => {
              // The field keeps the focus
              event.preventDefault()
              onTake(index)
            }}
          >
            <code>{label}</code> <span>{detail}</span>
          </div>
        ))}
      </div>
      {info && <p>{withCode(info)}</p>}
    </div>
  )
}

/** A description, with what stands between backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))

/** Under the letter, as far right as leaves the list inside. */
function placeOf(code: HTMLElement, at: number, width: number): { left: number; top: number } {
  const range = document.createRange()
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  let before = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? ''
    if (at <= before + length) {
      range.setStart(node, at - before)
      break
    }
    before += length
  }
  const letter = range.getBoundingClientRect()
  const outer = code.getBoundingClientRect()
  return {
    left: Math.max(8, Math.min(letter.left - outer.left, outer.width - width - 8)),
    top: letter.bottom - outer.top + 4,
  }
}
