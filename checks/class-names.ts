import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The classes that a CSS module defines; those of a Mantine part it only meets. */
export function definedClasses(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@(media|container|supports|layer)[^{]*\{/g, '')
    .replace(/\{[^{}]*\}/g, ' ')
    .replace(/'[^']*'|"[^"]*"/g, '')
  const names = Array.from(selectors.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name)
  return new Set(names.filter((name) => !name.startsWith('mantine-')))
}

/** The CSS modules that a source file imports, as it writes their paths, each with the classes that it names. */
export function usedClasses(source: string): Map<string, Set<string>> {
  const imports = source.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)
  const code = source.replace(/^import .*$/gm, '')
  return new Map(
    Array.from(imports, ([, name = '', path = '']) => {
      const uses = code.matchAll(new RegExp(`(?<![\\w.])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))
      return [path, new Set(Array.from(uses, ([, plain, quoted]) => plain ?? quoted ?? ''))]
    }),
  )
}

/** Class names without a style, and styles that no file names, of all CSS modules in these folders of a repository. */
export function classNameProblems(root: string, folders: readonly string[]): string[] {
  const read = (path: string): string =>
    readFileSync(join(root, path), 'utf8').replace(/^@import '(\.[^']+)';$/gm, (_, part: string) =>
      read(join(dirname(path), part)),
    )
  const below = (pattern: string) =>
    globSync(
      folders.map((folder) => `${folder}/${pattern}`),
      { cwd: root },
    )
  const used = new Map<string, Set<string>>()
  for (const file of below('**/*.{ts,tsx}'))
    for (const [path, names] of usedClasses(read(file))) {
      const module = path.startsWith('.') ? normalize(join(dirname(file), path)) : path.replace('@edis/ui/', 'ui/src/')
      used.set(module, new Set([...(used.get(module) ?? []), ...names]))
    }
  return below('**/*.module.css').flatMap((module) => {
    const defined = definedClasses(read(module))
    const named = used.get(module) ?? new Set<string>()
    return [
      ...[...named].filter((name) => !defined.has(name)).map((name) => `${module} has no .${name}, which is used`),
      ...[...defined].filter((name) => !named.has(name)).map((name) => `nothing uses .${name} of ${module}`),
    ]
  })
}
