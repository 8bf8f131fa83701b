import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveBuiltPages } from './built-pages.ts'
import { Failure } from './failure.ts'

/**
 * Serves the console beside the calls of the provider's systems. What lies elsewhere, and the console's own calls, is
 * answered as calls are. A folder without pages is served as none.
 */
export async function serveConsole(door: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'pages'))) return
  await serveBuiltPages(door, { folder, paths: ['/', '/console/*'], values: {}, connects: [] })
  // Guessed by whoever has seen an address of it
  door.get('/console', (_request, reply) => reply.redirect('/', 302))
  door.get('/console/api/*', async () => {
    throw new Failure('NOT_FOUND')
  })
}
