import type { Command } from 'commander'
import { environments, environmentTitle, type Environment } from '@edis/contract/environment'
import { audit } from '../audit/audit.store.ts'
import { commandActor } from '../audit/command-actor.ts'
import { changeCatalogues } from './change-catalogue.ts'
import { type CatalogueCommandParts, environmentOption, inEach } from './catalogue-commands.ts'
import { listServices, switchCourier, switchService } from './couriers.store.ts'

type Options = { environment?: Environment; reason?: string | null }

/** `edis courier list|switch-off|switch-on`. */
export function courierCommands(program: Command, { print, withDatabaseUrl }: CatalogueCommandParts): void {
  const courier = program.command('courier').description('switch couriers and services on and off')

  courier
    .command('list')
    .description('list the services, and which are switched off')
    .addOption(environmentOption())
    .action(({ environment }: Options) =>
      withDatabaseUrl((url) =>
        inEach(url, environment, async (sql, where) => {
          const services = await listServices(sql)
          print(`${environmentTitle[where]}${services.length === 0 ? ': no couriers yet' : ''}`)
          for (const { courierCode, serviceCode, name, isActive, courierIsActive } of services)
            print(
              `  ${isActive && courierIsActive ? 'on ' : 'off'}  ${courierCode} ${serviceCode}  ${name}${courierIsActive ? '' : ' (the courier is switched off)'}`,
            )
        }),
      ),
    )

  const switching = (name: string, isActive: boolean, about: string, done: string) =>
    courier
      .command(name)
      .description(about)
      .argument('<courier>', 'the courier’s code')
      .argument('[service]', 'the code of one of its services (default: the whole courier)')
      .addOption(environmentOption())
      .option('--reason <text>', 'reason for the audit log')
      .action((courierCode: string, serviceCode: string | undefined, { environment, reason = null }: Options) =>
        withDatabaseUrl(async (databaseUrl) => {
          const into = environment ? [environment] : environments
          const named = serviceCode === undefined ? courierCode : `${courierCode} ${serviceCode}`
          await changeCatalogues({ databaseUrl, environments: into }, async (transaction, where) => {
            const found =
              serviceCode === undefined
                ? await switchCourier(transaction, courierCode, { isActive, reason })
                : await switchService(transaction, courierCode, serviceCode, { isActive, reason })
            if (found === null)
              throw new Error(
                `${environmentTitle[where]} has no ${serviceCode ? 'service' : 'courier'} ${named}. Nothing was changed.`,
              )
            await audit(transaction, commandActor(), {
              action: isActive ? 'courier.switched_on' : 'courier.switched_off',
              target: named,
              environment: where,
              before: { is_active: found },
              after: { is_active: isActive },
              reason,
            })
          })
          print(`${named} is switched ${done} in ${into.join(' and ')}. This takes effect within two seconds.`)
        }),
      )

  switching(
    'switch-off',
    false,
    'stop offering a courier or a service: no rates, no new orders; its prices are kept and existing orders continue',
    'off',
  )
  switching('switch-on', true, 'offer a courier or a service again', 'on')
}
