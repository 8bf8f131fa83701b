def sub(path, *pairs):
    s=open(path).read()
    for a,b in pairs:
        assert a in s, (path,a)
        s=s.replace(a,b,1)
    open(path,'w').write(s)
sub('server/src/http/doors/door.ts',
("""declare module 'fastify' {
""","""declare module 'fastify' {
  interface FastifyRequest {
    /** The key of the system that calls; null: nobody's, or not known. */
    keyId: string | null
  }
"""),
("for (const name of ['failureCode', 'failureFaults'] as const)","for (const name of ['failureCode', 'failureFaults', 'keyId'] as const)"),
("""    address: clientAddress(request),
  }
""","""    address: clientAddress(request),
    ...(request.keyId && { key_id: request.keyId }),
  }
"""))
sub('server/src/http/doors/operations-door.ts',
("    const gateOf = (_call: Call): CallerGate => operationsGate(judge, call)\n","""    const judged = operationsGate(judge, call)
    const gateOf = (): CallerGate => async (request, address) => {
      const caller = await judged(request, address)
      request.keyId = caller.keyId
      return caller
    }
"""),
("import type { Call } from '@edis/contract/calls/call'\n",""))
sub('server/src/operations-keys/operations-keys.routes.test.ts',
("""test('the database keeps no key'""","""test('the log says which key called', async () => {
  const key = await newKey(['orders:read'])
  const { headers } = await ask('GET', '/orders/find', { key })
  const line = app.logged.find((text) => text.includes(`"request_id":"${headers.get('x-request-id')}"`)) ?? '{}'
  const [row] = await sql`select id from accounts.operations_keys order by id desc limit 1`
  expect(JSON.parse(line)).toMatchObject({ path: '/orders/find', status: 422, key_id: row?.id })
})

test('the database keeps no key'"""))
sub('docs/operating.md',("`address` in the log's lines of the operations door says who called.","`key_id` and `address` in the log's lines of\nthe operations door say who called what with it."))
