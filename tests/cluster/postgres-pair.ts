import { execFileSync } from 'node:child_process'
import { type Database, closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import type { Programs } from './needs.ts'
import type { Place } from './place.ts'
import { program, type Running } from './processes.ts'

export type PostgresPair = {
  primary: Running
  standby: Running
  /** Makes the standby the primary. The other must be down. */
  promote(): Promise<void>
  /** Whether every commit waits for the standby. */
  isSynchronous(): Promise<boolean>
}

export const role = { name: 'edis', password: 'cluster-edis' }

/** What HAProxy asks as whom: without password, without TLS, for one question. */
export const checker = 'haproxy_check'

/** A primary and a standby that streams from it; a commit is acknowledged once both have written it. */
export async function startPostgresPair(
  { postgres, account }: Programs,
  place: Place,
  ports: { primary: number; standby: number },
): Promise<PostgresPair> {
  const run = (name: 'initdb' | 'pg_basebackup', ...args: string[]) =>
    execFileSync(postgres(name), args, { cwd: '/', ...account, stdio: ['ignore', 'ignore', 'pipe'] })
  const { folder, tls } = place

  function server(name: 'primary' | 'standby', settings: Record<string, string>): Running {
    const all = {
      port: ports[name],
      listen_addresses: '127.0.0.1',
      unix_socket_directories: folder,
      hba_file: place.path('hba.conf'),
      ssl: 'on',
      ssl_cert_file: tls.cert,
      ssl_key_file: tls.key,
      max_connections: 200,
      password_encryption: 'scram-sha-256',
      wal_level: 'replica',
      hot_standby: 'on',
      ...settings,
    }
    return program({
      name: `PostgreSQL ${name}`,
      command: postgres('postgres'),
      args: ['-D', place.path(name), ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
      account,
      stopSignal: 'SIGINT',
      isReady: () => asOwner(name, async ({ $client: sql }) => (await sql`select 1`).length === 1),
    })
  }
  const asOwner = async <T>(name: 'primary' | 'standby', act: (database: Database) => Promise<T>): Promise<T> => {
    const url = `postgres://postgres@/postgres?host=${folder}&port=${ports[name]}&target_session_attrs=any`
    const database = openDatabase(url, 'accounts', { connections: 1 })
    try {
      return await act(database)
    } finally {
      await closeDatabase(database)
    }
  }

  place.write(
    'hba.conf',
    [
      'local all,replication all trust',
      `hostnossl postgres ${checker} 127.0.0.1/32 trust`,
      'hostssl all all 127.0.0.1/32 scram-sha-256',
    ].join('\n') + '\n',
  )
  run('initdb', '-D', place.path('primary'), '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8')
  const primary = server('primary', { synchronous_standby_names: 'standby', synchronous_commit: 'local' })
  await primary.start()
  await asOwner('primary', async ({ $client: sql }) => {
    await sql.unsafe(`create role ${role.name} login password '${role.password}'`)
    await sql.unsafe(`create role ${checker} login`)
    await sql.unsafe(`create database edis owner ${role.name}`)
    await sql.unsafe(`select pg_create_physical_replication_slot('standby')`)
  })
  const from = `host=${folder} port=${ports.primary} user=postgres application_name=standby`
  run('pg_basebackup', '-D', place.path('standby'), '-d', from, '-R', '-S', 'standby', '-X', 'stream', '-c', 'fast')
  const standby = server('standby', { synchronous_commit: 'on' })
  await standby.start()
  // From here on, whatever is acknowledged is on both.
  await asOwner('primary', ({ $client: sql }) => sql.unsafe(`alter role ${role.name} set synchronous_commit = on`))

  return {
    primary,
    standby,
    promote: () => asOwner('standby', async ({ $client: sql }) => void (await sql`select pg_promote(true, 30)`)),
    isSynchronous: () =>
      asOwner('primary', async ({ $client: sql }) => {
        const rows = await sql`select 1 from pg_stat_replication where state = 'streaming' and sync_state = 'sync'`
        return rows.length === 1
      }),
  }
}
