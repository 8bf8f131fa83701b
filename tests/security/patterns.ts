import { fullFormats } from 'ajv-formats/dist/formats.js'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { schemaNodes, type SchemaNode } from '@edis/contract/calls/schema-nodes'

export type FoundPattern = { where: string; pattern: RegExp }

/** The patterns and formats that a request's fields are judged by. */
export function patternsOfContract(): FoundPattern[] {
  return openApiCalls.flatMap(({ path, request }) =>
    [...schemaNodes(request)].flatMap(([field, node]) =>
      [node, (node['propertyNames'] ?? {}) as SchemaNode].flatMap(({ pattern, format }) => [
        ...(pattern === undefined ? [] : [{ where: `${path} ${field}`, pattern: new RegExp(pattern, 'u') }]),
        ...patternsIn(fullFormats[format as keyof typeof fullFormats]).map((of) => ({
          where: `${path} ${field}: ${String(format)}`,
          pattern: of,
        })),
      ]),
    ),
  )
}

function patternsIn(format: unknown): RegExp[] {
  if (format instanceof RegExp) return [format]
  if (typeof format !== 'object' || format === null || !('validate' in format)) return []
  return patternsIn(format.validate)
}

/** The regular expressions that stand in the source of these folders, tests apart. */
export async function patternsOfSource(root: string, folders: readonly string[]): Promise<FoundPattern[]> {
  const found: FoundPattern[] = []
  for (const folder of folders)
    for (const name of await readdir(join(root, folder), { recursive: true })) {
      if (!/(?<!\.test)\.tsx?$/.test(name) || name.includes('testing/')) continue
      const where = join(folder, name)
      const { program } = parseSync(where, await readFile(join(root, where), 'utf8'))
      for (const pattern of literalsIn(program)) found.push({ where, pattern })
    }
  return found
}

function* literalsIn(node: unknown): Generator<RegExp> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'Literal' && 'regex' in node) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string }
    yield new RegExp(pattern, flags.replaceAll(/[gy]/g, ''))
    return
  }
  for (const part of Object.values(node)) yield* literalsIn(part)
}
