import type { Secret, SnippetRequest } from './snippet-request.ts'

/** With the extension curl. */
export function php({ method, url, authorization, headers, body, saveAs }: SnippetRequest): string {
  const lines = [
    ...(authorization.scheme === 'bearer' ? [`'Authorization: Bearer '${joined(authorization.token)}`] : []),
    ...headers.map(([name, value]) => quotedInPhp(`${name}: ${value}`)),
  ].map((line) => line.replaceAll("' . '", ''))
  const options = [
    ['CURLOPT_RETURNTRANSFER', 'true'],
    ...(method === 'POST' && body === null ? [['CURLOPT_CUSTOMREQUEST', "'POST'"]] : []),
    ...(authorization.scheme === 'basic'
      ? [['CURLOPT_USERPWD', `${read(authorization.id)} . ':' . ${read(authorization.key)}`.replaceAll("' . '", '')]]
      : []),
    ...(lines.length === 0
      ? []
      : [['CURLOPT_HTTPHEADER', `[\n${lines.map((line) => `        ${line},`).join('\n')}\n    ]`]]),
    ...(body === null ? [] : [['CURLOPT_POSTFIELDS', document(body)]]),
  ]
  return `<?php
$call = curl_init(${quotedInPhp(url)});
curl_setopt_array($call, [
${options.map(([name, value]) => `    ${name} => ${value},`).join('\n')}
]);
$answer = curl_exec($call);
${saveAs === null ? printed : saved(saveAs)}`
}

const printed = "echo curl_getinfo($call, CURLINFO_RESPONSE_CODE), ' ', $answer, PHP_EOL;"
const saved = (name: string): string => `if (curl_getinfo($call, CURLINFO_RESPONSE_CODE) === 200) {
    file_put_contents(${quotedInPhp(name)}, $answer);
    $answer = ${quotedInPhp(`Saved ${name}`)};
}
${printed}`

const quotedInPhp = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
const read = (secret: Secret): string =>
  'variable' in secret ? `getenv('${secret.variable}')` : quotedInPhp(secret.value)
const joined = (secret: Secret): string => ` . ${read(secret)}`

/** The text as it stands, between words that are no line of it. */
function document(body: string): string {
  let word = 'JSON'
  while (body.includes(word)) word += '_'
  return `<<<'${word}'\n${body}\n${word}`
}
