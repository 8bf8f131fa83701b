import { expect, test } from 'vitest'
import { mcpClients, mcpMarkdown, tokenVariable } from './clients.ts'

const clients = mcpClients('https://dev-api.test')

test.each(clients.map((client) => [client.title, client] as const))(
  '%s is told the address and where the token is',
  (_, client) => {
    expect(client.text).toContain('https://dev-api.test/mcp')
    expect(client.text).toMatch(new RegExp(`${tokenVariable}|YOUR_TOKEN|input:edis-token`))
    if (client.language === 'json') expect(Object.keys(JSON.parse(client.text) as object).length).toBeGreaterThan(0)
  },
)

test('plain http is allowed only where the door has no other', () => {
  const desktop = (url: string) => mcpClients(url).find(({ id }) => id === 'claude-desktop')?.text
  expect(desktop('http://localhost:4001')).toContain('--allow-http')
  expect(desktop('https://dev-api.test')).not.toContain('--allow-http')
})

test('as Markdown there are the lines of every client', () => {
  const markdown = mcpMarkdown('https://dev-api.test')
  for (const { title, text } of clients) for (const part of [`### ${title}\n`, text]) expect(markdown).toContain(part)
})
