import { callsOf, eventCallsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report')

/** What the conditions of tabs look at: the page reads rights and presence here and never works them out. */
export const TabFactsReply = z.object({
  permissions: z.array(z.string()),
  /** What tells of the person, as far as it is open to this reader: see `personalParts` of the access. */
  personalParts: z.array(z.string()),
  isAnonymous: z.boolean(),
  /** Interview result: AI interview held, and with video questions. */
  hasAi: z.boolean(),
  hasVideoQuestions: z.boolean(),
  /** Parts of data that are present for this candidate or interview, as far as the reader may know: see `visibleParts`. */
  parts: z.array(z.string()),
  usesPersonalityTest: z.boolean(),
  hasOfflineInterviewTab: z.boolean(),
  simulationTests: z.array(z.number()),
  /** How the AI interview's tabs are chosen (config entry of tab type 3). */
  aiTabMode: z.enum(['byMenu', 'all', 'byAnswers']),
  /** A customer type whose background checks stand in the attachments (decision C42). */
  alwaysShowsAttachments: z.boolean(),
  /** The AI data's `meritasSwitch`: whether the competency assessment was ordered. */
  isCompetencyTestOn: z.boolean(),
  /** The company or the position has language scores loaded with every report (decision C47). */
  loadsLanguageScore: z.boolean(),
  /** What the viewer may do about the candidate. */
  acts: z.array(z.string()),
  /** Whether a rejection needs its reason in the comment on the resume (R5-034). */
  needsEliminationReason: z.boolean(),
  /** Whether evaluations are kept stage by stage (R6-026). */
  isEvaluatedByStage: z.boolean(),
  /** Read by a grant, without an account: nothing is done here, and what stays in the company is not asked for. */
  isVisit: z.boolean(),
  /** What the reader gets after their own opinion: planned interviews that wait for it, colleagues' opinions, AI scores. */
  heldBack: z.object({ planIds: z.array(z.string()), opinions: z.boolean(), aiScores: z.boolean() }),
  /** Whether the reader may take the report along, as a file or printed: a company may keep visitors from it. */
  mayDownload: z.boolean(),
})
export type TabFactsReply = z.output<typeof TabFactsReply>

/** Everything off or empty, so that nothing shows by omission. */
export const noFacts: TabFactsReply = {
  permissions: [],
  personalParts: [],
  isAnonymous: false,
  hasAi: false,
  hasVideoQuestions: false,
  parts: [],
  usesPersonalityTest: false,
  hasOfflineInterviewTab: false,
  simulationTests: [],
  aiTabMode: 'all',
  alwaysShowsAttachments: false,
  isCompetencyTestOn: false,
  loadsLanguageScore: false,
  acts: [],
  needsEliminationReason: false,
  isEvaluatedByStage: false,
  isVisit: false,
  heldBack: { planIds: [], opinions: false, aiScores: false },
  mayDownload: false,
}

/** The tabs that this viewer may see, in the order of the bar, with what decided it. */
export const getMenuTabs = defineCall({
  method: 'POST',
  path: '/mark/report/interview/getMenuTabs',
  summary: 'The tabs of a report that the viewer may see',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId', position: 'positionId' },
    visitors: true,
  },
  input: z.object({
    positionId: OptionalWireId,
    interviewId: OptionalWireId,
    /** Names a candidate who has no interview yet. */
    jobseekerChannelId: OptionalWireId,
  }),
  reply: z.object({
    menuTabs: z.array(z.object({ tab: z.number(), name: z.string() })),
    facts: TabFactsReply,
  }),
})

/** Whether the candidate was told that an AI takes part in the interview, as the import said: 0 not, 1 told. */
export const getAiNoticeStatus = defineCall({
  method: 'GET',
  path: '/mark/interview/report/getAiNoticeStatus',
  summary: 'Whether the AI notice of an interview was sent',
  access: { report: 'interview', by: { interview: 'interviewId' }, needs: 'reportAIInterview' },
  input: z.object({ interviewId: WireId }),
  reply: z.object({ status: z.number() }),
})

/**
 * Tells that a part of an interview has come in or changed: its key in the bundle, with the interview's version.
 *
 * It carries no content. Whoever shows the part asks its call anew.
 */
export const reportEvents = eventCallsOf('report')({
  path: '/mark/interview/report/events',
  summary: 'Tells when a part of a report has come in or changed',
  access: { report: 'interview', by: { interview: 'interviewId' }, visitors: true },
  input: z.object({ interviewId: WireId }),
  eventName: 'part',
  event: z.object({ part: z.string(), version: z.number() }),
})
