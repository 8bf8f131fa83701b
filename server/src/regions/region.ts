/** The levels of Kemendagri's codes: `31`, `31.71`, `31.71.01`, `31.71.01.1001`. */
export type RegionLevel = 'province' | 'city' | 'district' | 'village'
export type Timezone = 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura'

export type Region = {
  code: string
  level: RegionLevel
  name: string
  parentCode: string | null
  /** `Gambir, Kota Jakarta Pusat, DKI Jakarta` */
  fullName: string
  timezone: Timezone
}

/** The regions in memory. */
export type Regions = {
  find(code: string): Region | null
  /**
   * The best match first: the whole name, its beginning, beginnings of its words, any part, words of the full name; then by
   * level and code. Only where nothing matches, the same for words a letter away.
   * With `parentCode` the regions of `level` that lie in it, or without `level` those one level below. A blank text is
   * none; one that no name can have finds nothing. `after` is 0 or the `next` of the page before (a 32-bit integer).
   */
  search(query: { level?: RegionLevel; parentCode?: string; text?: string; after: number; limit: number }): {
    items: Region[]
    next: number | null
  }
}
