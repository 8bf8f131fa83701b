import { reviewTexts } from '../../review/review-texts.ts'
import type { GuideTexts } from './guide-texts.ts'
import { reportedCalls, reportedDuties, reportedEvents } from './tables.ts'

const dutyRows = reportedDuties.map((entry) => {
  const { title, hint } = reviewTexts(entry, 'en')
  return `| ${title}${entry.required ? '' : ' (not required)'} | ${hint} |`
})

export const report: GuideTexts = {
  summary: 'What your integration must demonstrate in development before you get production access.',
  description: `
The report, under API Review > Report in the portal, updates automatically from the development requests of your own software. Runs from the portal and requests by AI assistants do not count. Each check shows its evidence: the request, or the webhook delivery.

## Calls
Required, each with a 200: ${reportedCalls(true)}.

Not required, because not every integration needs them: ${reportedCalls(false)}.

## Behaviour
| Check | How to pass |
|---|---|
${dutyRows.join('\n')}

## Events
Required, each acknowledged with 2xx: ${reportedEvents()}. Sandbox scenarios trigger each one: choose one with \`metadata.scenario\` of POST /order/send/v2.

## Quick path
1. Generate a token, then read warehouses and rates.
2. Add a webhook for all events that verifies signatures. The Test webhooks locally page shows how.
3. Send three orders, with the scenarios \`delivered\`, \`delivery_failed\` and \`cancelled\`. Send one of them twice with the same \`Idempotency-Key\`.
4. Send an order with an invalid field, fix it and send it again.
5. Start the remaining checks from the report: an expired token, a forged and a stale webhook delivery.

## Production access
When every required check has passed, request production access on the report. EDIS reviews it and notifies you by email. The Environments and hosts page lists what to change.

## Related
The Errors and retries page and the Idempotency page cover most of the checks.
`,
}
