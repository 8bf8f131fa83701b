import { showAccount, updateAccount } from '@edis/contract/portal-calls/account'
import { inviteMember, listMembers, updateMember } from '@edis/contract/portal-calls/members'
import { type Fields, inPortal, type Kept } from './afterwards.ts'
import type { World } from './world.ts'

async function accountsRow({ sql }: World, table: 'members' | 'invitations', id: string): Promise<Fields> {
  const [found] = await sql`select to_jsonb(kept) as row from accounts.${sql(table)} kept where id = ${id}`
  return (found?.['row'] ?? {}) as Fields
}
const listed = async (world: World, id: string): Promise<Fields> => ({
  ...(await inPortal(world, listMembers, {})).find((entry) => entry.id === id),
})

/** Calls on a partner's people that keep fields. */
export const keptByTeams: Record<string, (world: World) => Promise<Kept[]>> = {
  [updateAccount.path]: async (world) => {
    const sent = { name: 'Rina Wulandari', language: 'id' as const }
    await inPortal(world, updateAccount, sent)
    const told = await inPortal(world, showAccount, {})
    return [{ sent, row: await accountsRow(world, 'members', told.id), told }]
  },

  [inviteMember.path]: async (world) => {
    const sent = { email: 'ayu@tokosenja.id', role: 'developer' as const }
    const { id } = await inPortal(world, inviteMember, sent)
    return [{ sent, row: await accountsRow(world, 'invitations', id), told: await listed(world, id) }]
  },

  [updateMember.path]: async (world) => {
    const { id } = await inPortal(world, showAccount, {})
    const sent = { id, role: 'owner' as const }
    await inPortal(world, updateMember, sent)
    return [{ sent, row: await accountsRow(world, 'members', id), told: await listed(world, id) }]
  },
}
