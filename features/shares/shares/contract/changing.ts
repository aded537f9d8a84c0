import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { UndoId } from '../../../platform/undo/contract.ts'

const defineCall = callsOf('shares')

/** Ends one share of a report, or all live ones: from the next request on they open nothing. */
export const revokeShares = defineCall({
  method: 'POST',
  path: '/candidate/share/revoke',
  canBeUndone: true,
  summary: 'Closes a report to those without an account',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, act: 'share' },
  sends: 'json',
  onFailure: ['toast'],
  input: z.object({
    jobseekerChannelId: WireId,
    /** All live shares when left out. */
    shareId: OptionalWireId,
  }),
  reply: z.object({ revoked: z.number(), undoId: UndoId }),
})

/**
 * Gives a live share another password, or its first one, which is only in this reply. From now on the share opens only
 * with it, and visits that are open end with their next request.
 */
export const renewSharePassword = defineCall({
  method: 'POST',
  path: '/candidate/share/renewPassword',
  summary: 'Gives a shared report another password',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, act: 'share' },
  sends: 'json',
  onFailure: ['toast'],
  input: z.object({ jobseekerChannelId: WireId, shareId: WireId }),
  reply: z.object({ password: z.string() }),
})
