import type { Setting } from '../server/src/setting-kinds.ts'

type Table = Record<string, Setting<unknown>>

const header = ['| Setting | Default | Description |', '| --- | --- | --- |']
const tableIn = /^\| Setting +\| Default +\|[^]*?(?=\n\n)/m
const tight = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')

/** README's table of the settings, as Markdown that nobody has aligned. */
const readmeTable = (table: Table): string =>
  [
    ...header,
    ...Object.entries(table).map(
      ([name, { fallback, says, default: words, secret }]) =>
        `| \`${name}\` | ${words ?? String(fallback)} | ${says}${secret ? `. Or a file, in \`${name}_FILE\`` : ''} |`,
    ),
  ].join('\n')

/** The README with the settings' table as it should be; the one that is there, when it says the same. */
export function readmeWith(readme: string, table: Table): string {
  const made = readmeTable(table)
  return readme.replace(tableIn, (present) => (tight(present) === tight(made) ? present : made))
}

const comment = (text: string) => text.replaceAll(/^/gm, '# ')

/** edis.env.example: what stands before its first empty line stays, the settings that have an example follow. */
export function exampleWith(example: string, table: Table): string {
  const preamble = example.slice(0, example.indexOf('\n\n') + 2)
  const lines = Object.entries(table).flatMap(([name, setting]) => {
    if (!setting.example) return []
    const { value, comment: says } = setting.example
    return [...(says === undefined ? [] : [comment(says)]), `${name}=${value}`]
  })
  return `${preamble}${lines.join('\n')}\n`
}

/** What README and the example file say otherwise than the table. */
export function settingsProblems(readme: string, example: string, table: Table): string[] {
  const told = 'differs from server/src/settings-table.ts: run `npm run docs`'
  return [
    ...(tableIn.test(readme) && readmeWith(readme, table) === readme ? [] : [`README.md: the settings' table ${told}`]),
    ...(exampleWith(example, table) === example ? [] : [`edis.env.example ${told}`]),
  ]
}
