import { type Command, Option } from 'commander'
import { operationsScopes } from '@edis/contract/calls/operations-call'
import { type Environment, environments } from '@edis/contract/environment'
import { normaliseIp } from '../allowed-ips/allowed-ips.ts'
import type { AuditEntry } from '../audit/audit.ts'
import { newId } from '../database/id.ts'
import { hashSecret, randomSecret } from '../database/vault.ts'
import { listed, operationsKeyPrefix, parseExpiry, parseScopes } from './operations-keys.ts'
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
  const key = program.command('key').description('the keys of your own systems, for the operations API')

  key
    .command('add')
    .description('make a key and print it, this once')
    .requiredOption('--name <name>', 'the system that will have it, such as "WMS Cakung"')
    .addOption(
      new Option('--environment <environment>', 'whose data it opens').choices(environments).makeOptionMandatory(),
    )
    .requiredOption('--scopes <scopes>', 'what it opens, separated by commas')
    .option('--addresses <addresses>', 'the addresses and CIDR ranges that it works from; without it, every one')
    .option('--expires <day>', 'the last day, or the moment, that it works; without it, until it is revoked')
    .option('--reason <text>', 'why, for the audit log')
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
    .description('list the keys')
    .action(() =>
      withKeys(async (keys) => {
        const list = await keys.list()
        for (const one of list) print(keyLine(one, new Date()))
        if (list.length === 0) print('No keys yet. Make one with: edis key add --name … --environment … --scopes …')
      }),
    )

  key
    .command('revoke')
    .description('let a key open nothing any more, at once')
    .argument('<id>', 'the id that `edis key list` shows')
    .option('--reason <text>', 'why, for the audit log')
    .action(async (id: string, { reason }: { reason?: string }) => {
      await changeKeys(async (keys, audit) => {
        const revoked = await keys.revoke(id, new Date())
        if (!revoked) throw new Error(`No key that works has the id ${id}`)
        const { environment } = revoked
        const before = auditedKey(revoked)
        await audit({ action: 'operations_key.revoked', target: id, environment, before, reason: reason ?? null })
      })
      print(`Revoked ${id}.`)
    })
}

const auditedKey = ({ name, scopes, allowedIps, expiresAt }: Parameters<OperationsKeyStore['add']>[0]) => ({
  name,
  scopes,
  allowed_ips: allowedIps,
  expires_at: expiresAt?.toISOString() ?? null,
})

function namedSo(text: string): string {
  const name = text.trim()
  if (name === '' || name.length > maxNameLength || /\p{Cc}/u.test(name))
    throw new Error(`The name of a key has 1 to ${maxNameLength} characters on one line`)
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
      : 'works'
  const used = lastUsedAt ? `last used ${lastUsedAt.toISOString()}` : 'never used'
  const from = allowedIps.length > 0 ? [`from ${allowedIps.join(', ')}`] : []
  const ends = `${operationsKeyPrefix(environment)}…${ending}`
  return [id, name, ends, scopes.join(', '), ...from, state, used].join('  ')
}

function scopesHelp(): string {
  const lines = Object.entries(operationsScopes).map(([scope, about]) => `  ${scope.padEnd(16)}${about}`)
  return `Scopes:\n${lines.join('\n')}`
}
