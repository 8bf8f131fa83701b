/**
 * Statements of a migration that break the version before it, which goes on running while the new one starts. What such a
 * statement takes away must have gone out of use a release earlier; a line `-- contract: why nobody needs it` before it
 * says so. Tables that the same migration creates are nobody's yet.
 */
export function breakingStatements(sql: string): string[] {
  const created = [...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?(?:"?\w+"?\.)?"?(\w+)"?/gi)].map(
    ([, name]) => name,
  )
  return statementsOf(sql).filter((statement) => {
    if (/^\s*--\s*contract: \S/m.test(statement)) return false
    const bare = statement
      .replaceAll(/^\s*--.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const table = /^(?:alter table (?:only |if exists )*|create unique index .* on )(?:"?\w+"?\.)?"?(\w+)"?/i.exec(
      bare,
    )?.[1]
    if (table !== undefined && created.includes(table)) return false
    return breaks.some((pattern) => pattern.test(bare))
  })
}

const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll('--> statement-breakpoint', '')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

const breaks = [
  /^drop (?:table|schema|type|view|sequence|function)/i,
  /^truncate/i,
  /^revoke/i,
  /\brename\b/i,
  /\bdrop (?:column|default|expression|identity)/i,
  // Without the word, as PostgreSQL allows
  /^alter table .*\bdrop (?!constraint|not null|column|default|expression|identity)(?:if exists )?"?\w+/i,
  /\balter (?:column )?"?\w+"? (?:set data )?type\b/i,
  /\bset not null\b/i,
  /\badd (?:column )?(?:if not exists )?"?\w+"? (?!.*\bdefault\b).*\bnot null\b/i,
  /\badd (?:constraint "?\w+"? )?(?:check|unique|exclude|foreign key)\b(?!.*\bnot valid\b)/i,
  /^create unique index/i,
]
