import { amount, decimal } from './amounts.ts'

type Counted = 'character' | 'item' | 'name'
type SecretKind = 'token' | 'key' | 'refresh'
type Asked = 'city' | 'district'
type RegionLevel = Asked | 'province' | 'village'

const secretNames = { token: 'token', key: 'partner key', refresh: 'refresh token' }
const typeNames: Record<string, string> = { integer: 'a whole number', array: 'an array', object: 'an object' }
/** `1 minute`, `5 minutes`. */
const counted = (count: string | number, unit: string): string => `${count} ${unit}${Number(count) === 1 ? '' : 's'}`
const meant = (nearest: string | null): string => (nearest === null ? '' : ` Did you mean ${nearest}?`)

/** More specific messages of errors, in English: which value, which order, what to send instead. By the feature that gives them. */
export const hints = {
  // allowed-ips
  tooManyAllowedIps: (maxAllowedIps: string | number) =>
    `You can allow up to ${maxAllowedIps} IP addresses per environment.`,

  // assembly
  webhookSecretUnreadable:
    'EDIS cannot read this webhook’s secret. Rotate it on the Webhook Setting page, then try again.',

  // credentials
  tooManyWrongKeys: (seconds: string | number) =>
    `Too many wrong keys for this partner_id. Wrong keys are blocked for ${counted(seconds, 'second')}; the correct key still works.`,
  idOrAll: 'Send either id or all, not both.',
  noActiveToken: 'You have no active token with this ID in this environment.',
  firstKeyStays: 'The first key cannot be revoked. To invalidate it immediately, rotate it with an overlap of 0 hours.',
  noActiveKey: 'You have no active key with this ID in this environment.',
  keyScopeMissing: (least: string, scope: string) =>
    `This call requires a partner key with scope ${least}; this token’s key has scope ${scope}.`,

  // customer-services
  csHasThis: (id: string | number, field: string | number) => `CS ${id} already has this ${field}.`,

  // personal-data
  orderOrPhone: 'Send either order or phone.',

  // deliveries
  idOrWebhookId: 'Send either id or webhook_id.',

  // labels
  tooManyLabels: (maxLabels: string | number) => `Send 1 to ${maxLabels} order IDs, separated by commas.`,
  sheetsArePdf: 'A4 sheets require format=pdf. Label printers print one label at a time.',

  // mcp
  noMessageBatches: 'Message batches are not supported.',

  // members
  noSuchMember: 'Your team has no member or invitation with this ID.',

  // operations-keys
  keyRevoked: (name: string | number) => `Key ${name} has been revoked.`,
  keyExpired: (name: string | number) => `Key ${name} has expired.`,
  keyWithoutScope: (name: string | number, scope: string | number) => `Key ${name} does not have the scope ${scope}.`,
  keyFromOtherAddress: (name: string | number, address: string | number) =>
    `Key ${name} is not allowed from IP address ${address}.`,

  // order-feed
  positionUnknown: 'Send next_after of an earlier response, unchanged.',
  positionOfOtherEnvironment: 'This position belongs to the other environment. Save a separate position for each key.',
  positionOfOtherFilter:
    'This position was returned for a different status or partner_id. Send the original values, or start again without after.',

  // orders
  noSuchOrder: (by: string | number, value: string | number) => `No order has the ${by} ${value}.`,
  orderArchived: (orderId: string | number, date: string) =>
    `Order ${orderId} was archived on ${date}. The API no longer returns it; contact EDIS if you need it.`,
  orderInArchive: (orderId: string | number, date: string, archive: string) =>
    `Order ${orderId} was archived on ${date}, in archive ${archive}.`,
  exactlyOneOf: (list: string | number) => `Send exactly one of ${list}.`,
  partnerNeeded: 'Several partners have an order with this partner_order_id. Send the partner_id.',
  noCancelRequest: 'This order has no pending cancel request.',
  notCancellable: (status: string | number) => `The order is ${status} and can no longer be cancelled.`,
  statusOrEvent: 'Send exactly one of status and event.',
  orderIdOrAwb: 'Send either order_id or awb, or only courier_awb.',
  locationOrNote: 'Send a location or a note.',
  onlyWith: (value: string | number) => `Allowed only with ${value}.`,
  timeOutOfRange: 'This time is in the future or too long ago.',
  postalCodeElsewhere: (code: string | number, fullName: string | number) =>
    `Postal code ${code} does not belong to ${fullName}.`,
  noSuchSku: (sku: string | number) => `No active product has the SKU ${sku}.`,
  onlyWithCod: 'Allowed only with payment_method COD.',
  onlyWithPickup: 'Allowed only with delivery_type pickup.',
  pickupSoon: 'Send a time in the next 7 days.',
  pickupEndSoon: 'Send a time after start and in the next 7 days.',
  orderHasPartnerOrderId: (orderId: string | number) => `Order ${orderId} already has this partner_order_id.`,

  // partners
  noClosingRequest: 'This partner has not asked to close its account. Send unasked: true to close it anyway.',

  // rates
  deliveryTypeUnsupported: (title: string | number, deliveryType: string | number) =>
    `${title} does not support delivery_type ${deliveryType}.`,
  insuranceUnsupported: (title: string | number) => `${title} does not offer insurance.`,
  codUnsupportedInDistrict: (title: string | number) => `${title} does not support COD in this district.`,
  codUnsupported: (title: string | number) => `${title} does not support COD.`,
  readyAtOutOfRange: 'Send a time between the years 2000 and 2199.',
  codAmountOnlyWithCod: 'Send cod_amount only with payment_method COD.',
  warehouseOrDistrict: 'Send exactly one of warehouse_id and origin_district.',

  // requests
  statusFilter: 'Send a status such as 422, or 2xx, 4xx, 5xx.',

  // review
  checksNotPassed: (list: string | number) => `These required checks have not passed yet: ${list}.`,
  forgedOrStale: 'Send forged or stale.',

  // sandbox
  stepImpossible: 'This step is not possible from the current status of the order.',

  // sign-in
  tooManyInvitations: (limit: number) =>
    `${decimal(limit, 'en')} invitations were sent within 24 hours. Try again later.`,
  tooManyInvitationsTo: (limit: number) =>
    `${decimal(limit, 'en')} invitations were sent to this address within 24 hours. Try again later.`,
  tooManySignIns: (minutes: string | number) =>
    `Too many sign-in attempts. Try again in ${counted(minutes, 'minute')}.`,
  idOrOthers: 'Send either id or others, not both.',
  noActiveSession: 'You have no active session with this ID.',
  wrongSignIn: 'Incorrect email or password.',
  wrongPassword: 'Incorrect password.',
  samePassword: 'Choose a password that is different from the current one.',
  wrongCode: 'Incorrect code. Enter the one your app shows now.',
  wrongOrUsedCode: 'This code is incorrect or was already used.',
  endsBeforeItBegins: 'The end must be after the beginning.',
  timeIsOver: 'Choose a time in the future.',
  notSignedIn: 'You are not signed in.',
  sessionEnded: 'Your session has ended. Sign in again.',
  signInExpired: 'This sign-in has expired. Sign in again.',
  noAuthenticator: 'You have no authenticator app.',
  noSecondFactor: 'You have no second factor.',
  noPasskey: 'You have no passkey.',
  noSuchPasskey: 'You have no passkey with this ID.',
  passkeyRefused: 'This passkey was not accepted. Try again.',

  // webhooks
  tooManyProviderWebhooks: (maxProviderWebhooks: string | number) =>
    `There are already ${maxProviderWebhooks} webhooks, the limit per environment. Delete one first.`,
  tooManyWebhooks: (maxWebhooks: string | number) =>
    `You already have ${maxWebhooks} webhooks, the limit per environment. Delete one first.`,
  tooManyWebhooksOfHost: (maxWebhooksPerHost: string | number) =>
    `You already have ${maxWebhooksPerHost} webhooks for this host, the limit per host. Use one webhook for all events instead.`,
  privateAddress: (hostname: string | number) =>
    `${hostname} is a private address. Use a public HTTPS URL; to test locally, open a tunnel.`,
  httpsRequired: 'Production requires an HTTPS URL.',

  // catalogue
  lastDayBeforeFirst: 'The last day is before the first.',
  noSuchPartner: (given: string | number) => `No partner has the email or ID ${given}.`,
  noCardInForce: (email: string) => `${email} has no rate card of its own in force. See edis rate-card list.`,
  noSuchCard: (card: string, email: string | null) =>
    `${email === null ? 'There is' : `${email} has`} no rate card ${card}. See edis rate-card list.`,
  severalCards: (card: string, email: string | null, numbers: string) =>
    `${email === null ? 'There are' : `${email} has`} several rate cards called ${card}. Use a number instead: ${numbers}`,
  lineOfFile: (line: number, fault: string) => `Line ${line}: ${fault}.`,
  nothingImported: (faults: number) =>
    `Nothing was imported: the file has ${faults === 1 ? '1 error' : `${decimal(faults, 'en')} errors`}.`,

  // http
  encodingUnsupported: (encoding: string | number) =>
    `Content-Encoding ${encoding} is not supported. Send the body uncompressed.`,
  textNotFile: 'Send text, not a file.',
  notBase64: 'This value is not base64-encoded UTF-8 text.',
  valueNotUtf8: 'This value is not UTF-8 text.',
  sentTwice: 'Send this field only once.',
  bodyNotUtf8: 'The body is not UTF-8 text.',
  bodyNotObject: 'The body must be a JSON object.',
  jsonTooDeep: (deepest: string | number, maxValues: string | number) =>
    `The JSON has more than ${deepest} levels of nesting or more than ${maxValues} values.`,
  nameMalformed: 'A field name contains a NUL character or an unpaired surrogate.',
  valueMalformed: 'This value contains a NUL character or an unpaired surrogate.',
  notAFormat: (format: string | number) => `Not a valid ${format}.`,
  sendOneOf: (list: string | number) => `Send one of ${list}.`,
  timeFormat: 'Send a time such as 2026-11-21T10:30:00+07:00.',
  formTooLong: (most: string | number) => `The form has more than ${most} fields.`,
  partWithoutName: 'A part of the form has no name.',
  tooManyLargeRequests: 'Too many large requests at once. Try again in a moment.',
  didYouMean: (name: string | number) => `This field does not exist. Did you mean ${name}?`,
  cursorUnknown: 'Send next_cursor of the previous page, unchanged.',
  addressNotAllowed: (address: string | number) => `Requests from IP address ${address} are not allowed.`,
  idempotencyKeyMalformed: (maxKeyLength: string | number) =>
    `An Idempotency-Key must be 1 to ${maxKeyLength} visible ASCII characters without spaces.`,
  sentPartnerKey: 'This is a partner key. Exchange it for a token with POST /auth/generate and send the token.',
  sentRefreshToken: 'This is a refresh token. Exchange it for a token with POST /auth/refresh and send the token.',
  sentSession: 'This is a portal session. Get a token with POST /auth/generate and send the token.',

  // Amounts, as the language writes them
  rateLimited: (limit: number, window: number, seconds: number) =>
    `More than ${decimal(limit, 'en')} requests in ${counted(window, 'second')}. Try again in ${counted(seconds, 'second')}.`,
  overLimit: (value: number, limit: number, unit?: string) =>
    `${amount(value, unit, 'en')} is over the limit of ${amount(limit, unit, 'en')}.`,
  belowMinimum: (value: number, limit: number, unit?: string) =>
    `${amount(value, unit, 'en')} is below the minimum of ${amount(limit, unit, 'en')}.`,
  volumeOverLimit: (value: number, limit: number) =>
    `The volumetric weight of ${amount(value, 'g', 'en')} is over the limit of ${amount(limit, 'g', 'en')}.`,
  goodsOverInsurance: (value: number, limit: number) =>
    `The value of the goods, ${amount(value, 'rupiah', 'en')}, is over the insurance limit of ${amount(limit, 'rupiah', 'en')}.`,
  codOverLimit: (value: number, limit: number) =>
    `The COD amount of ${amount(value, 'rupiah', 'en')} is over this service’s limit of ${amount(limit, 'rupiah', 'en')}.`,
  codBelowCost: (value: number, cost: number) =>
    `The COD amount of ${amount(value, 'rupiah', 'en')} is below ${amount(cost, 'rupiah', 'en')}, the cost of this shipment.`,
  stockShort: (sku: string, value: number, available: number) =>
    `This order needs ${decimal(value, 'en')} of ${sku}, but the warehouse has only ${decimal(available, 'en')} available.`,
  headersTooLarge: (limit: number) => `The headers are over the limit of ${amount(limit, 'bytes', 'en')}.`,
  bodyTooLarge: (limit: number) => `The body is over the limit of ${amount(limit, 'bytes', 'en')}.`,
  bodyOfBytes: (value: number, limit: number) =>
    `The body is ${decimal(value, 'en')} bytes, over the limit of ${amount(limit, 'bytes', 'en')}.`,
  tooMany: (length: number, limit: number, of: Counted) =>
    `At most ${limit} ${of}${limit === 1 ? '' : 's'} allowed; ${length} sent.`,
  tooFew: (length: number, limit: number, of: Counted) =>
    `At least ${limit} ${of}${limit === 1 ? '' : 's'} required; ${length} sent.`,

  // What is meant
  noSuchCourier: (code: string, nearest: string | null) => `There is no courier with code ${code}.${meant(nearest)}`,
  notOneOf: (value: string, list: string, nearest: string | null) =>
    `“${value}” is not one of ${list}.${meant(nearest)}`,
  typeUnsupported: (type: string, types: readonly string[]) => `${type} is not supported. Send ${types.join(' or ')}.`,
  typeMissing: (types: readonly string[]) => `No Content-Type was sent. Send ${types.join(' or ')}.`,
  valueOfType: (type: string) => `Send ${typeNames[type] ?? `a ${type}`}.`,
  jsonEnds: (line: number, column: number) =>
    `The body is not valid JSON: unexpected end at line ${line}, column ${column}.`,
  jsonUnexpected: (line: number, column: number, character: string | null) =>
    `The body is not valid JSON: unexpected ${character ?? 'character'} at line ${line}, column ${column}.`,
  otherEnvironment: (kind: SecretKind, credentials: string, host: string) =>
    `This is a ${credentials} ${secretNames[kind]}; this host is ${host}.`,

  // Regions
  regionCode: (asked: Asked, code: string, name: string | null) =>
    `Send a ${asked} (${asked === 'city' ? 'kota/kabupaten' : 'kecamatan'}) code such as ${code}${name === null ? '' : ` (${name})`}.`,
  regionWithoutDots: (value: string) => `${value} is missing its dots.`,
  regionOfLevel: (value: string, level: RegionLevel) => `${value} is a ${level}.`,
  noSuchRegion: (value: string, asked: Asked) => `There is no ${asked} with code ${value}.`,
  noRegionCode: (value: string) => `“${value}” is not a region code.`,
}
