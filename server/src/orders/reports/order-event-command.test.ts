import { Command } from 'commander'
import { afterAll, expect, test } from 'vitest'
import { openOrderTaking } from '@edis/testing/order-taking.ts'
import { orderCommands } from './order-event-command.ts'

const { database, parts, send, close } = await openOrderTaking()
afterAll(close)

async function edis(...words: string[]): Promise<string[]> {
  const lines: string[] = []
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} })
  orderCommands(program, {
    print: (line) => lines.push(line),
    withOrders: async (environment, act) => {
      expect(environment).toBe('development')
      await act(database, parts)
    },
  })
  for (const command of program.commands.flatMap((child) => [child, ...child.commands]))
    command.exitOverride().configureOutput({ writeErr: () => {} })
  await program.parseAsync(['order', 'event', ...words, '--environment', 'development'], { from: 'user' })
  return lines
}

test('an order is moved by hand, by its id and then by its AWB', async () => {
  const id = await send()
  expect(await edis(id, '--status', 'confirmed')).toEqual([`${id} is confirmed, event 2.`])
  await edis(id, '--status', 'processing')
  await edis(id, '--status', 'awaiting_pickup', '--location', 'Gudang')
  const [row] = await database.$client`select awb from orders where id = ${id}`
  await edis(row?.awb, '--status', 'picked_up')
  expect(await edis(row?.awb, '--event', 'order.weight_adjusted', '--weight', '2400')).toEqual([
    `${id} is picked_up, event 6.`,
  ])
})

test('the courier’s own number is kept, and names the order from then on', async () => {
  const id = await send()
  const page = 'https://kurir.example/JKT-1'
  await edis(id, '--status', 'picked_up', '--courier-awb', 'JKT-1', '--tracking-url', page)
  expect(await edis('JKT-1', '--event', 'order.scanned', '--location', 'Hub')).toEqual([`${id} is picked_up, event 6.`])
  const [row] = await database.$client`select courier_awb, tracking_url from orders where id = ${id}`
  expect(row).toEqual({ courier_awb: 'JKT-1', tracking_url: page })
})

test('what changes nothing is said to; what is refused fails', async () => {
  const id = await send()
  await edis(id, '--status', 'confirmed', '--external-id', 'wms-cli-1')
  expect(await edis(id, '--status', 'confirmed', '--external-id', 'wms-cli-1')).toEqual([
    `${id} is confirmed, event 2.`,
  ])
  expect(await edis(id, '--status', 'received')).toEqual([`No change: ${id} is confirmed, event 2.`])
  await expect(edis(id, '--status', 'on_hold')).rejects.toThrow(`Refused (STATE_UNREACHABLE): ${id} is confirmed`)
})

test.each([
  [['EDS1000000424', '--status', 'confirmed'], 'is not a valid AWB'],
  [['ord_x', '--status', 'confirmed'], 'No order has the order_id ord_x'],
  [['ord_x'], 'Send exactly one of status and event'],
  [['ord_x', '--status', 'delivery_failed'], 'reason_code: This field is required'],
  [['ord_x', '--event', 'order.weight_adjusted', '--weight', 'heavy'], 'actual_weight_g'],
  [['ord_x', '--status', 'gone'], 'Allowed choices'],
])('%j is refused', async (words, says) => {
  await expect(edis(...words)).rejects.toThrow(says)
})
