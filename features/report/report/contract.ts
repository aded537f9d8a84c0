import { callsOf, eventCallsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report')

/**
 * The facts that the conditions of tabs depend on: the page reads rights and presence here and never works them out.
 */
export const TabFactsReply = z.object({
  permissions: z.array(z.string()),
  /** The personal parts that are open to this reader: see `personalParts` of the access. */
  personalParts: z.array(z.string()),
  isAnonymous: z.boolean(),
  /** Interview result: AI interview held, and with video questions. */
  hasAi: z.boolean(),
  hasVideoQuestions: z.boolean(),
  /** Parts of data that exist for this candidate or interview, as far as the reader may know: see `visibleParts`. */
  parts: z.array(z.string()),
  usesPersonalityTest: z.boolean(),
  hasOfflineInterviewTab: z.boolean(),
  simulationTests: z.array(z.number()),
  /** How the AI interview's tabs are chosen (config entry of tab type 3). */
  aiTabMode: z.enum(['byMenu', 'all', 'byAnswers']),
  /** Whether the customer type shows background checks among the attachments (decision C42). */
  alwaysShowsAttachments: z.boolean(),
  /** The AI data's `meritasSwitch`: whether the competency assessment was ordered. */
  isCompetencyTestOn: z.boolean(),
  /** Whether the company or the position loads language scores with every report (decision C47). */
  loadsLanguageScore: z.boolean(),
  /** What the viewer may do about the candidate. */
  acts: z.array(z.string()),
  /** Whether a rejection needs its reason in the comment on the resume (R5-034). */
  needsEliminationReason: z.boolean(),
  /** Whether evaluations are kept stage by stage (R6-026). */
  isEvaluatedByStage: z.boolean(),
  /** Whether a visitor reads it: there are no actions, and parts that stay in the company are not fetched. */
  isVisit: z.boolean(),
  /**
   * What the reader sees only after their own opinion: planned interviews that wait for it, colleagues' opinions, AI
   * scores.
   */
  heldBack: z.object({ planIds: z.array(z.string()), opinions: z.boolean(), aiScores: z.boolean() }),
  /** Whether the reader may download or print the report: a company may keep visitors from it. */
  mayDownload: z.boolean(),
  /**
   * The candidate's standing in the reader's shortlist: live, or the recommendation was withdrawn, or the candidate left
   * its stage, before a decision (decision S90).
   */
  standing: z.enum(['live', 'withdrawn', 'left']),
  /** What becomes of mails: without a mail server they are kept for an administrator. */
  mails: z.enum(['sent', 'kept']),
})
export type TabFactsReply = z.output<typeof TabFactsReply>

/** Everything off or empty, so that nothing shows when a fact is left out. */
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
  standing: 'live',
  mails: 'sent',
}

/** The tabs that this viewer may see, in the order of the bar, with the facts that decided it. */
export const getMenuTabs = defineCall({
  method: 'POST',
  path: '/mark/report/interview/getMenuTabs',
  isRead: true,
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
    /**
     * The version of the last change of any part of the interview that this viewer may see: an event stream that
     * begins with it misses nothing. Left out without an interview.
     */
    version: z.optional(z.number()),
  }),
})

/** Whether the candidate was informed that an AI takes part in the interview, as imported: 0 not, 1 informed. */
export const getAiNoticeStatus = defineCall({
  method: 'GET',
  path: '/mark/interview/report/getAiNoticeStatus',
  summary: 'Whether the AI notice of an interview was sent',
  access: { report: 'interview', by: { interview: 'interviewId' }, needs: 'reportAIInterview' },
  input: z.object({ interviewId: WireId }),
  reply: z.object({ status: z.number() }),
})

/**
 * Reports that a part of an interview has come in or changed: its key in the bundle, and the interview's version.
 *
 * It carries no content. A page that shows the part fetches it again.
 */
export const reportEvents = eventCallsOf('report')({
  path: '/mark/interview/report/events',
  summary: 'Tells when a part of a report has come in or changed',
  access: { report: 'interview', by: { interview: 'interviewId' }, visitors: true },
  input: z.object({ interviewId: WireId }),
  eventName: 'part',
  event: z.object({ part: z.string(), version: z.number() }),
})
