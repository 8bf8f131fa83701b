import { languageTitle, type SnippetLanguage, snippetLanguages } from '@edis/contract/snippets/snippet-languages'
import type { KeyboardEvent } from 'react'
import { messages } from './messages.en.ts'
import css from './request-panel.module.css'

type LanguageTabsProps = {
  chosen: SnippetLanguage | null
  onChoose: (language: SnippetLanguage) => void
  controls: string
}

/** The languages of snippets. Arrow keys go from one to the next. */
export function LanguageTabs({ chosen, onChoose, controls }: LanguageTabsProps) {
  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = snippetLanguages.indexOf(chosen ?? 'curl')
    const next = snippetLanguages.at((at + step) % snippetLanguages.length) ?? 'curl'
    onChoose(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-language=${next}]`)?.focus()
  }
  return (
    <div className={css.tabs} role="tablist" aria-label={messages.language} tabIndex={-1} onKeyDown={go}>
      {snippetLanguages.map((language) => (
        <button
          key={language}
          type="button"
          role="tab"
          data-language={language}
          aria-selected={language === chosen}
          aria-controls={controls}
          tabIndex={language === (chosen ?? 'curl') ? 0 : -1}
          onClick={() => onChoose(language)}
        >
          {languageTitle[language]}
        </button>
      ))}
    </div>
  )
}
