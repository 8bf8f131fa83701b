/**
 * The arrows of the house, as data. ARCHITECTURE.md draws them, the lint plugin reports them, arrows.test.ts plants each.
 *
 * A pattern is a repository path or, for a package, what the import names: `*` is anything within a folder, `**` anything,
 * `{feature}` one folder's name, the same wherever it stands again in `from`, `to` and `mayStill`.
 */
export type Arrow = {
  name: string
  from: readonly string[]
  notFrom?: readonly string[]
  to: readonly string[]
  mayStill?: readonly string[]
}

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*-fixtures.ts', 'testing/**']
const belowTheFeatures = [
  'server/src/http/**',
  'server/src/database/**',
  'server/src/audit/**',
  'server/src/mail/**',
  'server/src/outbox/**',
  'server/src/fast-path/**',
]

export const forbiddenArrows: readonly Arrow[] = [
  {
    name: 'the contract knows neither server nor application',
    from: ['contract/**'],
    to: ['server/**', 'portal/**', 'console/**', 'ui/**', 'testing/**', 'tests/**'],
  },
  {
    name: 'the contract does no I/O: its one package is typebox',
    from: ['contract/src/**'],
    notFrom: tests,
    to: ['**'],
    mayStill: [
      'contract/**',
      'typebox',
      'typebox/**',
      'server/**',
      'portal/**',
      'console/**',
      'ui/**',
      'testing/**',
      'tests/**',
    ],
  },
  {
    name: 'the server never meets the applications',
    from: ['server/**'],
    to: ['portal/**', 'console/**', 'ui/**', 'tests/**'],
  },
  {
    name: 'the applications never meet the server',
    from: ['portal/**', 'console/**', 'ui/**'],
    to: ['server/**', 'tests/**'],
  },
  { name: 'the portal never meets the console', from: ['portal/**'], to: ['console/**'] },
  { name: 'the console never meets the portal', from: ['console/**'], to: ['portal/**'] },
  {
    name: 'the building blocks know no application',
    from: ['ui/**'],
    to: ['portal/**', 'console/**', 'testing/**'],
  },
  {
    name: 'what ships imports no test support',
    from: ['server/src/**', 'portal/src/**', 'console/src/**'],
    notFrom: tests,
    to: ['testing/**'],
  },
  {
    name: 'http, database, audit, mail and outbox know no feature',
    from: belowTheFeatures,
    notFrom: tests,
    to: ['server/src/*/**'],
    mayStill: belowTheFeatures,
  },
  {
    name: 'the database knows nothing of http',
    from: ['server/src/database/**'],
    notFrom: tests,
    to: ['server/src/http/**'],
  },
  {
    name: 'a feature uses only the rules of another: <feature>.ts',
    from: ['server/src/{feature}/**'],
    notFrom: [...tests, ...belowTheFeatures, 'server/src/assembly/**'],
    to: ['server/src/*/**'],
    mayStill: ['server/src/{feature}/**', 'server/src/{other}/{other}.ts', ...belowTheFeatures],
  },
  {
    name: 'nothing imports what puts the server together',
    from: ['server/src/*/**'],
    notFrom: [...tests, 'server/src/assembly/**'],
    to: ['server/src/*.ts', 'server/src/assembly/**'],
    mayStill: ['server/src/settings.ts', 'server/src/log.ts'],
  },
  {
    name: 'rules are pure: no store, route, database or server framework',
    from: ['server/src/{feature}/{feature}.ts'],
    to: ['server/src/**/*.store.ts', 'server/src/**/*.routes.ts', 'server/src/database/**', 'fastify', '@fastify/**'],
  },
  {
    name: 'SQL lives in stores and in database/',
    from: ['server/src/**'],
    notFrom: ['server/src/**/*.store.ts', 'server/src/database/**', ...tests],
    to: ['drizzle-orm', 'drizzle-orm/**', 'postgres'],
  },
  {
    name: 'features of the portal share queries alone: *.queries.ts',
    from: ['portal/src/{feature}/**'],
    notFrom: ['portal/src/shell/**'],
    to: ['portal/src/*/**'],
    mayStill: ['portal/src/{feature}/**', 'portal/src/**/*.queries.ts', 'portal/src/shell/**'],
  },
  {
    name: 'features of the console share queries alone: *.queries.ts',
    from: ['console/src/{feature}/**'],
    notFrom: ['console/src/shell/**', 'console/src/layout/**'],
    to: ['console/src/*/**'],
    mayStill: [
      'console/src/{feature}/**',
      'console/src/**/*.queries.ts',
      'console/src/shell/**',
      'console/src/layout/**',
    ],
  },
  {
    name: 'session and api know no feature',
    from: ['portal/src/session.ts', 'portal/src/api.ts', 'console/src/api.ts'],
    to: ['portal/src/*/**', 'console/src/*/**'],
  },
]

/** Where `process.env` may be read; everyone else is handed settings. Folders not named here are tools and may. */
export const environmentReaders = {
  bound: ['contract/**', 'server/**', 'portal/**', 'console/**', 'ui/**'],
  free: ['server/src/main.js', 'server/drizzle.config.ts', ...tests],
}

/** Where SQL may be written, as a `sql` template. */
export const sqlWriters = {
  bound: ['contract/**', 'server/**', 'portal/**', 'console/**', 'ui/**'],
  free: ['server/src/**/*.store.ts', 'server/src/database/**', ...tests],
}

const escaped = (text: string) => text.replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)

function expressionOf(pattern: string, known: Record<string, string>): RegExp {
  const seen = new Set<string>()
  const source = escaped(pattern).replaceAll(/\*\*|\*|\{(\w+)\}/g, (part, name: string | undefined) => {
    if (part === '**') return '.*'
    if (name === undefined) return '[^/]*'
    if (known[name] !== undefined) return escaped(known[name])
    if (seen.has(name)) return String.raw`\k<${name}>`
    seen.add(name)
    return `(?<${name}>[^/]+)`
  })
  return new RegExp(`^${source}$`)
}

function matchOf(patterns: readonly string[], path: string, known: Record<string, string> = {}) {
  for (const pattern of patterns) {
    const match = expressionOf(pattern, known).exec(path)
    if (match) return { ...match.groups }
  }
  return null
}

export const isWithin = (place: { bound: readonly string[]; free: readonly string[] }, path: string): boolean =>
  matchOf(place.bound, path) !== null && matchOf(place.free, path) === null

/** The names of the arrows that an import would draw and must not. Both are repository paths, or `to` a package. */
export function arrowsBroken(from: string, to: string): string[] {
  return forbiddenArrows
    .filter((arrow) => {
      const names = matchOf(arrow.from, from)
      if (!names || matchOf(arrow.notFrom ?? [], from)) return false
      return matchOf(arrow.to, to, names) !== null && matchOf(arrow.mayStill ?? [], to, names) === null
    })
    .map((arrow) => arrow.name)
}

/** What an import names, as a repository path when it is one of ours, else as it stands. */
export function targetOf(from: string, specifier: string): string {
  const bare = specifier.replace(/[?#].*$/, '')
  const own = /^@edis\/(\w+)(?:\/(.*))?$/.exec(bare)
  if (own?.[1] === 'contract') return `contract/src/${own[2] ?? ''}.ts`
  if (own?.[1] === 'ui') return `ui/src/${own[2] ?? ''}`
  if (own) return `${own[1]}/${own[2] ?? ''}`
  if (!bare.startsWith('.')) return bare
  return new URL(bare, `file:///${from}`).pathname.slice(1)
}
