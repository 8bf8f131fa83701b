import { languages } from '@edis/contract/languages'
import { language } from '../language.ts'
import { messages } from './messages.en.ts'
import { chooseLanguage, languageNames } from './chosen-language.ts'
import css from './language-switch.module.css'

/** The languages side by side, each in its own words. */
export const LanguageSwitch = () => (
  <div className={css.languages} role="group" aria-label={messages.language}>
    {languages.map((name) => (
      <button
        key={name}
        type="button"
        lang={name}
        aria-pressed={name === language}
        onClick={() => name !== language && chooseLanguage(name)}
      >
        {languageNames[name]}
      </button>
    ))}
  </div>
)
