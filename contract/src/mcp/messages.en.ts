/** The texts on AI assistants, in English. */

export const lead = (variable: string): string =>
  `Assistants that support the Model Context Protocol (MCP) can search and read the API reference and make any call in development, with your token and within your rate limit. Their requests are marked in the request log and do not count towards the report. Start the assistant with a development token in the environment variable ${variable}. The token is valid for 24 hours; then generate a new one.`

/** Where the configuration of each assistant goes. */
export const places = {
  'claude-code': 'Run this in your project. It writes .mcp.json, without the token.',
  'claude-desktop': 'Add this to claude_desktop_config.json and replace YOUR_TOKEN with your token. Requires Node.js.',
  cursor: 'Add this to .cursor/mcp.json in your project.',
  'vs-code': 'Add this to .vscode/mcp.json in your project. VS Code asks for the token on the first connection.',
  codex: 'Add this to ~/.codex/config.toml.',
  'gemini-cli': 'Add this to .gemini/settings.json in your project.',
}
