declare module 'virtual:search-source' {
  import type { SearchSource } from '@edis/contract/reference/search-source'

  export const searchSource: SearchSource
}
