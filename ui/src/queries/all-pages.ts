type Page<Item> = { items: readonly Item[]; next_cursor: string | null }

/** Every item of a paged list, but no more than `most`. */
export async function allPages<Item>(
  read: (cursor: string | null) => Promise<Page<Item>>,
  most: number,
): Promise<Item[]> {
  const items: Item[] = []
  let cursor: string | null = null
  do {
    const page: Page<Item> = await read(cursor)
    items.push(...page.items)
    cursor = page.next_cursor
  } while (cursor !== null && items.length < most)
  return items.slice(0, most)
}
