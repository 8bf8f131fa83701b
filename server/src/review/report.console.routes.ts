import { showPartnerReport } from '@edis/contract/console/partners'
import type { ConsoleDoor } from '../http/doors/console-door.ts'
import { Failure, preferredLanguage } from '../http/doors/failure.ts'
import type { ReportStore } from './report.store.ts'
import { inWords, report } from './review.ts'

type Parts = { reports: ReportStore; hasPartner: (partnerId: string) => Promise<boolean> }

/** The report of a partner as staff see it, which is of development in whichever environment they look. */
export function reportConsoleRoutes(door: ConsoleDoor, { reports, hasPartner }: Parts): void {
  door.answer(showPartnerReport, async ({ fields: { partner_id: partnerId }, headers }) => {
    if (!(await hasPartner(partnerId))) throw new Failure('PARTNER_NOT_FOUND')
    const marks = await reports.marks(partnerId)
    const language = preferredLanguage(headers['accept-language'])
    return report(await reports.facts(partnerId, marks), marks).map((judged) => inWords(judged, language))
  })
}
