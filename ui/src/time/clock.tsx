import { inFull, localClock, localDay, localMoment } from './local-date.ts'

type TimeProps = { at: string; className?: string | undefined }

const Time = ({ at, className, text }: TimeProps & { text: string }) => (
  <time className={className} dateTime={at} title={inFull(new Date(at))}>
    {text}
  </time>
)

/** When it was, short, and in full and in UTC when it is pointed at. `at`: RFC 3339. */
export const Clock = ({ now, ...props }: TimeProps & { now: number }) => (
  <Time {...props} text={localClock(new Date(props.at), now)} />
)

/** `21 Nov 2026, 09:14 WIB` */
export const Moment = (props: TimeProps) => <Time {...props} text={localMoment(new Date(props.at))} />

/** `21 Nov 2026` */
export const Day = (props: TimeProps) => <Time {...props} text={localDay(new Date(props.at))} />
