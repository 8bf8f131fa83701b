import { inFull, localAgo, localClock, localDay, localHour, localMoment, localTime } from './local-date.ts'

/** `at`: RFC 3339. */
type TimeProps = { at: string | Date; className?: string | undefined }

const Time = ({ at, className, text }: TimeProps & { text: string }) => (
  <time className={className} dateTime={new Date(at).toISOString()} title={inFull(new Date(at))}>
    {text}
  </time>
)

/** When it was, short, and in full and in UTC when it is pointed at. */
export const Clock = ({ now, ...props }: TimeProps & { now: number }) => (
  <Time {...props} text={localClock(new Date(props.at), now)} />
)

/** `09:00` today, `20 Nov, 09:00` on another day: of what is planned to the minute. */
export const Hour = ({ now, ...props }: TimeProps & { now: number }) => (
  <Time {...props} text={localHour(new Date(props.at), now)} />
)

/** `14 min ago`, and in full when it is pointed at. */
export const Ago = ({ now, ...props }: TimeProps & { now: number }) => (
  <Time {...props} text={localAgo(new Date(props.at), now)} />
)

/** `21 Nov 2026, 09:14 WIB` */
export const Moment = (props: TimeProps) => <Time {...props} text={localMoment(new Date(props.at))} />

/** `09:14:07`, where day and zone are said above. */
export const Seconds = (props: TimeProps) => <Time {...props} text={localTime(new Date(props.at))} />

/** `21 Nov 2026` */
export const Day = (props: TimeProps) => <Time {...props} text={localDay(new Date(props.at))} />
