import { relative, sep } from 'node:path'

/** The parts of an ESTree node and of ESLint's rule interface that we use; oxlint ships no types for either. */
type Node = {
  type: string
  name?: unknown
  value?: unknown
  expression?: Node
  expressions?: Node[]
  quasis?: Node[]
  cooked?: unknown
  callee?: Node
  object?: Node
  property?: Node
  arguments?: Node[]
  test?: Node
  consequent?: Node
  alternate?: Node | null
  left?: Node
  right?: Node
  operator?: string
  key?: Node
  parent?: Node
}
type Context = { cwd: string; filename: string; report: (problem: { node: Node; message: string }) => void }

/** What components show or read out: their own attributes and those of HTML. */
const shownAttributes = new Set(
  `aria-description aria-label aria-roledescription aria-valuetext alt placeholder title act caption description error
  cardTitle foot heading hint label leave legend lead missing none note of shown summary text what words`.split(/\s+/),
)
/** Functions that show their first argument. */
const shows = new Set(['toast', 'useDocumentTitle', 'useTitle', 'setMessage', 'setProblem', 'CallFailed'])

/** Files of names that are the same in every language: of calls, languages and statuses of HTTP. */
const filesOfNames = new Set([
  'portal/src/shell/menu.ts',
  'portal/src/reference/run/response/answer-words.ts',
  'ui/src/reader/chosen-language.ts',
])
/** As keyboards and HTTP call them. */
const names = new Set(['Authorization', 'Basic', 'Bearer', 'Ctrl'])

/** What writes a number or a time in some language. `Intl.PluralRules` writes nothing. */
const writers = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'toFixed'])
const formats = new Set(['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'ListFormat'])
const formatted =
  'numbers and times are written by ui/src/numbers and ui/src/time, in the language and zone of the reader'

const message = 'texts that people read stand in messages.en.ts: docs/decisions/0043-texts-are-modules.md'

/** A word: `·`, `%` or `404` are the same in every language. */
const hasWord = (text: unknown): boolean => typeof text === 'string' && /\p{L}{2}/u.test(text)

/** The literal texts that an expression may come to. */
function literalsOf(node: Node | null | undefined): Node[] {
  if (!node) return []
  if (node.type === 'Literal') return hasWord(node.value) ? [node] : []
  if (node.type === 'TemplateLiteral') {
    const written = (node.quasis ?? []).some(({ value }) => hasWord((value as { cooked?: unknown }).cooked))
    return written ? [node] : (node.expressions ?? []).flatMap(literalsOf)
  }
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(literalsOf)
  if (node.type === 'LogicalExpression')
    return (node.operator === '&&' ? [node.right] : [node.left, node.right]).flatMap(literalsOf)
  if (node.type === 'BinaryExpression' && node.operator === '+') return [node.left, node.right].flatMap(literalsOf)
  return []
}

/** What reads as a sentence or a label wherever it stands: `Add webhook`, `Overview`, `Try again.` */
const isProse = (text: unknown): boolean =>
  typeof text === 'string' && !names.has(text.trim()) && /^\p{Lu}\p{Ll}+(?: \p{L}.*|\p{Ll}{2}[.!?…]?) ?$/u.test(text)

/** Where a literal is no text: it is compared, looked up by, imported, a type, or says what went wrong to a developer. */
function isNoText(node: Node): boolean {
  const { parent } = node
  if (!parent) return true
  if (/^(?:TSLiteralType|Import.*|Export.*|SwitchCase|MemberExpression|JSXAttribute)$/.test(parent.type)) return true
  if (parent.type === 'BinaryExpression') return parent.operator !== '+'
  if (parent.type === 'Property') return parent.key === node
  return (parent.type === 'NewExpression' && String(parent.callee?.name).endsWith('Error')) || isNoTextHolder(parent)
}

/** An array of keys that are compared: `['Enter', 'Escape'].includes(key)`. */
const isNoTextHolder = (node: Node): boolean =>
  node.type === 'ArrayExpression' && node.parent?.type === 'MemberExpression'

/** The path of a file of an application or of `ui/`, null of any other and of tests. */
function screenFile({ cwd, filename }: Context): string | null {
  const file = relative(cwd, filename).replaceAll(sep, '/')
  return /^(?:portal|console|ui)\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) ? file : null
}

/** Reports numbers and times that are written elsewhere than in their one place. */
const formatting = {
  create(context: Context) {
    const file = screenFile(context)
    if (file === null || /^ui\/src\/(?:numbers|time)\//.test(file)) return {}
    return {
      MemberExpression(node: Node) {
        const name = String(node.property?.name)
        const writes = writers.has(name) || (node.object?.name === 'Intl' && formats.has(name))
        if (writes) context.report({ node, message: formatted })
      },
    }
  },
}

/** Reports texts that are written elsewhere than in `messages.en.ts`. */
const texts = {
  create(context: Context) {
    const file = screenFile(context)
    if (file === null || /\/messages\.\w+\.tsx?$|-fixtures\.ts$/.test(file)) return {}
    const report = (nodes: Node[]) => nodes.forEach((node) => context.report({ node, message }))
    const reportShown = (node: Node) => {
      if (shows.has(String(node.callee?.name))) report(literalsOf(node.arguments?.[0]))
    }
    return {
      JSXText: (node: Node) => report(hasWord(node.value) ? [node] : []),
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer': (node: Node) =>
        report(literalsOf(node.expression)),
      JSXAttribute(node: Node) {
        const name = String((node.name as { name?: unknown }).name)
        if (!shownAttributes.has(name)) return
        const value = node.value as Node | null
        report(literalsOf(value?.type === 'JSXExpressionContainer' ? value.expression : value))
      },
      CallExpression: reportShown,
      NewExpression: reportShown,
      Literal(node: Node) {
        if (!filesOfNames.has(file) && isProse(node.value) && !isNoText(node)) report([node])
      },
      TemplateElement(node: Node) {
        const text = (node.value as { cooked?: unknown }).cooked
        if (isProse(text) && node.parent && !isNoText(node.parent)) report([node])
      },
    }
  },
}

export default { meta: { name: 'texts' }, rules: { catalogued: texts, formatted: formatting } }
