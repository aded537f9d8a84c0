import { callsOf } from '@candor/call/define'
import { OptionalWireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('resume')

/**
 * The original resume. `resumeUrl` is empty in the states `none` and `hidden`, and so are all other fields of a hidden
 * one.
 */
export const jobseekerResumeInfo = defineCall({
  method: 'POST',
  path: '/candidate/jobseekerChannel/jobseekerChannel/jobseekerResumeInfo',
  isRead: true,
  summary: 'The original resume of a candidate',
  access: {
    report: 'candidate',
    by: {
      interview: 'interviewId',
      candidate: 'jobseekerChannelId',
      position: 'positionId',
      company: 'companyId',
    },
    needs: 'reportResume',
    visitors: true,
  },
  input: z.object({
    interviewId: OptionalWireId,
    /** Names a candidate who has no interview yet. */
    jobseekerChannelId: OptionalWireId,
    positionId: OptionalWireId,
    companyId: OptionalWireId,
  }),
  reply: z.object({
    interviewResult: z.object({ resumeUrl: z.string(), channelId: z.nullable(z.number()) }),
    state: z.enum(['ready', 'parsing', 'none', 'hidden']),
    fileName: z.string(),
    /** Ending of the file name: lower case, without the dot. */
    ending: z.string(),
  }),
})
