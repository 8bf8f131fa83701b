import { type Command, Option } from 'commander'
import { operationsScopes } from '@edis/contract/calls/operations-call'
import { type Environment, environments } from '@edis/contract/environment'
import { normaliseIp } from '../allowed-ips/allowed-ips.ts'
import type { AuditEntry } from '../audit/audit.ts'
import { newId } from '../database/id.ts'
import { hashSecret, randomSecret } from '../database/vault.ts'
import { auditedKey, listed, operationsKeyPrefix, parseExpiry, parseScopes } from './operations-keys.ts'
import type { OperationsKey, OperationsKeyStore } from './operations-keys.store.ts'

type Parts = {
  print: (line: string) => void
  withKeys: (act: (keys: OperationsKeyStore) => Promise<void>) => Promise<void>
  /** Runs a change, with what the audit log says of it, in one transaction. */
  changeKeys: (
    act: (keys: OperationsKeyStore, audit: (entry: AuditEntry) => Promise<void>) => Promise<void>,
  ) => Promise<void>
}
type AddOptions = {
  name: string
  environment: Environment
  scopes: string
  addresses?: string
  expires?: string
  reason?: string
}

const maxNameLength = 100

/** `edis key add|list|revoke`: the keys by which the provider's systems call the operations door. */
export function keyCommands(program: Command, { print, withKeys, changeKeys }: Parts): void {
  const key = program.command('key').description('manage the operations API keys of your own systems')

  key
    .command('add')
    .description('create a key, which is printed only once')
    .requiredOption('--name <name>', 'the system that uses the key, such as "WMS Cakung"')
    .addOption(
      new Option('--environment <environment>', 'the environment that the key can access')
        .choices(environments)
        .makeOptionMandatory(),
    )
    .requiredOption('--scopes <scopes>', 'what the key allows, separated by commas')
    .option(
      '--addresses <addresses>',
      'IP addresses and CIDR ranges that may use the key, separated by commas (default: all)',
    )
    .option('--expires <day>', 'last valid day, or an exact time (default: valid until revoked)')
    .option('--reason <text>', 'reason for the audit log')
    .addHelpText('after', `\n${scopesHelp()}`)
    .action(async ({ name, environment, scopes, addresses = '', expires, reason }: AddOptions) => {
      const now = new Date()
      const secret = randomSecret(operationsKeyPrefix(environment))
      const added = {
        id: newId('opk'),
        name: namedSo(name),
        environment,
        scopes: parseScopes(scopes),
        keyHash: hashSecret(secret),
        ending: secret.slice(-4),
        allowedIps: listed(addresses).map(addressOf),
        createdAt: now,
        createdBy: null,
        expiresAt: expires === undefined ? null : parseExpiry(expires, now),
      }
      await changeKeys(async (keys, audit) => {
        await keys.add(added)
        const after = auditedKey(added)
        await audit({ action: 'operations_key.added', target: added.id, environment, after, reason: reason ?? null })
      })
      print(`Added ${added.id}  ${added.name}  ${environment}: ${added.scopes.join(', ')}`)
      print(`Key: ${secret}`)
      print('It is not shown again.')
    })

  key
    .command('list')
    .description('list keys')
    .action(() =>
      withKeys(async (keys) => {
        const list = await keys.list()
        for (const one of list) print(keyLine(one, new Date()))
        if (list.length === 0) print('No keys yet. Add one with: edis key add --name … --environment … --scopes …')
      }),
    )

  key
    .command('revoke')
    .description('revoke a key immediately')
    .argument('<id>', 'the key’s ID, as in `edis key list`')
    .option('--reason <text>', 'reason for the audit log')
    .action(async (id: string, { reason }: { reason?: string }) => {
      await changeKeys(async (keys, audit) => {
        const revoked = await keys.revoke(id, new Date())
        if (!revoked) throw new Error(`No active key has the ID ${id}`)
        const { environment } = revoked
        const before = auditedKey(revoked)
        await audit({ action: 'operations_key.revoked', target: id, environment, before, reason: reason ?? null })
      })
      print(`Revoked ${id}.`)
    })
}

function namedSo(text: string): string {
  const name = text.trim()
  if (name === '' || name.length > maxNameLength || /\p{Cc}/u.test(name))
    throw new Error(`The name of a key must be one line of 1 to ${maxNameLength} characters`)
  return name
}

function addressOf(text: string): string {
  const address = normaliseIp(text)
  if (address === null) throw new Error(`${text} is neither an IP address nor a CIDR range`)
  return address
}

function keyLine({ id, name, environment, scopes, ending, allowedIps, ...times }: OperationsKey, now: Date): string {
  const { expiresAt, revokedAt, lastUsedAt } = times
  const state = revokedAt
    ? `revoked ${revokedAt.toISOString()}`
    : expiresAt
      ? `${expiresAt <= now ? 'expired' : 'expires'} ${expiresAt.toISOString()}`
      : 'active'
  const used = lastUsedAt ? `last used ${lastUsedAt.toISOString()}` : 'never used'
  const from = allowedIps.length > 0 ? [`from ${allowedIps.join(', ')}`] : []
  const ends = `${operationsKeyPrefix(environment)}…${ending}`
  return [id, name, ends, scopes.join(', '), ...from, state, used].join('  ')
}

function scopesHelp(): string {
  const lines = Object.entries(operationsScopes).map(([scope, about]) => `  ${scope.padEnd(16)}${about}`)
  return `Scopes:\n${lines.join('\n')}`
}
