import { updateAccount } from '@edis/contract/portal-calls/account'
import { inviteMember, joinPartner, removeMember, updateMember } from '@edis/contract/portal-calls/members'
import { addPasskey, beginPasskey, removePasskey } from '@edis/contract/portal-calls/passkeys'
import { changePassword, forgotPassword, resetPassword } from '@edis/contract/portal-calls/passwords'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  requireSecondFactor,
} from '@edis/contract/portal-calls/second-factor'
import { endSessions } from '@edis/contract/portal-calls/sessions'
import type { Call, DataOf, RequestOf } from '@edis/contract/calls/call'
import { parseSettings } from '../../server/src/settings.ts'
import { stepAt, totpAt } from '../../server/src/second-factor/totp.ts'
import { testAuthenticator } from '../people/authenticator.ts'
import { openTestTeam, type TestTeam } from '../people/team.ts'
import type { Change, Desk } from './audited-systems.ts'

/** By the owner of a partner that no other test needs. */
async function asOwner({ app }: Desk, act: (team: TestTeam, owner: Owner) => Promise<unknown>): Promise<void> {
  const team = openTestTeam(app)
  try {
    const owner = await app.signedInPartner()
    await act(team, {
      ...owner,
      async make(call, fields) {
        const answer = await app.call('development', call, { ...fields, token: owner.session })
        if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${JSON.stringify(answer)}`)
        return answer.data
      },
    })
  } finally {
    await team.close()
  }
}
type Owner = Awaited<ReturnType<Desk['app']['signedInPartner']>> & {
  make<C extends Call>(call: C, fields: RequestOf<C>): Promise<DataOf<C>>
}

const strong = 'gudang-senja-kopi-71'
let invited = 0
const newInvitation = () => ({ email: `audited-${++invited}@edis.test`, role: 'viewer' as const })

async function newPasskey({ make }: Owner): Promise<string> {
  const { origin } = new URL(parseSettings({}).urls.portal)
  const response = testAuthenticator().create(await make(beginPasskey, {}), { origin })
  return (await make(addPasskey, { name: 'Work laptop', response })).id
}

async function addAuthenticator({ app }: Desk, { make }: Owner): Promise<void> {
  const { secret } = await make(beginAuthenticator, {})
  await make(confirmAuthenticator, { code: totpAt(secret, stepAt(app.clock.now)) })
}

/** Calls on a partner's people. */
export const auditedCallsOfTeams: Record<string, Change> = {
  'POST /account/update': {
    writes: ['member.profile_changed'],
    make: (desk) => asOwner(desk, (_team, { make }) => make(updateAccount, { name: 'Dewi Lestari', language: 'id' })),
  },
  'POST /sessions/end': {
    writes: ['session.ended'],
    make: (desk) => asOwner(desk, (_team, { make }) => make(endSessions, { others: true })),
  },
  'POST /second-factor/confirm': {
    writes: ['second_factor.added'],
    make: (desk) => asOwner(desk, (_team, owner) => addAuthenticator(desk, owner)),
  },
  'POST /passkeys/add': {
    writes: ['second_factor.passkey_added'],
    make: (desk) => asOwner(desk, (_team, owner) => newPasskey(owner)),
  },
  'POST /passkeys/remove': {
    writes: ['second_factor.passkey_removed'],
    make: (desk) => asOwner(desk, async (_team, owner) => owner.make(removePasskey, { id: await newPasskey(owner) })),
  },
  'POST /second-factor/codes': {
    writes: ['second_factor.codes_renewed'],
    make: (desk) =>
      asOwner(desk, async (_team, owner) => {
        await addAuthenticator(desk, owner)
        await owner.make(renewRecoveryCodes, {})
      }),
  },
  'POST /second-factor/remove': {
    writes: ['second_factor.removed'],
    make: (desk) =>
      asOwner(desk, async (_team, owner) => {
        await addAuthenticator(desk, owner)
        await owner.make(removeAuthenticator, {})
      }),
  },
  'POST /second-factor/require': {
    writes: ['second_factor.required'],
    make: (desk) => asOwner(desk, (_team, { make }) => make(requireSecondFactor, { required: true })),
  },
  'POST /password/change': {
    writes: ['password.changed'],
    make: (desk) =>
      asOwner(desk, (_team, { make, password }) => make(changePassword, { current: password, new: strong })),
  },
  'POST /password/reset': {
    writes: ['password.reset'],
    make: (desk) =>
      asOwner(desk, async (team, { email }) => {
        await desk.app.call('development', forgotPassword, { user: email })
        const reset = await desk.app.call('development', resetPassword, { code: await team.code(email), new: strong })
        if (reset.status !== 200) throw new Error(JSON.stringify(reset))
      }),
  },
  'POST /members/invite': {
    writes: ['member.invited'],
    make: (desk) => asOwner(desk, (_team, { make }) => make(inviteMember, newInvitation())),
  },
  'POST /members/update': {
    writes: ['member.role_changed'],
    make: (desk) =>
      asOwner(desk, async (team, owner) =>
        owner.make(updateMember, { id: (await team.join(owner, 'viewer')).id, role: 'developer' }),
      ),
  },
  'POST /members/remove': {
    writes: ['member.removed', 'member.invitation_revoked'],
    make: (desk) =>
      asOwner(desk, async (team, owner) => {
        await owner.make(removeMember, { id: (await owner.make(inviteMember, newInvitation())).id })
        await owner.make(removeMember, { id: (await team.join(owner, 'viewer')).id })
      }),
  },
  'POST /members/join': {
    writes: ['member.joined'],
    make: (desk) =>
      asOwner(desk, async (team, { make }) => {
        const invitation = newInvitation()
        await make(inviteMember, invitation)
        const fields = { code: await team.code(invitation.email), name: 'Dewi Lestari', new: strong }
        const joined = await desk.app.call('development', joinPartner, fields)
        if (joined.status !== 200) throw new Error(JSON.stringify(joined))
      }),
  },
}
