import { indented, quoted, type Secret, type SnippetRequest } from './snippet-request.ts'

/** With the package requests. */
export function python({ method, url, authorization, headers, body, saveAs }: SnippetRequest): string {
  const bearer = authorization.scheme === 'bearer' ? authorization.token : null
  const secrets = authorization.scheme === 'bearer' ? [authorization.token] : [authorization.id, authorization.key]
  const lines = [
    ...(bearer
      ? [['Authorization', 'variable' in bearer ? `"Bearer " + ${read(bearer)}` : quoted(`Bearer ${bearer.value}`)]]
      : []),
    ...headers.map(([name, value]) => [name, quoted(value)]),
  ]
  const parts = [
    quoted(url),
    ...(authorization.scheme === 'basic' ? [`auth=(${read(authorization.id)}, ${read(authorization.key)})`] : []),
    ...(lines.length === 0
      ? []
      : [`headers={\n${lines.map(([name = '', value]) => `        ${quoted(name)}: ${value},`).join('\n')}\n    }`]),
    ...(body === null ? [] : [bodyOf(body)]),
  ]
  return `${secrets.some((secret) => 'variable' in secret) ? 'import os\n' : ''}import requests

response = requests.${method.toLowerCase()}(
${parts.map((part) => `    ${part},`).join('\n')}
)
${saveAs === null ? printed : saved(saveAs)}`
}

const printed = 'print(response.status_code, response.json())'
const saved = (name: string): string => `if response.ok:
    with open(${quoted(name)}, "wb") as file:
        file.write(response.content)
    print(response.status_code, ${quoted(`Saved ${name}`)})
else:
    ${printed}`

const read = (secret: Secret): string =>
  'variable' in secret ? `os.environ[${quoted(secret.variable)}]` : quoted(secret.value)

function bodyOf(body: string): string {
  try {
    return `json=${indented(literal(JSON.parse(body), ''), '    ')}`
  } catch {
    return `data=${quoted(body)}.encode()`
  }
}

function literal(value: unknown, margin: string): string {
  if (typeof value === 'string') return quoted(value)
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const parts = Array.isArray(value)
    ? value.map((part) => literal(part, `${margin}    `))
    : Object.entries(value).map(([name, part]) => `${quoted(name)}: ${literal(part, `${margin}    `)}`)
  if (parts.length === 0) return `${open}${close}`
  return `${open}\n${parts.map((part) => `${margin}    ${part},`).join('\n')}\n${margin}${close}`
}
