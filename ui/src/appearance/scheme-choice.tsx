import { useMantineColorScheme } from '@mantine/core'
import { schemes } from './colour-schemes.ts'
import css from './colour-schemes.module.css'
import { messages } from './messages.en.ts'

/** Light, dark, or as the system has it. */
export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={css.schemes}>
      <legend>{messages.theme}</legend>
      {schemes.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="color-scheme"
            checked={colorScheme === value}
            onChange={() => setColorScheme(value)}
          />
          {messages.themes[value]}
        </label>
      ))}
    </fieldset>
  )
}
