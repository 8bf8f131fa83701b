import { type Command, Option } from 'commander'
import { operationsScopes } from '@edis/contract/calls/operations-call'
import { type Environment, environments } from '@edis/contract/environment'
import { normaliseIp } from '../allowed-ips/allowed-ips.ts'
import { newId } from '../database/id.ts'
import { hashSecret, randomSecret } from '../database/vault.ts'
import { listed, operationsKeyPrefix, parseExpiry, parseScopes } from './operations-keys.ts'
import type { OperationsKey, OperationsKeyStore } from './operations-keys.store.ts'

type Parts = {
  print: (line: string) => void
  withKeys: (act: (keys: OperationsKeyStore) => Promise<void>) => Promise<void>
}
type AddOptions = { name: string; environment: Environment; scopes: string; addresses?: string; expires?: string }

const longestName = 100

/** `edis key add|list|revoke`: the keys by which the provider's systems call the operations door. */
export function keyCommands(program: Command, { print, withKeys }: Parts): void {
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
    .addHelpText('after', `\n${scopesHelp()}`)
    .action(async ({ name, environment, scopes, addresses = '', expires }: AddOptions) => {
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
      await withKeys((keys) => keys.add(added))
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
    .action((id: string) =>
      withKeys(async (keys) => {
        if (!(await keys.revoke(id, new Date()))) throw new Error(`No key that works has the id ${id}`)
        print(`Revoked ${id}.`)
      }),
    )
}

function namedSo(text: string): string {
  const name = text.trim()
  if (name === '' || name.length > longestName || /\p{Cc}/u.test(name))
    throw new Error(`The name of a key has 1 to ${longestName} characters on one line`)
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
