import { callsOf, eventCallsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report')

/** What the conditions of tabs look at: the page reads rights and presence here and never works them out. */
export const TabFactsReply = z.object({
  permissions: z.array(z.string()),
  isAnonymous: z.boolean(),
  hasAi: z.boolean(),
  hasVideoQuestions: z.boolean(),
  parts: z.array(z.string()),
  usesPersonalityTest: z.boolean(),
  hasOfflineInterviewTab: z.boolean(),
  simulationTests: z.array(z.number()),
  aiTabMode: z.enum(['byMenu', 'all', 'byAnswers']),
  alwaysShowsAttachments: z.boolean(),
  isCompetencyTestOn: z.boolean(),
  loadsLanguageScore: z.boolean(),
  acts: z.array(z.string()),
  needsEliminationReason: z.boolean(),
  isEvaluatedByStage: z.boolean(),
})

/** The tabs that this viewer may see, in the order of the bar, with what decided it. */
export const getMenuTabs = defineCall({
  method: 'POST',
  path: '/mark/report/interview/getMenuTabs',
  summary: 'The tabs of a report that the viewer may see',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId', position: 'positionId' },
  },
  input: z.object({
    positionId: OptionalWireId,
    interviewId: OptionalWireId,
    /** For a candidate who has no interview yet. */
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
  access: { report: 'interview', by: { interview: 'interviewId' } },
  input: z.object({ interviewId: WireId }),
  eventName: 'part',
  event: z.object({ part: z.string(), version: z.number() }),
})
