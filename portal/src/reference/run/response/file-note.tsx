import { saveFile } from '@edis/ui/controls/save-file.ts'
import { messages } from './messages.en.ts'
import note from '../notes/note.module.css'
import type { AnsweredFile } from '../sending/send.ts'
import { bytes } from '@edis/ui/numbers/numbers.ts'

/** What file came back, to be saved while this tab has it. */
export function FileNote({ file: { name, mediaType, size, content } }: { file: AnsweredFile }) {
  return (
    <p className={note.note}>
      <code>{name}</code>
      <span>
        {mediaType}, {bytes(size)}
      </span>
      {content ? (
        <button type="button" className={note.small} onClick={() => saveFile(name, content)}>
          {messages.file.save}
        </button>
      ) : (
        <span>{messages.file.notKept}</span>
      )}
    </p>
  )
}
