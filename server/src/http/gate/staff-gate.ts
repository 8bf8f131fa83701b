import type { IncomingHttpHeaders } from 'node:http'
import { environmentHeader } from '@edis/contract/calls/console-call'
import { type Environment, environments } from '@edis/contract/environment'
import type { StaffRole } from '@edis/contract/staff-roles'
import { Failure } from '../doors/failure.ts'

/** A member of staff who is signed in to the console, and the environment that they look at. */
export type StaffCaller = { staffId: string; role: StaffRole; sessionHash: Buffer; environment: Environment }

/**
 * The environment of a request of the console's own pages. A browser says whence a request comes; a form, a link or an image
 * of another site can't send a header of ours either.
 *
 * @throws {Failure} AUTH_CROSS_SITE.
 */
export function ownPageEnvironment(headers: IncomingHttpHeaders, ownOrigin: string): Environment {
  const { origin, 'sec-fetch-site': site, [environmentHeader]: said } = headers
  const environment = environments.find((name) => name === said)
  const isOwn = (origin === undefined || origin === ownOrigin) && (site === undefined || site === 'same-origin')
  if (!isOwn || !environment) throw new Failure('AUTH_CROSS_SITE')
  return environment
}
