import {
  createMcpHandler,
  isLegacyRequest,
  type JsonSchemaType,
  McpServer,
  type StandardSchemaWithJSON,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { pageText, readablePages } from '@edis/contract/mcp/pages'
import { mcpInstructions, operationTools, readPageTool, searchTool, type Tool } from '@edis/contract/mcp/tools'
import type { DocumentedCall } from '@edis/contract/calls/call'
import type { Addresses } from '@edis/contract/reference/llms'
import type { ToolResult } from './mcp.ts'
import { read, search } from './reference-tools.ts'

/** This file brings the protocol's library along, 35 MB of it: it is imported when the first assistant asks. */

export type Surface = Addresses & {
  /** Makes the call as the partner who asks. */
  operate: (call: DocumentedCall, given: Record<string, unknown>) => Promise<ToolResult>
}

/** Answers one message, for itself: what is known of a conversation is what its messages say. */
export async function answerMessage(message: object, request: Request, surface: Surface): Promise<Answer> {
  if (await isLegacyRequest(request, message)) return answerBefore2026(message, request, surface)
  // It never sends anything unasked: nobody has to listen.
  const handler = createMcpHandler(() => serverOf(surface), { legacy: 'reject', maxSubscriptions: 0 })
  return taken(await handler.fetch(request, { parsedBody: message }))
}

/** Revisions of the protocol that begin with `initialize`. Each message gets a server of its own all the same. */
async function answerBefore2026(message: object, request: Request, surface: Surface): Promise<Answer> {
  const server = serverOf(surface)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await taken(await transport.handleRequest(request, { parsedBody: message }))
  } finally {
    await server.close()
  }
}

export type Answer = { status: number; type: string | null; body: string }

const taken = async (response: Response): Promise<Answer> => ({
  status: response.status,
  type: response.headers.get('content-type'),
  body: await response.text(),
})

/** What there is stays what it is as long as this process runs. */
const unchanging = { tools: { listChanged: false }, resources: { listChanged: false } }

function serverOf({ operate, ...addresses }: Surface): McpServer {
  const { portalUrl } = addresses
  const server = new McpServer(
    { name: 'edis', title: 'EDIS Open API (development)', version: '1.0.0', websiteUrl: portalUrl },
    { instructions: mcpInstructions, capabilities: unchanging },
  )
  const add = (tool: Tool, run: (given: Record<string, unknown>) => Promise<ToolResult> | ToolResult) => {
    const { name, inputSchema, outputSchema, ...config } = tool
    const output = outputSchema ? { outputSchema: unjudged(outputSchema) } : {}
    server.registerTool(name, { ...config, inputSchema: unjudged(inputSchema), ...output }, async (given) =>
      run(given as Record<string, unknown>),
    )
  }
  add(searchTool, ({ query }) => search(query, portalUrl))
  add(readPageTool, ({ page }) => read(page, addresses))
  for (const { call, ...tool } of operationTools) add(tool, (given) => operate(call, given))
  for (const page of readablePages(portalUrl)) {
    const { name, title, summary: description, url } = page
    const mimeType = name === 'overview' ? 'text/plain' : 'text/markdown'
    server.registerResource(name, url, { title, description, mimeType }, () => ({
      contents: [{ uri: url, mimeType, text: pageText(page, addresses) }],
    }))
  }
  return server
}

/** A schema to be told of. The call itself judges what comes, and says what is wrong in its own codes. */
const unjudged = (schema: JsonSchemaType): StandardSchemaWithJSON => ({
  '~standard': {
    version: 1,
    vendor: 'edis',
    jsonSchema: { input: () => schema, output: () => schema },
    validate: (value) => ({ value }),
  },
})
