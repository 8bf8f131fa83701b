import { valueFlow } from '@edis/contract/calls/value-flow'
import type { Plugin } from 'vite'

/** Tables of what flows between calls, each a module, instead of the contract that they come from. */
const tables: Record<string, () => unknown> = {
  'virtual:suppliers': () => Object.fromEntries(Object.entries(valueFlow()).map(([kind, { page }]) => [kind, page])),
  'virtual:listed-kinds': () =>
    Object.entries(valueFlow()).flatMap(([kind, { method }]) => (method === 'GET' ? [kind] : [])),
}

export const valueFlowPlugin = (): Plugin => ({
  name: 'value-flow',
  resolveId: (id) => (id in tables ? `\0${id}` : null),
  load(id) {
    const table = id.startsWith('\0') ? tables[id.slice(1)] : undefined
    return table
      ? `export const ${id.includes('listed') ? 'listedKinds' : 'suppliers'} = ${JSON.stringify(table())}`
      : null
  },
})
