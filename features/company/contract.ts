import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('company')

const OfCompany = z.object({ companyId: WireId })

/** Which AI scores show; 1 is on. */
export const AiMarkConfigReply = z.object({
  allStatus: z.number(),
  singleStatus: z.number(),
  manualStatus: z.number(),
  aiScoreStatus: z.number(),
})

export const getAiAnnotationSettings = defineCall({
  method: 'POST',
  path: '/admin/auth/role/getAiAnnotationSettings',
  summary: 'Which AI scores the company shows',
  access: 'reader',
  input: OfCompany,
  reply: AiMarkConfigReply,
})

export const ReportTabConfigReply = z.array(z.object({ tabType: z.number(), inUse: z.number() }))

export const getReportTabConfig = defineCall({
  method: 'POST',
  path: '/admin/report/tab/getConfig',
  summary: 'The switches of the report',
  access: 'reader',
  input: OfCompany,
  reply: ReportTabConfigReply,
})

export const getSystemConfigList = defineCall({
  method: 'GET',
  path: '/admin/system/getSystemConfigList',
  summary: 'Every rule of the company as key and value',
  access: 'reader',
  input: OfCompany,
  reply: z.array(z.object({ configKey: z.string(), configValue: z.string() })),
})

export const getEvaluationConfig = defineCall({
  method: 'GET',
  path: '/candidate/evaluationConfig/getEvaluationConfig',
  summary: 'Whether candidates are anonymous and feedback is for its owner alone',
  access: 'reader',
  input: z.object({ companyId: z.optional(WireId), jobseekerChannelId: z.optional(WireId) }),
  reply: z.object({ screeningInfoStatus: z.number(), evaluationInvisibleStatus: z.number() }),
})
