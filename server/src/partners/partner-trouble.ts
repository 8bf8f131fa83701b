/** From when on a partner is in trouble: of so many calls in a day such a share failed, or so many were over the limit. */
export const trouble = { calls: 20, errorRate: 0.1, rateLimited: 100 }
