/** What a kind of data says, by key. Of warehouses, those that are inactive are not `there`. */
export type Contents = ReadonlyMap<string, { text: string; there: boolean }>

/** What an import changes of what was there before it. */
export type Changes = { before: number; added: number; changed: number; gone: number }

export function changesOf(before: Contents, after: Contents): Changes {
  const changes = { before: 0, added: 0, changed: 0, gone: 0 }
  for (const [key, { text, there }] of before) {
    const now = after.get(key)
    if (there) changes.before += 1
    if (there && !now?.there) changes.gone += 1
    else if (now && now.text !== text) changes.changed += 1
  }
  for (const key of after.keys()) if (!before.has(key)) changes.added += 1
  return changes
}

/** Whether so much would go that the file may have been cut off: more than half of what is there. */
export const losesMost = ({ before, gone }: Changes): boolean => gone * 2 > before

export const changesTold = ({ before, added, changed, gone }: Changes): string =>
  `${number(added)} added, ${number(changed)} changed, ${number(gone)} of ${number(before)} gone`

const number = (value: number): string => value.toLocaleString('en')
