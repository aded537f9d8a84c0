import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('company')

const OfCompany = z.object({ companyId: WireId })

/** AI scores on screen; 1 is on. */
export const AiMarkConfigReply = z.object({
  allStatus: z.number(),
  singleStatus: z.number(),
  manualStatus: z.number(),
  aiScoreStatus: z.number(),
})

export const getAiAnnotationSettings = defineCall({
  method: 'POST',
  path: '/admin/auth/role/getAiAnnotationSettings',
  isRead: true,
  summary: 'Which AI scores the company shows',
  access: { user: { company: 'companyId' } },
  input: OfCompany,
  reply: AiMarkConfigReply,
})

export const ReportTabConfigReply = z.array(z.object({ tabType: z.number(), inUse: z.number() }))

export const getReportTabConfig = defineCall({
  method: 'POST',
  path: '/admin/report/tab/getConfig',
  isRead: true,
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

/** Rules that are on or off, in the order of the screen. */
export const CompanyFlags = z.object({
  reportScoreVisible: z.boolean(),
  hideAnswerCorrectness: z.boolean(),
  foldTextAnswers: z.boolean(),
  abbreviatedDimensionNames: z.boolean(),
  englishLabel: z.boolean(),
  /** The reports of all positions load language scores (decision C47). */
  loadLanguageScore: z.boolean(),
  usesPersonalityTest: z.boolean(),
  offlineInterviewTab: z.boolean(),
  stageBasedEvaluation: z.boolean(),
  eliminationReasonRequired: z.boolean(),
  shareLinkNeedsPassword: z.boolean(),
  /** Mails link to the password report instead of the shared one (decision C20). */
  shareMailsPasswordReport: z.boolean(),
  /** The password of a report may be mailed separately. */
  mailsSharePassword: z.boolean(),
  /** Visitors may forward a share (decision C78). */
  visitorsMaySendOn: z.boolean(),
  /** Visitors may download and print a report (decision C79). */
  visitorsMayDownload: z.boolean(),
  /** Interviewers see the opinions of colleagues only after giving their own. */
  ownOpinionFirst: z.boolean(),
  /** The AI's scores, too, are held back until then. */
  ownOpinionBeforeAi: z.boolean(),
  /** Candidates can be sent a link to photograph their ID card. */
  collectsIdCards: z.boolean(),
  /** Candidates can be sent a link that makes their phone a second camera. */
  monitorsByPhone: z.boolean(),
  /** Candidates can be sent a link to the campaign page. */
  sendsCampaign: z.boolean(),
  /** Positions have a salary. */
  showsSalary: z.boolean(),
  /** HR erases candidates; administrators always may (decision S136). */
  hrMayErase: z.boolean(),
  /** HR exports all data of a candidate. */
  hrMayExport: z.boolean(),
  /** HR merges persons and positions. */
  hrMayMerge: z.boolean(),
})

/** Their names, in that order. */
export const companyFlags = z.keyof(CompanyFlags).options

/** How many hours before its start a candidate may still move an interview; 0: never. */
export const moveHours = [0, 2, 12, 24, 48] as const

/** Retention periods for photos of ID cards, in days, where the law requires one. */
export const idPhotoDays = [7, 30, 90, 180, 365] as const

/** The rules by which customers differ (decision N40). */
export const CompanyRulesReply = z.extend(CompanyFlags, {
  partnerBrand: z.nullable(PartnerBrandReply),
  /** One of `moveHours`. */
  candidateMoveHours: z.number(),
  /** One of `idPhotoDays`; used where the company's profile requires a retention period. */
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

/**
 * The company's name, and the brand that its people see: open to everybody who has the company's id.
 *
 * Without `companyId` a signed-in account gets its own company.
 */
export const getCompanyInfo = defineCall({
  method: 'GET',
  path: '/enterprise/company/company/getCompanyInfo',
  summary: 'The company and its partner’s brand',
  access: 'public',
  input: z.object({ companyId: OptionalWireId }),
  reply: z.object({
    companyId: z.string(),
    companyName: z.string(),
    /** For the company's own accounts; null for everybody else. */
    customerType: z.nullable(z.string()),
    /** Null for the product's own brand. */
    title: z.nullable(z.string()),
    icon: z.nullable(z.string()),
    logo: z.nullable(z.string()),
    /** For the company's own accounts. Null without limits, and for everybody else. */
    edition: z.nullable(z.string()),
  }),
})

export const getEvaluationConfig = defineCall({
  method: 'GET',
  path: '/candidate/evaluationConfig/getEvaluationConfig',
  summary: 'Whether candidates are anonymous and feedback is for its owner alone',
  access: { user: { company: 'companyId' } },
  input: z.object({ companyId: z.optional(WireId), jobseekerChannelId: z.optional(WireId) }),
  reply: z.object({
    /** 1 hides who the candidates are. */
    screeningInfoStatus: z.number(),
    /** 1: only its owner may read feedback. */
    evaluationInvisibleStatus: z.number(),
  }),
})
