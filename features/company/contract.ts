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
  access: { user: { company: 'companyId' } },
  input: OfCompany,
  reply: AiMarkConfigReply,
})

export const ReportTabConfigReply = z.array(z.object({ tabType: z.number(), inUse: z.number() }))

export const getReportTabConfig = defineCall({
  method: 'POST',
  path: '/admin/report/tab/getConfig',
  summary: 'The switches of the report',
  access: { user: { company: 'companyId' } },
  input: OfCompany,
  reply: ReportTabConfigReply,
})

export const getSystemConfigList = defineCall({
  method: 'GET',
  path: '/admin/system/getSystemConfigList',
  summary: 'Every rule of the company as key and value',
  access: { user: { company: 'companyId' } },
  input: OfCompany,
  reply: z.array(z.object({ configKey: z.string(), configValue: z.string() })),
})

/** The name and the mark of a partner; `icon` is an image as a data address. */
export const PartnerBrandReply = z.object({ title: z.string(), icon: z.optional(z.string()) })

/** The rules that are on or off, in the order in which an administrator sees them. */
export const CompanyFlags = z.object({
  reportScoreVisible: z.boolean(),
  hideAnswerCorrectness: z.boolean(),
  foldTextAnswers: z.boolean(),
  abbreviatedDimensionNames: z.boolean(),
  englishLabel: z.boolean(),
  /** Every position's reports load language scores (decision C47). */
  loadLanguageScore: z.boolean(),
  usesPersonalityTest: z.boolean(),
  offlineInterviewTab: z.boolean(),
  stageBasedEvaluation: z.boolean(),
  eliminationReasonRequired: z.boolean(),
  shareLinkNeedsPassword: z.boolean(),
  /** A mail leads to the password report in place of the shared one (decision C20). */
  shareMailsPasswordReport: z.boolean(),
  /** A report's password may follow in a mail of its own. */
  mailsSharePassword: z.boolean(),
  /** Whoever reads a shared report may send its link on (decision C78). */
  visitorsMaySendOn: z.boolean(),
  /** Whoever reads a shared report may download and print it (decision C79). */
  visitorsMayDownload: z.boolean(),
  /** Interviewers see what colleagues say of a candidate once they have given their own opinion. */
  ownOpinionFirst: z.boolean(),
  /** The AI's scores are held back until the own opinion as well. */
  ownOpinionBeforeAi: z.boolean(),
  /** Candidates photograph their ID card by a link. */
  collectsIdCards: z.boolean(),
  /** A candidate's phone is a second camera by a link. */
  monitorsByPhone: z.boolean(),
  /** Candidates may be sent the page of the campaign. */
  sendsCampaign: z.boolean(),
})

/** Their names, in that order. */
export const companyFlags = z.keyof(CompanyFlags).options

/** Until how many hours before its start a candidate may move an interview; 0: not at all. */
export const moveHours = [0, 2, 12, 24, 48] as const

/** How many days a company may keep photos of ID cards where its law has it delete them. */
export const idPhotoDays = [7, 30, 90, 180, 365] as const

/** The rules by which customers differ (decision N40). */
export const CompanyRulesReply = z.extend(CompanyFlags, {
  partnerBrand: z.nullable(PartnerBrandReply),
  /** One of `moveHours`. */
  candidateMoveHours: z.number(),
  /** One of `idPhotoDays`; it counts under the profiles that have a term. */
  idPhotoDays: z.number(),
})

export const getCompanyConfig = defineCall({
  method: 'GET',
  path: '/enterprise/company/companyConfig/detail',
  summary: 'Every rule by which the company differs from others',
  access: { user: { company: 'companyId' } },
  input: OfCompany,
  reply: CompanyRulesReply,
})

/** What the company is called, and by whose name and mark its people know the product. */
export const getCompanyInfo = defineCall({
  method: 'GET',
  path: '/enterprise/company/company/getCompanyInfo',
  summary: 'The company and its partner’s brand',
  access: { user: { company: 'companyId' } },
  input: OfCompany,
  reply: z.object({
    companyId: z.string(),
    companyName: z.string(),
    customerType: z.string(),
    /** Null where the product goes by its own name and mark. */
    title: z.nullable(z.string()),
    icon: z.nullable(z.string()),
    logo: z.nullable(z.string()),
    /** Null where nothing is limited. */
    edition: z.nullable(z.string()),
  }),
})

export const getEvaluationConfig = defineCall({
  method: 'GET',
  path: '/candidate/evaluationConfig/getEvaluationConfig',
  summary: 'Whether candidates are anonymous and feedback is for its owner alone',
  access: { user: { company: 'companyId' } },
  input: z.object({ companyId: z.optional(WireId), jobseekerChannelId: z.optional(WireId) }),
  reply: z.object({ screeningInfoStatus: z.number(), evaluationInvisibleStatus: z.number() }),
})
