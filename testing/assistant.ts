import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

export type Assistant = Awaited<ReturnType<typeof connectAssistant>>

type Result = {
  content: { text: string }[]
  structuredContent?: { code: number; message: string; data: Record<string, unknown> }
  isError?: boolean
}

/** The protocol's own client, connected by the revision of the protocol that is asked for. */
export async function connectAssistant(
  host: string,
  token: string,
  { mode = 'legacy' }: Pick<NonNullable<ClientOptions['versionNegotiation']>, 'mode'> = {},
) {
  const client = new Client({ name: 'assistant-of-the-tests', version: '1.0.0' }, { versionNegotiation: { mode } })
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', host), {
      requestInit: { headers: { authorization: `Bearer ${token}`, 'user-agent': 'assistant/1.0' } },
    }),
  )
  const call = async (name: string, given: object): Promise<Result> =>
    (await client.callTool({ name, arguments: { ...given } })) as Result

  return {
    client,
    call,
    /** What the tool says, as text. */
    text: async (name: string, given: object) => (await call(name, given)).content[0]?.text ?? '',
    /** Why the tool failed. */
    async failure(name: string, given: object): Promise<Record<string, unknown>> {
      const { isError, content } = await call(name, given)
      if (!isError) throw new Error(`${name} did not fail`)
      return JSON.parse(content[0]?.text ?? '') as Record<string, unknown>
    },
    close: () => client.close(),
  }
}
