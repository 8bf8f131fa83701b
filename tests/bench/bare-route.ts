import { parseArgs } from 'node:util'
import fastify from 'fastify'
import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'

/**
 * The limit of an answer: a Fastify route that parses the body and sends the same bytes, which come on standard input. With
 * `--database` it first asks for a row, or with `--write` has one written durably, by the product's driver.
 */
const { values } = parseArgs({ options: { database: { type: 'string' }, write: { type: 'boolean', default: false } } })
let bytes = ''
for await (const chunk of process.stdin) bytes += String(chunk)

const database =
  values.database === undefined ? null : openDatabase(values.database, 'development', { connections: 10 })
const sql = database?.$client
if (sql && values.write)
  await sql.unsafe('create table if not exists bare (id bigint generated always as identity primary key)')
const server = fastify()
const answer = async (
  _request: unknown,
  reply: { header: (name: string, value: string) => { send: (text: string) => unknown } },
) => {
  if (sql) await (values.write ? sql`insert into bare default values` : sql`select 1`)
  return reply.header('content-type', 'application/json; charset=utf-8').send(bytes)
}
server.post('/bare', answer)
server.get('/bare', answer)
console.log(await server.listen({ host: '127.0.0.1', port: 0 }))
process.once('SIGTERM', () => void server.close().then(() => database && closeDatabase(database)))
