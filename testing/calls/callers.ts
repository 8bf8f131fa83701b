import { expect, vi } from 'vitest'
import { encodeBase64 } from '@edis/contract/calls/base64'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { createKey } from '@edis/contract/portal-calls/keys'
import { createAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { listCouriers } from '@edis/contract/open-api/list-couriers'
import { doors, settings, type Partner, type World } from './world.ts'
import { makeOperationsKey } from '../operations-key.ts'
import { startDatabaseLink } from '../database-link.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

export type Callers = Awaited<ReturnType<typeof makeCallers>>

/** Partners who may not call, each for another reason, and a door whose database is out of reach. */
export async function makeCallers(world: World) {
  const { app, sql, make } = world
  const [lapsed, revoked, suspended, shutOut, ungranted, spent, reader] = (await Promise.all(
    Array.from({ length: 7 }, world.newPartner),
  )) as [Partner, Partner, Partner, Partner, Partner, Partner, Partner]

  const began = app.clock.now
  app.clock.now = new Date(began.getTime() - 25 * 3_600_000)
  const { data } = await app.call('development', generateToken, { auth: lapsed.basic.development })
  app.clock.now = began
  lapsed.token.development = data.token

  const used = { auth: revoked.basic.development, token: revoked.refreshToken.development }
  for (let use = 0; use < 2; use++) await app.call('development', refreshToken, used)
  await sql`update accounts.partners set suspended_at = now() where id = ${suspended.id}`
  await sql`update accounts.partners set production_granted_at = null where id = ${ungranted.id}`
  await app.call('development', createAllowedIp, { token: shutOut.session, ip: '203.0.113.9' })

  const made = await app.call('development', createKey, { token: reader.session, name: 'Dashboard', scope: 'read' })
  const auth = `Basic ${encodeBase64(`${reader.id}:${made.data.partner_key}`)}`
  reader.token.development = (await app.call('development', generateToken, { auth })).data.token

  // As if it had called other processes; ours hears of it when it next tells of its own.
  const startsAt = new Date(began.getTime() - (began.getTime() % 60_000))
  await sql`
    insert into development.rate_limit_windows (partner_id, starts_at, calls)
    values (${spent.id}, ${startsAt}, 2000000)
    on conflict (partner_id, starts_at) do update set calls = excluded.calls`
  await vi.waitFor(async () => expect((await make(listCouriers, {}, { by: spent })).error).toBe('RATE_LIMITED'), 10_000)

  const keyOf = (limits: Parameters<typeof makeOperationsKey>[2]) =>
    makeOperationsKey(world.databaseUrl, 'development', limits)
  const systems = {
    expired: await keyOf({ expiresAt: new Date(0) }),
    revoked: await keyOf({ revokedAt: new Date(0) }),
    elsewhere: await keyOf({ allowedIps: ['203.0.113.9'] }),
    unscoped: await keyOf({ scopes: ['metrics:read'] }),
  }

  const link = await startDatabaseLink(world.databaseUrl)
  const cutOff: TestApp = await startTestApp(settings, link, doors)
  link.cut()

  return {
    lapsed,
    revoked,
    suspended,
    shutOut,
    ungranted,
    spent,
    /** Whose token comes from a key that may read alone. */
    reader,
    /** Keys of the provider's systems that open nothing. */
    systems,
    /** A door whose database can't be reached. */
    cutOff,
    async close() {
      link.mend()
      await cutOff.close()
      link.close()
    },
  }
}
