import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('shares')

/** Ends one share of a report, or all that are live: from the next request on nothing is read by it. */
export const revokeShares = defineCall({
  method: 'POST',
  path: '/candidate/share/revoke',
  summary: 'Closes a report to those without an account',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, act: 'share' },
  sends: 'json',
  onFailure: ['toast'],
  input: z.object({
    jobseekerChannelId: WireId,
    /** All of them when left out. */
    shareId: OptionalWireId,
  }),
  reply: z.object({ revoked: z.number() }),
})

/**
 * Gives a live share another password, or its first one. It is answered here and never again; without it nothing is
 * opened from now on, and what was opened before ends with the next request.
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
