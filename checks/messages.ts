import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, parseSync } from 'vite'

type Node = ESTree.Node

/** A text by the names that lead to it: `messages.oops.title` is `['oops', 'title']`. */
export type TextPath = readonly string[]

/** The files of the applications and of `ui/` that hold texts in English. */
export const englishFiles = (root: string): string[] => sources(root).filter((file) => isEnglish.test(file))

const isEnglish = /\/messages\.en\.tsx?$/
const isMessages = /\/messages\.\w+\.tsx?$/

const sources = (root: string): string[] =>
  ['portal/src', 'console/src', 'ui/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  )

/** The texts of a file of messages. */
export function textsOf(file: string, source: string): TextPath[] {
  for (const statement of parsed(file, source).body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declaration.declarations)
      if (id.type === 'Identifier' && id.name === 'messages' && init) return leavesOf(init)
  }
  throw new Error(`${file} exports no messages`)
}

function leavesOf(node: Node, path: TextPath = []): TextPath[] {
  if (node.type !== 'ObjectExpression') return [path]
  return node.properties.flatMap((property) =>
    property.type === 'Property' ? leavesOf(property.value, [...path, nameOf(property.key)]) : [],
  )
}

const nameOf = (key: Node): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

/** What a name in a file stands for: a file of messages, or something in it. */
type Held = { from: string; path: TextPath }

/** The texts that a file takes of the files of messages that it imports. One of `['oops']` takes all below it. */
export function takenTexts(file: string, source: string): Held[] {
  const program = parsed(file, source)
  const names = importedMessages(file, program)
  if (names.size === 0) return []
  const taken: Held[] = []
  const held = (node: Node): Held | undefined => {
    if (node.type !== 'Identifier' && node.type !== 'MemberExpression') return undefined
    const { root, path } = accessed(node)
    const known = root.type === 'Identifier' ? names.get(root.name) : undefined
    return known && { from: known.from, path: [...known.path, ...path] }
  }
  const walk = (node: Node): void => {
    if (node.type === 'ImportDeclaration') return
    const value = node.type === 'VariableDeclarator' && node.init && held(node.init)
    if (value && renamed(node.id, value, names)) return
    const text = held(node)
    if (text) taken.push(text)
    if (node.type !== 'MemberExpression') return childrenOf(node).forEach(walk)
    const { root, computed } = accessed(node)
    computed.forEach(walk)
    if (!text) walk(root)
  }
  walk(program)
  return taken
}

function importedMessages(file: string, program: ESTree.Program): Map<string, Held> {
  const names = new Map<string, Held>()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !isEnglish.test(`/${statement.source.value}`)) continue
    const from = resolved(file, statement.source.value)
    for (const { local } of statement.specifiers) names.set(local.name, { from, path: [] })
  }
  return names
}

/** Whether a declaration only gives other names to texts: `const { pages } = messages`. They are taken where they are used. */
function renamed(id: Node, value: Held, names: Map<string, Held>): boolean {
  if (id.type === 'Identifier') return Boolean(names.set(id.name, value))
  if (id.type !== 'ObjectPattern') return false
  for (const property of id.properties) {
    if (property.type !== 'Property' || property.value.type !== 'Identifier') return false
    names.set(property.value.name, { from: value.from, path: [...value.path, nameOf(property.key)] })
  }
  return true
}

/** What stands before the first dot, the names after it up to a computed one, and what was computed. */
function accessed(node: Node): { root: Node; path: TextPath; computed: Node[] } {
  if (node.type !== 'MemberExpression') return { root: node, path: [], computed: [] }
  const inner = accessed(node.object)
  if (node.computed) return { ...inner, computed: [...inner.computed, node.property] }
  return inner.computed.length > 0 ? inner : { ...inner, path: [...inner.path, nameOf(node.property)] }
}

function childrenOf(node: Node): Node[] {
  const isProperty = node.type === 'Property' && !node.computed && !node.shorthand
  return Object.entries(node)
    .filter(([name]) => !(isProperty && name === 'key'))
    .flatMap(([, value]) => value as unknown)
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
}

const resolved = (file: string, source: string): string =>
  source.startsWith('@edis/ui/')
    ? source.replace('@edis/ui/', `${file.slice(0, file.search(/(?:portal|console|ui)\/src\//))}ui/src/`)
    : join(dirname(file), source)

function parsed(file: string, source: string): ESTree.Program {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return program
}

/** The texts that nothing shows, as `file: name.of.text`. */
export function unusedTexts(root: string): string[] {
  const taken = new Map<string, TextPath[]>()
  for (const file of sources(root).filter((name) => !isMessages.test(name)))
    for (const { from, path } of takenTexts(file, readFileSync(file, 'utf8')))
      taken.set(from, [...(taken.get(from) ?? []), path])
  return englishFiles(root).flatMap((file) =>
    textsOf(file, readFileSync(file, 'utf8'))
      .filter(
        (text) =>
          !(taken.get(file) ?? []).some((path) => path.every((name, i) => i >= text.length || name === text[i])),
      )
      .map((text) => `${file.slice(root.length + 1)}: ${text.join('.')}`),
  )
}
