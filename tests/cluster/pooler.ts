import type { Programs } from './needs.ts'
import type { Place } from './place.ts'
import { role } from './database-machines.ts'
import { program, type Running } from './processes.ts'
import { accepts } from './proxy.ts'

/** PgBouncer in transaction mode before the database that listens on a port. */
export function pgbouncer(
  { pgbouncer: command, account }: Programs,
  place: Place,
  port: number,
  database: number,
): Running {
  place.write('userlist.txt', `"${role.name}" "${role.password}"\n`)
  const file = place.write('pgbouncer.ini', configuration(place, port, database))
  return program({ name: 'PgBouncer', command, args: [file], account, isReady: () => accepts(port) })
}

const configuration = ({ path, tls }: Place, port: number, database: number): string => `
[databases]
${['accounts', 'development', 'production']
  .map(
    (schema) =>
      `edis_${schema} = host=127.0.0.1 port=${database} dbname=edis connect_query='set search_path = ${schema}; select pg_current_wal_lsn()'`,
  )
  .join('\n')}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = 6
max_client_conn = 500
auth_type = scram-sha-256
auth_file = ${path('userlist.txt')}
client_tls_sslmode = require
client_tls_cert_file = ${tls.cert}
client_tls_key_file = ${tls.key}
server_tls_sslmode = verify-full
server_tls_ca_file = ${tls.root}
; Half a minute and a quarter of one, if nothing is said
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 5
`
