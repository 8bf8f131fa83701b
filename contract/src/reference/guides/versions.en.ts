import type { GuideTexts } from './guide-texts.ts'
import { deprecatedRows } from './tables.ts'

export const versions: GuideTexts = {
  summary: 'What can change without notice, what stays the same, and how deprecations are announced.',
  description: `
Versions belong to calls, not to the whole API: \`/rate/v2\` replaces \`/rate/v1\`, and everything else stays as it is.

## What may change at any time
- Responses and webhook bodies may gain fields. Ignore fields you do not know.
- New calls, events and error codes may be added.
- Messages may be reworded. Branch on \`error\` and \`code\`, not on \`message\`.

## What does not change within a version
Paths, the names, types and units of fields, required fields, error codes and their statuses, and the names of events.

## Deprecated calls
A deprecated call keeps working until its end date. Each response carries three headers:

\`\`\`http
Deprecation: @1782864000
Sunset: Fri, 31 Dec 2027 00:00:00 GMT
Link: </rate/v2>; rel="successor-version"
\`\`\`

| Call | Deprecated since | Available until | Replacement |
|---|---|---|---|
${deprecatedRows()}

Log a warning when a response has a \`Deprecation\` header, so that you learn about deprecations early:

\`\`\`js
if (response.headers.has('Deprecation')) console.warn(response.url, 'ends', response.headers.get('Sunset'))
\`\`\`

## Related
POST /rate/v1 and POST /order/send/v1 describe what changed in their successors.
`,
}
