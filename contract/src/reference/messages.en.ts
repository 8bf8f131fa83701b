/** The texts that the reference pages share, in English. */
export const messages = {
  request: 'Request',
  requestHeaders: 'Request headers',
  inQuery: 'Send these in the query string. Any other field returns FIELD_UNKNOWN.',
  inBody: 'Send these in the body, as a JSON object. Any other field returns FIELD_UNKNOWN.',
  exampleRequest: 'Example request',
  exampleBody: 'Example request body',
  response: 'Response',
  responseHeaders: 'Response headers',
  returnsObject: (message: string) =>
    `A successful request returns 200 with \`{ "code": 200, "message": "${message}", "data": … }\`. \`data\` contains these fields:`,
  returnsList: (message: string) =>
    `A successful request returns 200 with \`{ "code": 200, "message": "${message}", "data": … }\`. \`data\` is a list of objects with these fields:`,
  returnsFile: 'A successful request returns 200 with a file instead of JSON, depending on the Content-Type:',
  exampleResponse: 'Example response',
  exampleResponseAs: (mediaType: string) => `Example response as ${mediaType}`,
  retries: 'Retries',
  retriesOfReads:
    'Always safe to retry: a read changes nothing. Retry if a response is lost, and after a 429, 500 or 503 with exponential backoff or as `Retry-After` specifies. Reads do not use an `Idempotency-Key`.',
  errors: 'Errors',
  aboutErrors: 'Branch on `error`; it is stable. Expand an error to see an example.',
  fieldErrors: 'Field errors',
  aboutFieldErrors: (status: number) =>
    `These errors appear in \`errors\` of VALIDATION_FAILED (${status}), each with the \`field\` it applies to. All invalid fields are returned at once.`,
  commonErrors: 'Common errors',
  aboutCommonErrors:
    'These errors can be returned by every call. Handle them in one place, as the Errors and retries page shows.',
  deprecated: (since: string, sunset: string) => `Deprecated since ${since}. Available until ${sunset}.`,

  // Request headers
  bearer: 'A token for this environment, from POST /auth/generate.',
  partnerKey: 'Your partner ID and key, as HTTP Basic. Omit it if you send the `auth` field.',
  contentType: 'The body is JSON in UTF-8.',
  contentTypeIfBody: 'The body is JSON in UTF-8. Required if there is a body.',
  idempotencyKey:
    'A unique key per operation. Send the same key when you retry it. Keys are kept for 24 hours. See the Idempotency page.',
  accept: 'Requests the response in another format.',
  acceptLanguage: 'Language of messages: `en` (default) or `id`.',

  // What may stand in a field
  units: { rupiah: 'rupiah', g: 'grams', cm: 'cm', kg: 'kg', day: 'days' },
  forms: {
    visibleAscii: 'visible ASCII',
    noSpaces: 'ASCII, no spaces',
    printableAscii: 'printable ASCII',
    districtCode: 'district code: 00.00.00',
    cityCode: 'city code: 00.00',
    regionCode: 'province, city or district code',
    postalCode: '5 digits',
    clock: 'HH:MM',
    singleLine: 'single line',
    manyLines: 'line breaks allowed',
    moment: 'RFC 3339',
    day: 'YYYY-MM-DD',
    email: 'email address',
    uri: 'URL',
  },
  listOf: (kind: string) =>
    `list of ${({ object: 'objects', string: 'strings', integer: 'integers' } as Record<string, string>)[kind] ?? 'values'}`,
  kinds: (kinds: readonly string[]) => kinds.join(' or '),
  number: (value: number) => value.toLocaleString('en-US'),
  characters: (range: string) => `${range} characters`,
  items: (range: string) => `${range} items`,
  /** Where a dash would be read as a sign. */
  between: (least: string, most: string) => `${least} to ${most}`,
  atLeast: (value: string) => `at least ${value}`,
  atMost: (value: string) => `at most ${value}`,

  // Markdown
  previous: (link: string) => `Previous: ${link}`,
  next: (link: string) => `Next: ${link}`,
  useInstead: (notice: string, link: string) => `${notice} Use ${link}.`,
  none: 'None.',
  final: 'final',
  required: 'required',
  oneOf: (values: string) => `one of ${values}`,
  fallback: (value: string) => `default \`${value}\``,
  example: (value: string) => `example \`${value}\``,
  fieldError: (codes: string) => `error ${codes}`,
  cause: (text: string) => `Cause: ${text}`,
  remedy: (text: string) => `Remedy: ${text}`,
  details: (text: string) => `Details: ${text}`,
  inUnit: (unit: string) => `In ${unit}.`,
  aboutAllErrors: 'Why each error happens and what to do. The page of each call lists the errors it can return.',
}
