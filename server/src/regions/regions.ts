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
  /** The best match first; `after` is the position from which to go on. */
  search(query: { level?: RegionLevel; parentCode?: string; text?: string; after: number; limit: number }): {
    items: Region[]
    next: number | null
  }
}
