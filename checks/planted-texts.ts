import { type Plant, written } from './linted-tree.ts'

const shown = (name: string, bad: string, good: string) =>
  written('texts(catalogued)', `ui/src/controls/${name}.tsx`, `${bad}\n`, `${good}\n`)

const ofValues = (name: string, bad: string, good: string) =>
  written('texts(formatted)', `portal/src/shell/${name}.ts`, `${bad}\n`, `${good}\n`)

/** Texts that stand where they are shown, and what looks like it. */
export const plantedTexts: Plant[] = [
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
