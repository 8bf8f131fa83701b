import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, mergeConfig } from 'vite'
import type { BuildLanguage } from '../web/application.ts'
import { checkBudgets, inlineFirstScript, manifestOf } from '../web/built-language.ts'
import { articleRenderer, drawReference } from './build-reference.ts'
import { referencePlugin } from './reference-plugin.ts'
import { portalConfig } from './vite.config.ts'

const budgets = { home: 'src/dashboard/dashboard.page.tsx', further: 30_000 }

/** Builds the portal in one language, its reference pages drawn. */
export const buildLanguage: BuildLanguage = async (language, outDir, scratch) => {
  const config = mergeConfig(portalConfig(language), { configFile: false, logLevel: 'warn' })
  const tools = { language, config, scratch }
  const renderArticle = await articleRenderer(tools)
  const plugins = [referencePlugin(renderArticle, language)]
  await build(mergeConfig(config, { plugins, build: { outDir, emptyOutDir: true } }))
  checkBudgets('portal', language, outDir, budgets)
  inlineFirstScript(outDir)
  await drawReference(tools, renderArticle, outDir, manifestOf(outDir))
  rmSync(join(outDir, '.vite'), { recursive: true })
}
