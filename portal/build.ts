import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { languages } from '@edis/contract/languages'
import { hashInputs } from './build-inputs.ts'

// `node portal/build.ts [--if-stale]` builds portal/dist; with --if-stale only when an input has changed since.

const portal = import.meta.dirname
const dist = join(portal, 'dist')
const scratch = join(portal, 'node_modules', '.build')
const hashFile = '.inputs.sha256'
const compressible = /\.(js|css|svg|json|txt)$/

const inputs = hashInputs()
if (!process.argv.includes('--if-stale') || builtFrom() !== inputs) await build()

function builtFrom(): string | null {
  const file = join(dist, hashFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

async function build(): Promise<void> {
  mkdirSync(scratch, { recursive: true })
  const outDir = mkdtempSync(join(scratch, 'dist-'))
  try {
    const { buildLanguage, joinLanguages } = await import('./build-language.ts')
    await Promise.all(languages.map((language) => buildLanguage(language, join(outDir, language), scratch)))
    joinLanguages(outDir)
    await compress(outDir)
    writeFileSync(join(outDir, hashFile), inputs)
    replaceDist(outDir)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** Writes `.br` and `.gz` beside what shrinks. Pages stay bare: the door writes its settings into them. */
async function compress(outDir: string): Promise<void> {
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name))
  await Promise.all(
    names.map(async (name) => {
      const file = join(outDir, name)
      const content = readFileSync(file)
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params: parameters }))
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

/** Renames whole folders only, so that whoever reads or builds at the same time never meets half of one. */
function replaceDist(outDir: string): void {
  for (let turn = 1; ; turn += 1) {
    const old = `${outDir}-old-${turn}`
    try {
      if (existsSync(dist)) renameSync(dist, old)
      renameSync(outDir, dist)
      return
    } catch (error) {
      // Another build took dist away, or put its own there, between the two renames: take another turn.
      const code = (error as NodeJS.ErrnoException).code ?? ''
      if (turn === 20 || !['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)) throw error
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  }
}
