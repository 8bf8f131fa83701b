import { languages } from '@edis/contract/languages'
import { language } from '../language.ts'
import { ChevronIcon, GlobeIcon, TickIcon } from '../layout/icons.tsx'
import { useState } from 'react'
import { messages } from './messages.en.ts'
import { chooseLanguage, languageNames } from './chosen-language.ts'
import { chooseZone, offeredZones, zoneInForce } from './offered-zones.ts'
import css from './reader-menu.module.css'

/** In which language and time zone the portal speaks. The browser's own popover: Escape and a click beside close it. */
export function ReaderMenu() {
  const [open, setOpen] = useState(false)
  const zone = zoneInForce()
  return (
    <>
      <button
        type="button"
        className={css.button}
        popoverTarget="reader"
        aria-expanded={open}
        aria-label={messages.languageAndZone(zone)}
      >
        <GlobeIcon />
        <span>{languageNames[language]}</span>
        <span className={css.zone}>{zone}</span>
        <ChevronIcon size={14} />
      </button>
      <div
        id="reader"
        popover="auto"
        role="group"
        aria-label={messages.languageAndZone(zone)}
        className={css.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <>
            <Languages />
            <Zones />
          </>
        )}
      </div>
    </>
  )
}

const Languages = () => (
  <div role="group" aria-label={messages.language} className={css.group}>
    <p>{messages.language}</p>
    {languages.map((name) => (
      <button
        key={name}
        type="button"
        lang={name}
        className={css.language}
        aria-pressed={name === language}
        onClick={() => name !== language && chooseLanguage(name)}
      >
        {languageNames[name]}
        {name === language && <TickIcon size={14} />}
      </button>
    ))}
  </div>
)

const Zones = () => (
  <div role="group" aria-label={messages.timeZone} className={css.group}>
    <p>{messages.timeZone}</p>
    <div className={css.zones}>
      {offeredZones().map(({ zone, name, offset, inForce }) => (
        <button
          key={name}
          type="button"
          title={offset}
          aria-pressed={inForce}
          onClick={() => !inForce && chooseZone(zone)}
        >
          {name}
        </button>
      ))}
    </div>
  </div>
)
