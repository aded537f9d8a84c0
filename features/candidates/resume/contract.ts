import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('resume')

export const showFormsList = defineCall({
  method: 'GET',
  path: '/candidate/registerForm/info/showFormsList',
  summary: 'The forms that a candidate has filled in',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId', company: 'companyId' },
    needs: 'reportResume',
    visitors: true,
  },
  input: z.object({ jobseekerChannelId: WireId, companyId: OptionalWireId }),
  reply: z.array(z.object({ formId: z.string(), formName: z.string(), submittedAt: z.nullable(z.number()) })),
})

/**
 * The candidate's form, or null without one. An item without a group has an empty one; values are plain text. A visitor
 * whose share does not open contacts gets no answer that may hold one (decision S83).
 */
export const getEmployInfo = defineCall({
  method: 'GET',
  path: '/candidate/registerForm/info/getEmployInfo',
  summary: 'What a candidate filled in',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId' },
    needs: 'reportResume',
    visitors: true,
  },
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.nullable(
    z.object({
      formName: z.string(),
      submittedAt: z.nullable(z.number()),
      items: z.array(
        z.object({
          title: z.string(),
          value: z.array(z.string()),
          group: z.string(),
          isWithheld: z.optional(z.literal(true)),
        }),
      ),
    }),
  ),
})
