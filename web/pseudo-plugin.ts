import { type ESTree, parseSync, type Plugin } from 'vite'

type Node = ESTree.Node
type Text = { start: number; end: number; kind: 'quoted' | 'jsx' }

const plain = 'aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ'
/** A line breaks within it as it does between words. */
const padding = '~~~~~\u200b'
const marked = 'áÁƀƁçÇďĎéÉƒƑğĞĥĤíÍĵĴķĶľĽɱṀñÑóÓþÞǫǪŕŔšŠťŤúÚṽṼŵŴẋẊýÝžŽ'

/** A text as no language writes it, and a third longer: `Sign in` is `[Šíğñ íñ~~]`. */
export function pseudoText(text: string): string {
  const letters = text.match(/[a-z]/gi)?.length ?? 0
  if (letters < 2) return text
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
  const accented = words.replaceAll(
    /\\u\{?[\da-f]+\}?|\\.|[a-z]/gi,
    (letter) => marked[plain.indexOf(letter)] ?? letter,
  )
  return `${before}${accented}${padding.repeat(Math.ceil(letters / 3 / 6)).slice(0, Math.ceil(letters / 3))}${after}`
}

/** Takes English texts in a language that nobody speaks, so that what was forgotten or is cut can be seen. */
export const pseudoPlugin = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\.en\.tsx?$/ },
    handler: (code, id) => textsIn(parseSync(id, code).program).reduceRight((made, text) => replaced(made, text), code),
  },
})

function replaced(code: string, { start, end, kind }: Text): string {
  const source = code.slice(start, end)
  // With their quotes, or with the signs between which a part of a template stands
  const [, before = '', words = '', after = ''] = (kind === 'jsx'
    ? null
    : /^(['"`}])([^]*?)(['"`]|\$\{)$/.exec(source)) ?? [null, '', source, '']
  const made = before + pseudoText(words) + after
  return code.slice(0, start) + made + code.slice(end)
}

/** Where texts stand in a file of messages, first to last. What is compared or looked up by is no text. */
function textsIn(node: Node): Text[] {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return textsIn(node.expression)
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ ...place(node), kind: 'quoted' }] : []
  if (node.type === 'JSXText') return [{ ...place(node), kind: 'jsx' }]
  if (node.type === 'TemplateElement') return [{ ...place(node), kind: 'quoted' }]
  if (node.type === 'BinaryExpression' && node.operator !== '+') return []
  return Object.entries(node)
    .filter(([name]) => !(name === 'key' || name === 'typeAnnotation' || name === 'returnType'))
    .filter(([name]) => !(node.type === 'MemberExpression' && name === 'property'))
    .flatMap(([, value]) => value as unknown)
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
    .flatMap(textsIn)
    .toSorted((one, other) => one.start - other.start)
}

const place = ({ start, end }: Node) => ({ start, end })
