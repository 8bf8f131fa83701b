import { lead, places } from './messages.en.ts'

/** The path of the Model Context Protocol server (streamable HTTP), on the development host only. */
export const mcpPath = '/mcp'

/** The environment variable for the development token, which keeps it out of files. */
export const tokenVariable = 'EDIS_TOKEN'

/** How to configure an assistant. */
export type McpClient = {
  id: string
  title: string
  /** Where the text goes. */
  place: string
  language: 'sh' | 'json' | 'toml'
  text: string
}

const json = (value: object): string => JSON.stringify(value, null, 2)

/** Returns the configuration of each popular assistant. Source: their documentation, November 2026. */
export function mcpClients(developmentUrl: string): McpClient[] {
  const url = developmentUrl + mcpPath
  const isPlain = url.startsWith('http:')
  return [
    {
      id: 'claude-code',
      title: 'Claude Code',
      place: places['claude-code'],
      language: 'sh',
      text: `claude mcp add --scope project --transport http edis ${url} \\\n  --header 'Authorization: Bearer \${${tokenVariable}}'`,
    },
    {
      id: 'claude-desktop',
      title: 'Claude Desktop',
      place: places['claude-desktop'],
      language: 'json',
      text: json({
        mcpServers: {
          edis: {
            command: 'npx',
            args: [
              '-y',
              'mcp-remote',
              url,
              '--transport',
              'http-only',
              ...(isPlain ? ['--allow-http'] : []),
              '--header',
              // Without a space: on Windows one would take the argument apart.
              'Authorization:${AUTHORIZATION}',
            ],
            env: { AUTHORIZATION: 'Bearer YOUR_TOKEN' },
          },
        },
      }),
    },
    {
      id: 'cursor',
      title: 'Cursor',
      place: places.cursor,
      language: 'json',
      text: json({
        mcpServers: { edis: { url, headers: { Authorization: `Bearer \${env:${tokenVariable}}` } } },
      }),
    },
    {
      id: 'vs-code',
      title: 'VS Code',
      place: places['vs-code'],
      language: 'json',
      text: json({
        inputs: [{ type: 'promptString', id: 'edis-token', description: 'EDIS development token', password: true }],
        servers: { edis: { type: 'http', url, headers: { Authorization: 'Bearer ${input:edis-token}' } } },
      }),
    },
    {
      id: 'codex',
      title: 'Codex',
      place: places.codex,
      language: 'toml',
      text: `[mcp_servers.edis]\nurl = "${url}"\nbearer_token_env_var = "${tokenVariable}"`,
    },
    {
      id: 'gemini-cli',
      title: 'Gemini CLI',
      place: places['gemini-cli'],
      language: 'json',
      text: json({
        mcpServers: { edis: { httpUrl: url, headers: { Authorization: `Bearer $${tokenVariable}` } } },
      }),
    },
  ]
}

/** The introduction, wherever MCP is described. */
export const mcpLead = lead(tokenVariable)

/** Returns the introduction and the configuration of every client as Markdown. */
export const mcpMarkdown = (developmentUrl: string): string =>
  [
    '## Use with AI assistants (MCP)',
    `${mcpLead} The server URL is \`${developmentUrl}${mcpPath}\` (streamable HTTP). MCP is not available in production.`,
    ...mcpClients(developmentUrl).map(
      ({ title, place, language, text }) => `### ${title}\n\n${place}\n\n\`\`\`${language}\n${text}\n\`\`\``,
    ),
  ].join('\n\n')
