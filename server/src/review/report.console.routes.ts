import { showPartnerReport } from '@edis/contract/console/partners'
import type { ConsoleDoor } from '../http/doors/console-door.ts'
import { Failure, preferredLanguage } from '../http/doors/failure.ts'
import type { ReportStore } from './report.store.ts'
import { judgeReport } from './judge-report.ts'
import { inWords } from './review.ts'

type Parts = { reports: ReportStore; hasPartner: (partnerId: string) => Promise<boolean> }

/** The report of a partner as staff see it, which is of development in whichever environment they look. */
export function reportConsoleRoutes(door: ConsoleDoor, { reports, hasPartner }: Parts): void {
  door.answer(showPartnerReport, async ({ fields: { partner_id: partnerId }, headers }) => {
    if (!(await hasPartner(partnerId))) throw new Failure('PARTNER_NOT_FOUND')
    const language = preferredLanguage(headers['accept-language'])
    return (await judgeReport(reports, partnerId)).map((judged) => inWords(judged, language))
  })
}
