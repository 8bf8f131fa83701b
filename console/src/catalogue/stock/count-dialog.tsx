import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { number } from '@edis/ui/numbers/numbers.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { useEnvironment } from '../../environment.ts'
import { ReasonDialog } from '../../layout/reason-dialog.tsx'
import { type Stock, useCount } from '../catalogue.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.count

/** Corrects what lies in a warehouse by a count of now. */
export function CountDialog({ stock, onClose }: { stock: Stock; onClose: () => void }) {
  const environment = useEnvironment()
  const count = useCount(environment, stock)
  return (
    <ReasonDialog
      title={messages.title(stock.sku)}
      environment={environment}
      act={messages.act}
      running={count}
      hasFields
      onAct={(reason, form) =>
        count.mutate(
          { onHand: Number(filledIn(form, 'on_hand')), reason },
          {
            onSuccess(result) {
              if (result?.outcome === 'applied')
                toast(result.short > 0 ? messages.short(number(result.short)) : messages.done(stock.sku))
              else toast(messages.notTaken, 'failed')
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{messages.text(stock.product_name, stock.warehouse_name)}</p>
      <TextField
        label={messages.onHand}
        description={messages.reserved(number(stock.reserved))}
        name="on_hand"
        data-autofocus
        type="number"
        required
        min={0}
        max={1_000_000_000}
        step={1}
        defaultValue={stock.on_hand}
      />
    </ReasonDialog>
  )
}
