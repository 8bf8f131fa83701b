import fastify from 'fastify'

/** The limit of an answer: a Fastify route that parses the body and sends the same bytes. They come on standard input. */
let bytes = ''
for await (const chunk of process.stdin) bytes += String(chunk)

const server = fastify()
const answer = async (
  _request: unknown,
  reply: { header: (name: string, value: string) => { send: (text: string) => unknown } },
) => reply.header('content-type', 'application/json; charset=utf-8').send(bytes)
server.post('/bare', answer)
server.get('/bare', answer)
console.log(await server.listen({ host: '127.0.0.1', port: 0 }))
process.once('SIGTERM', () => void server.close())
