import { join } from 'node:path'
import { build, mergeConfig, type UserConfig } from 'vite'
import { consoleConfig } from '../console/vite.config.ts'
import { referencePlugin } from '../portal/reference-plugin.ts'
import { portalConfig } from '../portal/vite.config.ts'
import { pseudoPlugin } from './pseudo-plugin.ts'

// `node web/build-pseudo.ts` builds portal and console in a language that nobody speaks, for `npm run test:pseudo`.
// What it builds is never shipped.

const applications: Record<string, UserConfig> = {
  portal: mergeConfig(portalConfig('en'), { plugins: [referencePlugin(() => '')] }),
  console: consoleConfig('en'),
}

for (const [name, config] of Object.entries(applications))
  await build(
    mergeConfig(config, {
      configFile: false,
      logLevel: 'warn',
      plugins: [pseudoPlugin()],
      build: { outDir: join(import.meta.dirname, '..', name, 'node_modules', '.pseudo'), emptyOutDir: true },
    }),
  )
