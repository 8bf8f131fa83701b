import { monotonicFactory } from 'ulid'

const next = monotonicFactory()

type IdKind = 'prt' | 'key' | 'tok' | 'fam' | 'whk' | 'ip' | 'req' | 'cs' | 'ord' | 'evt' | 'whs' | 'prd'

/** An opaque id, prefixed by its kind and ordered by time: `whk_01JD3M8T5K2VQ4W8Z6Y0R1S2T3`. */
export const newId = (kind: IdKind): string => `${kind}_${next()}`
