import { Button } from '@mantine/core'
import { PauseIcon, PlayIcon } from '@edis/ui/layout/action-icons.tsx'
import { Dot } from '@edis/ui/layout/tag.tsx'
import { messages } from './messages.en.tsx'
import css from './requests.module.css'
import type { LiveTail } from './use-tail.ts'

const { tail: texts } = messages

/** Whether the list follows the log. */
export function TailMark({ tail }: { tail: LiveTail }) {
  return (
    <span className={css.live}>
      <Dot tone={tail.failed ? 'bad' : tail.live ? 'live' : 'plain'} />
      {!tail.live ? texts.paused : tail.failed ? texts.failed : texts.live}
    </span>
  )
}

export const TailActions = ({ tail }: { tail: LiveTail }) => (
  <Button size="sm" leftSection={tail.live ? <PauseIcon /> : <PlayIcon />} onClick={tail.toggle}>
    {tail.live ? texts.pause : texts.resume}
  </Button>
)

/** What came in while somebody reads, over the names of the columns. */
export function HeldRequests({ tail }: { tail: LiveTail }) {
  const show = () => {
    tail.show()
    document.getElementById('requests-top')?.scrollIntoView({ block: 'start' })
  }
  return (
    <span role="status" className={css.held}>
      {tail.held > 0 && (
        <Button size="sm" variant="filled" onClick={show}>
          {texts.show(tail.held)}
        </Button>
      )}
    </span>
  )
}
