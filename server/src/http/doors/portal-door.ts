import type { FastifyInstance } from 'fastify'
import { permissionsPolicy, serveBuiltPages } from './built-pages.ts'
import { createDoor, type DoorOptions } from './door.ts'
import { Failure } from './failure.ts'
import { documentLanguage, type PortalDocument } from './portal-documents.ts'

type PortalDoorOptions = Omit<DoorOptions, 'contentSecurityPolicy' | 'headers'> & {
  /** The built portal. */
  folder: string
  developmentUrl: string
  productionUrl: string
  /** What is served beside the application, to anyone. */
  documents: readonly PortalDocument[]
}

/** Serves the portal and what describes the API besides. */
export async function createPortalDoor(options: PortalDoorOptions): Promise<FastifyInstance> {
  const { folder, developmentUrl, productionUrl } = options
  const door = await createDoor({
    ...options,
    beforeAll: refuseProviders,
    // Of all but the pages. Who may frame something is not said by default-src.
    contentSecurityPolicy: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    headers: { 'permissions-policy': permissionsPolicy },
  })
  for (const { path, type, text } of options.documents)
    door.get(path, async (request, reply) =>
      reply
        .headers({
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'no-cache',
          'access-control-allow-origin': '*',
        })
        .send(text(documentLanguage(request.query))),
    )
  await serveBuiltPages(door, {
    folder,
    paths: ['/*'],
    values: { DEVELOPMENT_URL: developmentUrl, PRODUCTION_URL: productionUrl },
    connects: [developmentUrl, productionUrl],
  })
  return door
}

/** What is the provider's is answered as every partners' door does, by no page. */
const refuseProviders: NonNullable<DoorOptions['beforeAll']> = ({ url }, _reply, done) =>
  done(/^\/(?:metrics|operations)(?:[/?]|$)/.test(url) ? new Failure('NOT_FOUND') : undefined)
