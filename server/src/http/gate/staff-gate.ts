import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { environmentHeader } from '@edis/contract/calls/console-call'
import { type Environment, environments } from '@edis/contract/environment'
import type { StaffRole } from '@edis/contract/staff-roles'
import { Failure } from '../doors/failure.ts'

/** A member of staff who is signed in to the console, and the environment that they look at. */
export type StaffCaller = {
  staffId: string
  role: StaffRole
  sessionHash: Buffer
  /** Whether their role requires a second factor, and they have none. */
  mustSetUp: boolean
  environment: Environment
}

/** Whose session it is. @throws {Failure} when the request isn't the console's own, or the session dead. */
export type JudgeStaff = (request: Pick<FastifyRequest, 'headers'>, address: string) => Promise<StaffCaller>

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

/** With `__Host-` a browser sends it to this host alone, and takes it over TLS alone. */
const cookieName = (secure: boolean): string => (secure ? '__Host-edis_staff' : 'edis_staff')

/** The session that a request's cookies have, of either name; null: none. Which one, the session's own door decides. */
export function sessionIn({ cookie = '' }: IncomingHttpHeaders, secure?: boolean): string | null {
  const names = secure === undefined ? [cookieName(true), cookieName(false)] : [cookieName(secure)]
  for (const part of cookie.split(';')) {
    const [name = '', ...value] = part.trim().split('=')
    if (names.includes(name)) return value.join('=')
  }
  return null
}

/** The Set-Cookie of a session; with null the one that ends it. It lives as long as the browser's own session. */
export const sessionCookie = (token: string | null, secure: boolean): string =>
  [
    `${cookieName(secure)}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
    ...(token === null ? ['Max-Age=0'] : []),
  ].join('; ')
