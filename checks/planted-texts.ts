import { type Plant, written } from './linted-tree.ts'

const shownIn = (folder: string, name: string, bad: string, good: string) =>
  written('texts(catalogued)', `${folder}/${name}.tsx`, `${bad}\n`, `${good}\n`)
const shown = (name: string, bad: string, good: string) => shownIn('ui/src/controls', name, bad, good)

/** One of each kind, in each of the folders that people see. */
const everywhere = ['portal/src/shell', 'console/src/shell', 'ui/src/layout'].flatMap((folder) => [
  shownIn(folder, 'drawn', 'export const J = () => <b>Sign in</b>', 'export const J = () => <b>404</b>'),
  shownIn(
    folder,
    'read-out',
    "export const K = ({ on }: { on: boolean }) => <b aria-label={on ? 'on' : 'off'} />",
    'export const K = ({ on }: { on: string }) => <b aria-label={on} />',
  ),
  shownIn(
    folder,
    'problem',
    "export const l = (setProblem: (text: string) => void) => setProblem('too long')",
    'export const l = (setProblem: (text: string) => void, text: string) => setProblem(text)',
  ),
  shownIn(folder, 'constant', "export const m = 'Add webhook'", "export const m = 'add-webhook'"),
  shownIn(folder, 'entry', "export const n = { title: 'Overview' }", "export const n = { title: 'overview' }"),
  shownIn(
    folder,
    'returned',
    'export const o = (name: string) => `Remove ${name}`',
    "export const o = (key: string) => key === 'Enter' || ['Escape'].includes(key)",
  ),
])

const ofValues = (name: string, bad: string, good: string) =>
  written('texts(formatted)', `portal/src/shell/${name}.ts`, `${bad}\n`, `${good}\n`)

/** Texts that stand where they are shown, and what looks like it. */
export const plantedTexts: Plant[] = [
  ...everywhere,
  shown('text', 'export const A = () => <p>Sign in</p>', 'export const A = () => <p>404 · %</p>'),
  shown('held', "export const B = () => <p>{'Sign in'}</p>", 'export const B = ({ b }: { b: string }) => <p>{b}</p>'),
  shown(
    'chosen',
    "export const C = ({ on }: { on: boolean }) => <p>{on ? 'On' : '1'}</p>",
    "export const C = ({ on }: { on: boolean }) => <p>{on ? '2' : '1'}</p>",
  ),
  shown(
    'joined',
    'export const D = ({ n }: { n: number }) => <p>{`${n} webhooks`}</p>',
    'export const D = ({ n }: { n: number }) => <p>{`${n} %`}</p>',
  ),
  shown(
    'attribute',
    'export const E = () => <p aria-label="Sign in" />',
    'export const E = () => <p className="sign in" />',
  ),
  shown(
    'called',
    "export const f = (toast: (text: string) => void) => toast('Signed in')",
    'export const f = (toast: (text: string) => void, text: string) => toast(text)',
  ),
  ofValues(
    'amount',
    "export const g = (n: number) => n.toLocaleString('id-ID')",
    'export const g = (n: number) => n.toString()',
  ),
  ofValues('share', 'export const h = (n: number) => n.toFixed(1)', 'export const h = (n: number) => Math.round(n)'),
  ofValues(
    'clock',
    "export const i = (at: Date) => new Intl.DateTimeFormat('en').format(at)",
    "export const i = (n: number) => new Intl.PluralRules('en').select(n)",
  ),
]
