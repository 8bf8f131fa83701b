/**
 * Every error that the portal's calls and the Open API can return: a closed table. What each says is in `messages.en.ts`
 * and the other languages beside it. A call may replace the message with a more specific one (the closest field name, the
 * existing order), but never the code or the status.
 */
export const errorCatalogue = {
  // 401: not authenticated
  AUTH_MISSING_TOKEN: { status: 401 },
  AUTH_INVALID_CREDENTIALS: { status: 401 },
  AUTH_TOKEN_EXPIRED: { status: 401 },
  AUTH_TOKEN_REVOKED: { status: 401 },
  AUTH_REFRESH_INVALID: { status: 401 },
  AUTH_WRONG_ENVIRONMENT: { status: 401 },
  AUTH_SECOND_FACTOR_REQUIRED: { status: 401 },

  // 403: authenticated, not permitted
  AUTH_PARTNER_INACTIVE: { status: 403 },
  AUTH_IP_NOT_ALLOWED: { status: 403 },
  AUTH_SCOPE_MISSING: { status: 403 },
  AUTH_ROLE_MISSING: { status: 403 },
  AUTH_FRESH_SIGN_IN_REQUIRED: { status: 403 },
  AUTH_SECOND_FACTOR_SETUP_REQUIRED: { status: 403 },
  AUTH_CROSS_SITE: { status: 403 },
  AUTH_KEY_SCOPE_MISSING: { status: 403 },
  PRODUCTION_KEY_REQUIRED: { status: 403 },
  PRODUCTION_NOT_GRANTED: { status: 403 },

  // 404: not found
  NOT_FOUND: { status: 404 },
  COURIER_NOT_FOUND: { status: 404 },
  WAREHOUSE_NOT_FOUND: { status: 404 },
  CS_NOT_FOUND: { status: 404 },
  ORDER_NOT_FOUND: { status: 404 },
  WEBHOOK_NOT_FOUND: { status: 404 },
  PARTNER_NOT_FOUND: { status: 404 },
  IP_NOT_FOUND: { status: 404 },

  // 405
  METHOD_NOT_ALLOWED: { status: 405 },

  // 409: valid, but in conflict with the current state
  QUOTE_EXPIRED: { status: 409 },
  QUOTE_MISMATCH: { status: 409 },
  STOCK_INSUFFICIENT: { status: 409 },
  CS_DUPLICATE: { status: 409 },
  ORDER_DUPLICATE: { status: 409 },
  ORDER_NOT_CANCELLABLE: { status: 409 },
  CANCEL_ALREADY_REQUESTED: { status: 409 },
  AWB_NOT_READY: { status: 409 },
  LABEL_NOT_AVAILABLE: { status: 409 },
  IDEMPOTENCY_CONFLICT: { status: 409 },
  IDEMPOTENCY_IN_PROGRESS: { status: 409 },
  CONFIRMATION_REQUIRED: { status: 409 },
  FEED_POSITION_LOST: { status: 409 },
  PARTNER_DUPLICATE: { status: 409 },
  PRODUCTION_NOT_REQUESTED: { status: 409 },
  WEBHOOK_DUPLICATE: { status: 409 },
  IP_DUPLICATE: { status: 409 },
  MEMBER_DUPLICATE: { status: 409 },
  MEMBER_LAST_OWNER: { status: 409 },
  MEMBER_LIMIT_REACHED: { status: 409 },
  SECOND_FACTOR_EXISTS: { status: 409 },
  STAFF_DUPLICATE: { status: 409 },
  STAFF_LAST_ADMIN: { status: 409 },
  PASSKEY_LIMIT_REACHED: { status: 409 },
  LINK_INVALID: { status: 410 },
  KEY_DUPLICATE: { status: 409 },
  KEY_LIMIT_REACHED: { status: 409 },

  // 400, 413, 415: the request as a whole
  REQUEST_INVALID: { status: 400 },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400 },
  REQUEST_TOO_LARGE: { status: 413 },
  MEDIA_TYPE_UNSUPPORTED: { status: 415 },

  // 422: VALIDATION_FAILED is the code of the response; the others appear in its `errors`, one per field
  VALIDATION_FAILED: { status: 422 },
  FIELD_REQUIRED: { status: 422 },
  FIELD_UNKNOWN: { status: 422 },
  FIELD_INVALID: { status: 422 },
  PHONE_INVALID: { status: 422 },
  ADDRESS_TOO_SHORT: { status: 422 },
  REGION_NOT_FOUND: { status: 422 },
  POSTAL_REGION_MISMATCH: { status: 422 },
  WEIGHT_INVALID: { status: 422 },
  DIMENSION_INVALID: { status: 422 },
  WEIGHT_OVER_LIMIT: { status: 422 },
  WAREHOUSE_INACTIVE: { status: 422 },
  SKU_NOT_FOUND: { status: 422 },
  SERVICE_NOT_AVAILABLE: { status: 422 },
  COD_NOT_SUPPORTED: { status: 422 },
  COD_LIMIT_EXCEEDED: { status: 422 },
  COD_AMOUNT_TOO_LOW: { status: 422 },
  INSURANCE_LIMIT_EXCEEDED: { status: 422 },
  PICKUP_TIME_INVALID: { status: 422 },
  WEBHOOK_URL_INVALID: { status: 422 },
  WEBHOOK_URL_FORBIDDEN: { status: 422 },
  EVENT_UNKNOWN: { status: 422 },
  ROW_INVALID: { status: 422 },
  IP_INVALID: { status: 422 },
  PASSWORD_TOO_WEAK: { status: 422 },

  // 429, 500, 503: try again later
  RATE_LIMITED: { status: 429 },
  INTERNAL_ERROR: { status: 500 },
  UNAVAILABLE: { status: 503 },
} as const satisfies Record<string, { status: number }>

/**
 * What an error says. `message` is sent in the response, in the language of `Accept-Language`; `cause` (why it happens)
 * and `remedy` (what to do next) appear on the reference pages.
 */
export type ErrorTexts = { message: string; cause: string; remedy: string }

export type ErrorCode = keyof typeof errorCatalogue

type CodeWithStatus<Status extends number> = {
  [Code in ErrorCode]: (typeof errorCatalogue)[Code]['status'] extends Status ? Code : never
}[ErrorCode]

/** A code in `errors[]` of a VALIDATION_FAILED response, next to the field it applies to. */
export type FieldErrorCode = Exclude<CodeWithStatus<422>, 'VALIDATION_FAILED'>
