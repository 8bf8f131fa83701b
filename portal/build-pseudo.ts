import { join } from 'node:path'
import { build, mergeConfig } from 'vite'
import { pseudoPlugin } from './pseudo-plugin.ts'
import { referencePlugin } from './reference-plugin.ts'
import { portalConfig } from './vite.config.ts'

// `node portal/build-pseudo.ts` builds the portal in no language, for `npm run test:pseudo`. It is never shipped.

await build(
  mergeConfig(portalConfig('en'), {
    configFile: false,
    logLevel: 'warn',
    plugins: [pseudoPlugin(), referencePlugin(() => '')],
    build: { outDir: join(import.meta.dirname, 'node_modules', '.pseudo'), emptyOutDir: true },
  }),
)
