import { type SnippetLanguage, snippetLanguages } from '@edis/contract/snippets/snippet-languages'
import { ownKey } from '../../../session.ts'
import { storedValue } from '@edis/ui/address/stored-value.ts'
import { type KnownValue, readKnown } from '../editor/known-values.ts'

/** The language of all snippets, as it was chosen last. */
export const chosenLanguage = storedValue(
  'local',
  'snippet-language',
  (text): SnippetLanguage => snippetLanguages.find((language) => language === text) ?? 'curl',
)

/** Whether snippets hold this partner's credentials: 'yes' or 'no'. */
export const fillsIn = storedValue('local', ownKey('fills-in'), (text) => (text === 'yes' ? 'yes' : 'no'))

/** What answers held, for the next calls. */
export const knownValues = storedValue<readonly KnownValue[]>('session', ownKey('known'), readKnown)
