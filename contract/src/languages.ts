/** In which errors, mails and pages speak. */
export const languages = ['en', 'id'] as const
export type Language = (typeof languages)[number]

/** A text in every language. */
export type Text = Record<Language, string>

/** Texts of a language's file, each in every language: a function of values gives one. */
export type InEachLanguage<Messages> = {
  readonly [Name in keyof Messages]: Messages[Name] extends (...values: infer Values) => string
    ? (...values: Values) => Text
    : Text
}

type Message = string | ((...values: never[]) => string)

/** Returns the texts of all languages by name: `{ en: { a: 'A' }, id: { a: 'B' } }` is `{ a: { en: 'A', id: 'B' } }`. */
export function inEachLanguage<Messages extends Record<string, Message>>(
  all: Record<Language, Messages>,
): InEachLanguage<Messages> {
  const inAll = (read: (language: Language) => string): Text =>
    Object.fromEntries(languages.map((language) => [language, read(language)])) as Text
  const named = Object.keys(all.en).map((name) => {
    const isText = typeof all.en[name] === 'string'
    const read = (language: Language, values: never[] = []) => {
      const message = all[language][name] as Message
      return typeof message === 'string' ? message : message(...values)
    }
    return [
      name,
      isText
        ? inAll((language) => read(language))
        : (...values: never[]) => inAll((language) => read(language, values)),
    ]
  })
  return Object.fromEntries(named) as InEachLanguage<Messages>
}

/** Returns sentences after one another, in every language. */
export const sentences = (...texts: readonly Text[]): Text =>
  Object.fromEntries(languages.map((language) => [language, texts.map((text) => text[language]).join(' ')])) as Text
