import { localClock, localMoment } from './local-date.ts'

/** When it was, short, and in full when it is pointed at. `at`: RFC 3339. */
export const Clock = ({ at, now, className }: { at: string; now: number; className?: string | undefined }) => (
  <time className={className} dateTime={at} title={localMoment(new Date(at))}>
    {localClock(new Date(at), now)}
  </time>
)
