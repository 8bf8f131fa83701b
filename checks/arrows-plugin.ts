import { relative, sep } from 'node:path'
import { arrowsBroken, environmentReaders, isWithin, sqlWriters, targetOf } from './arrows.ts'

/** The parts of an ESTree node and of ESLint's rule interface that we use; oxlint ships no types for either. */
type Node = {
  name?: unknown
  value?: unknown
  source?: Node | null
  object?: Node
  property?: Node
  id?: Node
  init?: Node | null
  properties?: Node[]
  key?: Node
  imported?: Node
  parent?: Node
  tag?: Node
}
type Context = { cwd: string; filename: string; report: (problem: { node: Node; message: string }) => void }
type Rule = { create: (context: Context) => Record<string, (node: Node) => void> }

const pathOf = (context: Context) => relative(context.cwd, context.filename).replaceAll(sep, '/')
const isNamed = (node: Node | null | undefined, name: string) => node?.name === name || node?.value === name
const endsIn = (node: Node | null | undefined, name: string) => isNamed(node, name) || isNamed(node?.property, name)

const arrows: Rule = {
  create(context) {
    const from = pathOf(context)
    const judge = ({ source }: Node) => {
      if (!source || typeof source.value !== 'string') return
      for (const arrow of arrowsBroken(from, targetOf(from, source.value)))
        context.report({ node: source, message: `${arrow} (${from} imports '${source.value}')` })
    }
    return {
      ImportDeclaration: judge,
      ExportNamedDeclaration: judge,
      ExportAllDeclaration: judge,
      ImportExpression: judge,
      TSImportType: judge,
    }
  },
}

const environment: Rule = {
  create(context) {
    if (!isWithin(environmentReaders, pathOf(context))) return {}
    const report = (node: Node) =>
      context.report({ node, message: 'only server/src/main.js reads process.env: take settings as an argument' })
    return {
      MemberExpression(node) {
        if (endsIn(node.object, 'process') && isNamed(node.property, 'env')) report(node)
      },
      VariableDeclarator(node) {
        if (endsIn(node.init, 'process') && node.id?.properties?.some(({ key }) => isNamed(key, 'env'))) report(node)
      },
      ImportSpecifier(node) {
        const source = node.parent?.source
        if ((isNamed(source, 'node:process') || isNamed(source, 'process')) && isNamed(node.imported, 'env'))
          report(node)
      },
    }
  },
}

const sql: Rule = {
  create(context) {
    if (!isWithin(sqlWriters, pathOf(context))) return {}
    return {
      TaggedTemplateExpression(node) {
        if (endsIn(node.tag, 'sql')) context.report({ node, message: 'SQL lives in *.store.ts and database/' })
      },
    }
  },
}

export default { meta: { name: 'house' }, rules: { arrows, environment, sql } }
