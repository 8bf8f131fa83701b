import { useStored } from '@edis/ui/address/stored-value.ts'
import { Popover } from '@edis/ui/controls/popover.tsx'
import { ColumnsIcon } from '@edis/ui/layout/action-icons.tsx'
import { messages } from './messages.en.ts'
import css from './column-choice.module.css'
import { hiddenColumns, optionalNames } from './shown-columns.ts'

/** Which columns the list has where there is room for all. */
export function ColumnChoice() {
  const hidden = useStored(hiddenColumns)
  return (
    <Popover
      bare
      label={messages.columnChoice}
      className={css.choose}
      button={
        <>
          <ColumnsIcon /> {messages.columnChoice}
        </>
      }
    >
      {() => (
        <div className={css.choices}>
          {optionalNames.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={!hidden.includes(name)}
                onChange={({ currentTarget: { checked } }) =>
                  hiddenColumns.set(checked ? hidden.filter((other) => other !== name) : [...hidden, name])
                }
              />
              {messages.columns[name]}
            </label>
          ))}
        </div>
      )}
    </Popover>
  )
}
