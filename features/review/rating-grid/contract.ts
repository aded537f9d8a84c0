import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('rating-grid')

/** A score for one question: the value, and the sentence beside it. */
const GivenScore = z.object({ questionId: z.string(), value: z.nullable(z.number()), sentence: z.string() })

/** The feedback of one person on one interview with people. */
const Rater = z.object({
  feedbackId: z.string(),
  planId: z.string(),
  roundName: z.string(),
  /** Epoch milliseconds; null without a time. */
  startsAt: z.nullable(z.number()),
  name: z.string(),
  isOwn: z.boolean(),
  /** Whether it is the reader's own draft: it counts in no figure. */
  isDraft: z.boolean(),
  total: z.nullable(z.number()),
  scores: z.array(GivenScore),
})
export type Rater = z.output<typeof Rater>

/** Authors whose feedback is hidden until the reader has given their own on the same interview. */
const HeldBack = z.object({
  planId: z.string(),
  roundName: z.string(),
  name: z.string(),
  /** Epoch milliseconds. */
  submittedAt: z.number(),
})

const Question = z.object({
  id: z.string(),
  name: z.string(),
  /** Percent of the form's total. */
  weight: z.number(),
})

/** How far raters agree on a form in the position; the figure is null where there are too few scores. */
const Agreement = z.object({
  raters: z.number(),
  candidates: z.number(),
  scores: z.number(),
  figure: z.nullable(z.object({ alpha: z.number(), low: z.number(), high: z.number() })),
})
export type SentAgreement = z.output<typeof Agreement>

/** The feedback on one form, with its scales. */
const RatedForm = z.object({
  formId: z.string(),
  name: z.string(),
  modules: z.array(
    z.object({ id: z.string(), name: z.string(), weight: z.number(), questions: z.array(Question) }),
  ),
  raters: z.array(Rater),
  agreement: Agreement,
})
export type RatedForm = z.output<typeof RatedForm>

/** All rounds of a candidate: the scores of each interviewer, form by form. */
export const queryRoundScores = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/queryRoundScores',
  isRead: true,
  summary: 'What the interviewers of all rounds scored a candidate',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId', position: 'positionId' },
    needs: 'planInterview',
  },
  sends: 'json',
  payload: 'data',
  onFailure: ['toast', 'signIn'],
  input: z.object({ positionId: OptionalWireId, jobseekerChannelId: WireId }),
  reply: z.object({
    forms: z.array(RatedForm),
    heldBack: z.array(HeldBack),
    /** How many feedbacks are stored but cannot be read; left out where all can. */
    unreadable: z.optional(z.number()),
  }),
})
export type RoundScores = z.output<typeof queryRoundScores.reply>
