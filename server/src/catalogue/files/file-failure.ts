import { hints } from '@edis/contract/errors/hints'
import { Failure, type FieldFault, fieldFailure, fieldFault } from '../../http/doors/failure.ts'
import { type Fault, ImportRefused } from '../import/faults.ts'
import { LosesMost } from '../import/import.ts'
import { WrongOption } from '../wrong-option.ts'

/** What an import or export was refused for, as a call tells it; what is something else stays what it is. */
export function fileFailure(error: unknown): unknown {
  if (error instanceof WrongOption) return fieldFailure(error.option, 'FIELD_INVALID', error.text)
  if (error instanceof LosesMost) {
    const { before, gone } = error.changes
    return new Failure('CONFIRMATION_REQUIRED', { details: { before, gone } })
  }
  if (error instanceof ImportRefused)
    return new Failure('VALIDATION_FAILED', {
      faults: error.faults.map(rowFault),
      text: hints.nothingImported(error.count),
    })
  return error
}

const rowFault = ({ line, column, message }: Fault): FieldFault =>
  fieldFault(
    column === null ? `lines[${line}]` : `lines[${line}].${column}`,
    'ROW_INVALID',
    hints.lineOfFile(line, message),
    { line, ...(column !== null && { column }) },
  )
