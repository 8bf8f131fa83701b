import { Button } from '@mantine/core'
import { Dot } from '@edis/ui/layout/tag.tsx'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { messages } from './messages.en.tsx'
import css from './requests.module.css'
import type { LiveTail } from './use-tail.ts'

const { tail: texts } = messages

/** Whether the list follows the log, and what it holds back. */
export function TailBar({ tail }: { tail: LiveTail }) {
  const words = !tail.live ? texts.paused : tail.failed ? texts.failed : texts.live
  const show = () => {
    tail.show()
    document.getElementById('requests-top')?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={css.tail}>
      <span role="status" className={css.held}>
        {tail.held > 0 && (
          <Button size="sm" variant="filled" onClick={show}>
            {texts.show(tail.held)}
          </Button>
        )}
      </span>
      <span className={css.live}>
        <Dot tone={tail.failed ? 'bad' : tail.live ? 'live' : 'plain'} />
        {words}
      </span>
      <TextButton onClick={tail.toggle}>{tail.live ? texts.pause : texts.resume}</TextButton>
    </div>
  )
}
