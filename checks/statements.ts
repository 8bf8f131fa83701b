/**
 * Which statements of the stores would ask every shard, if the tables were spread over machines by partner. Read from the
 * source: what matters is whether a statement on a spread table says whose rows it wants.
 */

/** Spread by `partner_id`. */
export const spreadTables = [
  'allowed_ips',
  'customer_services',
  'deliveries',
  'delivery_attempts',
  'idempotent_answers',
  'leaked_secrets',
  'order_events',
  'orders',
  'partner_keys',
  'rate_limit_windows',
  'replays',
  'request_counts',
  'request_hours',
  'request_log',
  'request_log_omitted',
  'review_challenges',
  'review_marks',
  'tokens',
  'webhook_health',
  'webhook_hours',
  'webhooks',
] as const

/** Whole on every machine: read by every order, changed by imports. */
export const referenceTables = [
  'catalogue_state',
  'couriers',
  'holidays',
  'products',
  'rate_cards',
  'services',
  'stock',
  'warehouses',
] as const

/** The functions of a store with a statement on spread tables that does not name a partner. */
export function crossingFunctions(source: string): string[] {
  const names = statementsOf(source)
    .filter(({ text }) => touchesSpread(text) && !namesPartner(text))
    .map(({ at }) => functionAt(source, at))
  return [...new Set(names)]
}

function touchesSpread(text: string): boolean {
  return spreadTables.some((table) => {
    const camel = table.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())
    const inSql = new RegExp(String.raw`\b(?:from|join|update|into|,)\s+${table}\b(?!\.)`, 'i')
    const inDrizzle = new RegExp(String.raw`\.(?:from|update|delete|innerJoin|leftJoin)\(\s*${camel}\b`)
    return inSql.test(text) || inDrizzle.test(text)
  })
}

function namesPartner(text: string): boolean {
  if (/is null or partner_id/i.test(text)) return false
  // Rows that are written carry their partner.
  if (/^\s*insert into(?![^]*\bfrom (?!jsonb?_)\w)/i.test(text)) return true
  return /\bpartner_id"?\s*(?:=|in\b)|\(partner_id,[^)]*\)\s*(?:=|in\b)|\b(?:eq|inArray)\(\s*\w+\.partnerId\b|\b(?:owned|walked)\(|\bon conflict \(partner_id\b/i.test(
    text,
  )
}

type Statement = { at: number; text: string }

/** Templates that hold SQL, and chains of the query builder. */
function statementsOf(source: string): Statement[] {
  const found: Statement[] = []
  for (let at = source.indexOf('`'); at !== -1;) {
    const end = templateEnd(source, at)
    const text = source.slice(at + 1, end)
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) found.push({ at, text })
    at = source.indexOf('`', end + 1)
  }
  for (const { index } of source.matchAll(
    /\b(?:database|transaction|accounts)\s*\.(?:select|update|delete|insert)\w*\(/g,
  ))
    found.push({ at: index, text: source.slice(index, chainEnd(source, index)) })
  return found
}

function templateEnd(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '`') return at
    else if (source.startsWith('${', at)) at = braceEnd(source, at + 1)
  }
  return source.length
}

function braceEnd(source: string, start: number): number {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    if (source[at] === '`') at = templateEnd(source, at)
    else if (source[at] === '{') depth++
    else if (source[at] === '}' && --depth === 0) return at
  }
  return source.length
}

/** A chain goes on while its parentheses are open or the next thing is another `.call`. */
function chainEnd(source: string, start: number): number {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    if (source[at] === '(') depth++
    else if (source[at] === ')' && --depth <= 0 && !/^\s*\./.test(source.slice(at + 1, at + 200))) return at + 1
  }
  return source.length
}

/** The nearest function or method above that is named. */
function functionAt(source: string, at: number): string {
  const declared =
    /^(?:export )?(?:async )?function (\w+)|^export const (\w+)|^ {2,4}(?:async )?(\w+)(?:: (?:async )?\(|\()|^ {2}const (\w+) = database$/gm
  let name = ''
  for (const match of source.slice(0, at).matchAll(declared)) {
    const [, declaration, constant, method, inner] = match
    const found = declaration ?? constant ?? method ?? inner
    if (found !== undefined && !['for', 'if', 'return', 'while', 'await', 'switch', 'catch'].includes(found))
      name = found
  }
  return name
}
