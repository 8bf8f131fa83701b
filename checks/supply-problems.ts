import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** SPDX expressions that packages may be under, and what makes the unusual ones right for us. */
const allowedLicences: Record<string, string> = {
  MIT: 'asks for its notice',
  'MIT-0': 'asks for nothing',
  'Apache-2.0': 'asks for its notice',
  ISC: 'asks for its notice',
  'BSD-3-Clause': 'asks for its notice',
  'BlueOak-1.0.0': 'asks for its notice',
  '0BSD': 'asks for nothing',
  Unlicense: 'asks for nothing',
  '(MIT OR CC0-1.0)': 'asks for nothing',
  'OFL-1.1': 'fonts, served as they are',
  'MIT AND OFL-1.1': 'fonts, printed as they are, and how to load them',
  'MPL-2.0': 'tools that build and test, unchanged: axe-core and lightningcss',
}

type LockedPackage = { license?: string; link?: boolean; hasInstallScript?: boolean }
type Packages = Record<string, LockedPackage>

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const installedIn = (packages: Packages) =>
  Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

/** Every package of the lock file whose licence is not on the list. `licenceOf`: what the package itself says, if it is installed. */
export function licenceProblems(packages: Packages, licenceOf: (path: string) => string | undefined): string[] {
  return installedIn(packages).flatMap(([path, { license }]) => {
    const said = licenceOf(path) ?? license ?? 'none'
    return Object.hasOwn(allowedLicences, said) ? [] : [`${path} is under a licence that is not listed: ${said}`]
  })
}

/** Of a package that says it there alone. */
const licenceInFile = (file: string): string | undefined =>
  existsSync(file) && readFileSync(file, 'utf8').startsWith('MIT License') ? 'MIT' : undefined

/** `allowScripts` of package.json must name every package with an install script, and no other. */
export function scriptProblems(packages: Packages, allowScripts: Record<string, boolean>): string[] {
  const withScripts = new Set(
    installedIn(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path)),
  )
  return [
    ...[...withScripts]
      .filter((name) => !Object.hasOwn(allowScripts, name))
      .map((name) => `${name} has an install script: say in allowScripts whether it may run`),
    ...Object.keys(allowScripts)
      .filter((name) => !withScripts.has(name))
      .map((name) => `allowScripts names ${name}, which has no install script`),
  ]
}

export function supplyProblems(root: string): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>
  const packages = read('package-lock.json')['packages'] as Packages
  const licenceOf = (path: string) => {
    const file = join(path, 'package.json')
    const said = existsSync(join(root, file)) ? read(file)['license'] : undefined
    return typeof said === 'string' ? said : licenceInFile(join(root, path, 'LICENSE'))
  }
  const allowScripts = (read('package.json')['allowScripts'] ?? {}) as Record<string, boolean>
  return [...licenceProblems(packages, licenceOf), ...scriptProblems(packages, allowScripts)]
}
