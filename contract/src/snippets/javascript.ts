import { indented, quoted, type Secret, type SnippetRequest } from './snippet-request.ts'

/** For a module in Node 18 or newer. */
export function javascript({ method, url, authorization, headers, body, saveAs }: SnippetRequest): string {
  const credentials =
    authorization.scheme === 'bearer'
      ? `\`Bearer ${inTemplate(authorization.token)}\``
      : `\`Basic \${btoa(\`${inTemplate(authorization.id)}:${inTemplate(authorization.key)}\`)}\``
  const lines = [['Authorization', credentials], ...headers.map(([name, value]) => [name, quoted(value)])]
  return `${saveAs === null ? '' : 'import { writeFile } from "node:fs/promises";\n\n'}const response = await fetch(${quoted(url)}, {
${method === 'POST' ? '  method: "POST",\n' : ''}  headers: {
${lines.map(([name = '', value]) => `    ${/^\w+$/.test(name) ? name : quoted(name)}: ${value},`).join('\n')}
  },
${body === null ? '' : `  body: ${bodyOf(body)},\n`}});
${saveAs === null ? printed : saved(saveAs)}`
}

const printed = 'console.log(response.status, await response.json());'
const saved = (name: string): string => `if (response.ok) {
  await writeFile(${quoted(name)}, response.body);
  console.log(response.status, ${quoted(`Saved ${name}`)});
} else {
  ${printed}
}`

const inTemplate = (secret: Secret): string =>
  'variable' in secret ? `\${process.env.${secret.variable}}` : secret.value.replaceAll(/[`\\$]/g, String.raw`\$&`)

/** JSON is JavaScript, but what it says of `__proto__`. */
function bodyOf(body: string): string {
  const json = formatted(body)
  return json === null || json.includes('__proto__') ? quoted(body) : `JSON.stringify(${indented(json, '  ')})`
}

function formatted(body: string): string | null {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return null
  }
}
