import { toast } from '@edis/ui/states/toast.tsx'
import { useEnvironment } from '../../environment.ts'
import { ReasonDialog } from '../../layout/reason-dialog.tsx'
import type { Entry } from './entries.ts'
import { useEntryChange } from './entries.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.removeHoliday

/** Takes a holiday out: the day counts as a working day again. */
export function RemoveHolidayDialog({ holiday, onClose }: { holiday: Entry; onClose: () => void }) {
  const environment = useEnvironment()
  const change = useEntryChange(environment, 'holidays')
  return (
    <ReasonDialog
      title={messages.title(holiday['name'] ?? '')}
      environment={environment}
      act={messages.act}
      tone="danger"
      running={change}
      onAct={(reason) =>
        change.mutate(
          { was: holiday, is: null, reason },
          {
            onSuccess() {
              toast(messages.done)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{messages.text}</p>
    </ReasonDialog>
  )
}
