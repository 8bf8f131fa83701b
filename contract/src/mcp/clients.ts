/** Where assistants ask, on the development host alone: the Model Context Protocol over streamable HTTP. */
export const mcpPath = '/mcp'

/** Where every snippet expects the development token, so that it stays out of files. */
export const tokenVariable = 'EDIS_TOKEN'

/** How an assistant is told of us. */
export type McpClient = {
  id: string
  title: string
  /** What to do with the text. */
  place: string
  language: 'sh' | 'json' | 'toml'
  text: string
}

const json = (value: object): string => JSON.stringify(value, null, 2)

/** The lines for each popular assistant. Source: their documentation, November 2026. */
export function mcpClients(developmentUrl: string): McpClient[] {
  const url = developmentUrl + mcpPath
  const isPlain = url.startsWith('http:')
  return [
    {
      id: 'claude-code',
      title: 'Claude Code',
      place: 'Run it in your project: it writes .mcp.json, without the token.',
      language: 'sh',
      text: `claude mcp add --scope project --transport http edis ${url} \\\n  --header 'Authorization: Bearer \${${tokenVariable}}'`,
    },
    {
      id: 'claude-desktop',
      title: 'Claude Desktop',
      place: 'In claude_desktop_config.json, with the token in place of YOUR_TOKEN. It needs Node.js.',
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
      place: 'In .cursor/mcp.json of your project.',
      language: 'json',
      text: json({
        mcpServers: { edis: { url, headers: { Authorization: `Bearer \${env:${tokenVariable}}` } } },
      }),
    },
    {
      id: 'vs-code',
      title: 'VS Code',
      place: 'In .vscode/mcp.json of your project. It asks for the token when it first connects.',
      language: 'json',
      text: json({
        inputs: [{ type: 'promptString', id: 'edis-token', description: 'EDIS development token', password: true }],
        servers: { edis: { type: 'http', url, headers: { Authorization: 'Bearer ${input:edis-token}' } } },
      }),
    },
    {
      id: 'codex',
      title: 'Codex',
      place: 'In ~/.codex/config.toml.',
      language: 'toml',
      text: `[mcp_servers.edis]\nurl = "${url}"\nbearer_token_env_var = "${tokenVariable}"`,
    },
    {
      id: 'gemini-cli',
      title: 'Gemini CLI',
      place: 'In .gemini/settings.json of your project.',
      language: 'json',
      text: json({
        mcpServers: { edis: { httpUrl: url, headers: { Authorization: `Bearer $${tokenVariable}` } } },
      }),
    },
  ]
}

/** What is said of it wherever it is described. */
export const mcpLead = `Assistants that speak the Model Context Protocol can search and read the API reference and make any call in development, as you and under your rate limit. Their calls are marked in the request log and prove nothing in the review report. Start the assistant with a development token in the environment variable ${tokenVariable}. It works for 24 hours; then generate another.`

/** The same as Markdown, with the lines of every client. */
export const mcpMarkdown = (developmentUrl: string): string =>
  [
    '## Use it from an AI assistant (MCP)',
    `${mcpLead} The address is \`${developmentUrl}${mcpPath}\` (streamable HTTP); production has none.`,
    ...mcpClients(developmentUrl).map(
      ({ title, place, language, text }) => `### ${title}\n\n${place}\n\n\`\`\`${language}\n${text}\n\`\`\``,
    ),
  ].join('\n\n')
