// Limits of the API that both the server keeps and the reference names.

/** Hours that an access token is valid. */
export const accessTokenHours = 24

/** Days that a refresh token is valid. */
export const refreshTokenDays = 30

/** Hours that an Idempotency-Key is kept. */
export const idempotencyKeyHours = 24

/** Largest JSON body of a partner's request, in KiB. */
export const maxBodyKiB = 256

/** Requests of a partner in one environment per minute, unless RATE_LIMIT_PER_MINUTE is set. */
export const requestsPerMinute = 3_000
