import type { FastifyInstance } from 'fastify'
import { assistantHelp } from '@edis/contract/mcp/tool-words'
import { Failure } from '../http/doors/failure.ts'
import { isFailureBody } from './json-rpc.ts'

/** Where clients register that find no description of an authorization server: Model Context Protocol, 2025-03-26. */
const registrationPath = '/register'

/**
 * Tells clients that go on to OAuth after a 401 that there is none. Of a failure here they read `error_description` alone
 * (RFC 7591, section 3.2.2), and showed nothing where it was absent.
 */
export function refuseRegistration(server: FastifyInstance): void {
  void server.register(async (scope) => {
    scope.addHook('preSerialization', (_request, _reply, payload, done) =>
      done(null, isFailureBody(payload) ? { ...payload, error_description: payload.message } : payload),
    )
    scope.post(registrationPath, () => {
      throw new Failure('NOT_FOUND', { text: noOAuth })
    })
  })
}

const noOAuth = {
  en: `OAuth is not supported: use a bearer token. ${assistantHelp('AUTH_MISSING_TOKEN').remedy}`,
  id: 'OAuth tidak didukung: gunakan bearer token. Buat token development di halaman Kredensial API pada portal.',
}
