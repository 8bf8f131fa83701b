import type { FastifyInstance, FastifyReply } from 'fastify'
import { clientAddress } from '../http/gate/client-address.ts'
import { sessionCookie } from '../http/gate/staff-gate.ts'
import { normaliseEmail } from '../partners/partners.ts'
import { type CompanySignIn, oidcLifetime } from './company-sign-in.ts'
import type { OpenStaffSession } from './sign-in.console.routes.ts'
import type { StaffStore } from './staff.store.ts'

type Parts = {
  signIn: CompanySignIn
  staff: Pick<StaffStore, 'findByEmail'>
  openSession: OpenStaffSession
  ownOrigin: string
}

const home = '/'
/** Where a sign-in ends that the provider, or nobody here, knows. */
const refused = `${home}?sign_in=refused`

/** The way to the company's own sign-in and back. A browser goes it, so that it answers with redirections alone. */
export function oidcRoutes(server: FastifyInstance, { signIn, staff, openSession, ownOrigin }: Parts): void {
  const isSecure = ownOrigin.startsWith('https:')
  const name = isSecure ? '__Secure-edis_oidc' : 'edis_oidc'
  // Lax: the provider's page sends the browser back.
  const cookie = (kept: string, seconds: number) =>
    [
      `${name}=${kept}`,
      'Path=/console/oidc',
      `Max-Age=${seconds}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(isSecure ? ['Secure'] : []),
    ].join('; ')

  server.get('/console/oidc/start', async (request, reply) => {
    const { url, kept } = await signIn.begin(wayBack(request.query)).catch((error: unknown) => {
      request.log.warn({ request_id: request.id, err: error }, 'the OIDC provider can’t be reached')
      return { url: refused, kept: '' }
    })
    return redirect(reply, url, cookie(kept, oidcLifetime / 1000))
  })

  server.get('/console/oidc/callback', async (request, reply) => {
    const kept = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? ''
    const known = await signIn.finish(request.url, kept).catch((error: unknown) => {
      request.log.warn({ request_id: request.id, err: error }, 'a sign-in by OIDC failed')
      return null
    })
    const member = known && (await staff.findByEmail(normaliseEmail(known.email)))
    const from = { address: clientAddress(request), headers: request.headers, byOidc: true }
    const token = member?.active ? await openSession(member.id, null, from) : null
    if (!known || token === null) return redirect(reply, refused, cookie('', 0))
    return redirect(reply, known.to, cookie('', 0), sessionCookie(token, isSecure))
  })
}

const redirect = (reply: FastifyReply, to: string, ...cookies: string[]) =>
  reply.header('cache-control', 'no-store').header('set-cookie', cookies).redirect(to, 303)

/** A page of the console, never another site. */
function wayBack(query: unknown): string {
  const { to } = (query ?? {}) as { to?: unknown }
  return typeof to === 'string' && /^\/console\/[\w./-]*$/.test(to) && !to.includes('//') ? to : home
}
