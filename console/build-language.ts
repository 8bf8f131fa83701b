import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, mergeConfig } from 'vite'
import type { BuildLanguage } from '../web/application.ts'
import { checkBudgets, inlineFirstScript, writeRoutes } from '../web/built-language.ts'
import { pagePaths } from './src/shell/page-paths.ts'
import { consoleConfig } from './vite.config.ts'

const budgets = { home: 'src/today/today.page.tsx', further: 40_000 }

/** Builds the console in one language. */
export const buildLanguage: BuildLanguage = async (language, outDir) => {
  const config = mergeConfig(consoleConfig(language), { configFile: false, logLevel: 'warn' })
  await build(mergeConfig(config, { build: { outDir, emptyOutDir: true } }))
  checkBudgets('console', language, outDir, budgets)
  inlineFirstScript(outDir)
  writeRoutes(outDir, pagePaths)
  rmSync(join(outDir, '.vite'), { recursive: true })
}
