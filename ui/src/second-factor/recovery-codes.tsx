import { CopyButton } from '../controls/copy-button.tsx'
import { saveFile } from '../controls/save-file.ts'
import { TextButton } from '../controls/text-button.tsx'
import { messages as all } from '../messages.en.tsx'
import css from './second-factor.module.css'

const messages = all.secondFactor

/** Recovery codes, to copy or to keep as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const save = () => saveFile('edis-recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  return (
    <>
      <ul className={css.codes} aria-label={messages.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.acts}>
        <CopyButton text={codes.join('\n')} what={messages.codes} />
        <TextButton onClick={save}>{messages.download}</TextButton>
      </div>
    </>
  )
}
