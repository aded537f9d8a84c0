import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { accountRefusals } from '../contract.ts'

const defineCall = callsOf('accounts')

/** The link of the previous invitation stops working. */
export const inviteAccount = defineCall({
  method: 'POST',
  path: '/admin/config/accounts/invite',
  summary: 'Sends an account its invitation again',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ accountId: WireId }),
  reply: Nothing,
  refusals: {
    ...accountRefusals,
    notInvited: codes.changedMeanwhile,
    noMailServer: codes.switchedOff,
    noWayIn: codes.switchedOff,
    tooMany: codes.tooMany,
  },
  onFailure: ['toast'],
})

export const revokeInvitation = defineCall({
  method: 'POST',
  path: '/admin/config/accounts/revokeInvitation',
  summary: 'Takes the invitation of an account back',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ accountId: WireId }),
  reply: Nothing,
  refusals: { ...accountRefusals, notInvited: codes.changedMeanwhile },
  onFailure: ['toast'],
})
