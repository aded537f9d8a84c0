import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { Mentioned } from '../mentions/contract.ts'

const defineCall = callsOf('remarks')

/** The most characters of a remark, as when it is added. */
const maxLength = 500

/** The most former texts of a remark that are kept. */
export const maxVersions = 50

const Revision = wireNumber(1, 1_000)

/**
 * Changes a remark. Only its author may. The former text stays in the record. `revision` is that of the text which the
 * author read: a later text is not overwritten.
 */
export const changeRemark = defineCall({
  method: 'POST',
  path: '/candidate/remark/change',
  sends: 'json',
  canBeUndone: true,
  summary: 'Changes an own remark; the former text stays in the record',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, act: 'remark' },
  onFailure: ['toast', 'signIn'],
  input: z.object({
    jobseekerChannelId: WireId,
    remarkId: WireId,
    revision: Revision,
    text: z.string().check(z.maxLength(maxLength)),
    mentioned: Mentioned,
  }),
  reply: z.object({ revision: z.number() }),
  refusals: {
    unknownRemark: codes.notFound,
    changedMeanwhile: codes.changedMeanwhile,
    empty: codes.invalidInput,
    changedOften: codes.quotaUsedUp,
  },
})

/** Deletes a remark. Only its author may. It can be undone for ten minutes; then its texts are gone for good. */
export const deleteRemark = defineCall({
  method: 'POST',
  path: '/candidate/remark/delete',
  sends: 'json',
  canBeUndone: true,
  summary: 'Deletes an own remark',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, act: 'remark' },
  onFailure: ['toast', 'signIn'],
  input: z.object({ jobseekerChannelId: WireId, remarkId: WireId, revision: Revision }),
  reply: z.object({ undoId: z.nullable(z.string()) }),
  refusals: { unknownRemark: codes.notFound, changedMeanwhile: codes.changedMeanwhile },
})

/** The former texts of a remark, newest first. For its author and for administrators, who read the record. */
export const listRemarkVersions = defineCall({
  method: 'GET',
  path: '/candidate/remark/versions',
  summary: 'The former texts of a remark',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId' },
    needs: 'reportRemark',
  },
  onFailure: ['signIn'],
  input: z.object({ jobseekerChannelId: WireId, remarkId: WireId }),
  reply: z.array(
    z.object({
      revision: z.number(),
      text: z.string(),
      /** Epoch milliseconds: when the text was written, and when another one took its place. */
      writtenAt: z.number(),
      replacedAt: z.number(),
    }),
  ),
  refusals: { unknownRemark: codes.notFound },
})
