import { quoted, type Secret, type SnippetRequest } from './snippet-request.ts'

/** A file that Java 15 or later runs directly: `java Example.java`. */
export function java({ method, url, authorization, headers, body, saveAs }: SnippetRequest): string {
  const credentials =
    authorization.scheme === 'bearer'
      ? 'variable' in authorization.token
        ? `"Bearer " + ${read(authorization.token)}`
        : quoted(`Bearer ${authorization.token.value}`)
      : '"Basic " + Base64.getEncoder().encodeToString(credentials.getBytes())'
  const lines = [['Authorization', credentials], ...headers.map(([name, value]) => [name, quoted(value)])]
  const before =
    authorization.scheme === 'basic'
      ? `        var credentials = ${read(authorization.id)} + ":" + ${read(authorization.key)};\n`
      : ''
  return `import java.net.URI;
import java.net.http.*;
${saveAs === null ? '' : 'import java.nio.charset.StandardCharsets;\nimport java.nio.file.*;\n'}${authorization.scheme === 'basic' ? 'import java.util.Base64;\n' : ''}
class Example {
    public static void main(String[] args) throws Exception {
${body === null ? '' : `        var body = ${block(body)};\n`}${before}        var request = HttpRequest.newBuilder(URI.create(${quoted(url)}))
${lines.map(([name = '', value]) => `            .header(${quoted(name)}, ${value})`).join('\n')}
            .${method === 'GET' ? 'GET()' : `POST(HttpRequest.BodyPublishers.${body === null ? 'noBody()' : 'ofString(body)'})`}
            .build();
        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${saveAs === null ? 'ofString' : 'ofByteArray'}());
${saveAs === null ? printed : saved(saveAs)}
    }
}`
}

const printed = '        System.out.println(response.statusCode() + " " + response.body());'
const saved = (name: string): string => `        if (response.statusCode() == 200) {
            Files.write(Path.of(${quoted(name)}), response.body());
            System.out.println(response.statusCode() + ${quoted(` Saved ${name}`)});
        } else {
            System.out.println(response.statusCode() + " " + new String(response.body(), StandardCharsets.UTF_8));
        }`

const read = (secret: Secret): string =>
  'variable' in secret ? `System.getenv(${quoted(secret.variable)})` : quoted(secret.value)

const margin = ' '.repeat(12)

/** A text block drops spaces at the ends of lines and the margin that its lines share, and reads escapes. */
function block(body: string): string {
  if (/[\r\t ](?:\n|$)|\r|\\u/.test(body)) return quoted(body)
  const text = body
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', String.raw`\"""`)
    .replaceAll('\n', `\n${margin}`)
  return `"""\n${margin}${text.endsWith('"') ? `${text.slice(0, -1)}\\"` : text}"""`
}
