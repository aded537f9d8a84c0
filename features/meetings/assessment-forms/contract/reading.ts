import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('assessment-forms')

const Bit = z.union([z.literal(0), z.literal(1)])

const WireQuestion = z.object({
  id: z.string(),
  questionName: z.string(),
  questionDescribe: z.string(),
  /** 0 scale, 1 one choice, 2 several choices, 3 text (decision C69). */
  questionType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** The highest value of a scale, which begins at 1; null for the other types. */
  questionValue: z.nullable(z.number()),
  /** Percent of the total. */
  weigh: z.number(),
  isNeed: Bit,
  options: z.array(z.object({ id: z.string(), optionValue: z.string() })),
  /** Value, option id, option ids joined by commas, or text; null without an answer. */
  questionAnswer: z.nullable(z.string()),
  /** The meanings of the values of a scale, from high to low; values without a meaning are left out. */
  levels: z.array(z.object({ value: z.number(), text: z.string() })),
  isHalf: Bit,
  asksSentence: Bit,
  answerSentence: z.nullable(z.string()),
})

/** An assessment form to fill in, with the answers where there are any. */
export const WireForm = z.object({
  id: z.string(),
  /** Id of the version. */
  publishId: z.string(),
  templateName: z.string(),
  templateType: z.number(),
  templateDescribe: z.string(),
  /** What it assesses: the names of its modules. */
  assessmentPoint: z.string(),
  /** Total score; null while nothing was answered. */
  assessmentScore: z.nullable(z.number()),
  /** Highest possible total. */
  assessmentTotalScore: z.number(),
  modules: z.array(
    z.object({
      id: z.string(),
      moduleName: z.string(),
      moduleDescribe: z.string(),
      /** Score of the module; null while nothing was answered. */
      moduleScore: z.nullable(z.number()),
      questions: z.array(WireQuestion),
    }),
  ),
})
export type WireForm = z.output<typeof WireForm>

/** The forms that can be chosen for a round. */
export const getTempleteList = defineCall({
  method: 'GET',
  path: '/candidate/registerForm/info/getTempleteList',
  summary: 'The assessment forms that can be chosen for a round',
  access: { user: { company: 'companyId' } },
  input: z.object({ companyId: OptionalWireId }),
  reply: z.array(
    z.object({
      id: z.string(),
      publishId: z.string(),
      templateName: z.string(),
      templateType: z.number(),
      templateDescribe: z.string(),
    }),
  ),
})

/** The form for a position: that of the first of its rounds with a form. */
export const getPositionRelationFormId = defineCall({
  method: 'GET',
  path: '/candidate/registerForm/info/getPositionRelationFormId',
  summary: 'The assessment form of a position',
  access: { user: {} },
  input: z.object({ positionId: WireId }),
  reply: z.object({ formId: z.nullable(z.string()) }),
})

/** A form by its version, as it is published now, or as the form of a round. */
export const getInterviewAssessmentForm = defineCall({
  method: 'GET',
  path: '/candidate/interviewPlan/getInterviewAssessmentForm',
  summary: 'An assessment form to fill in',
  access: { user: {} },
  onFailure: ['toast', 'signIn'],
  input: z.object({
    /** Id of a round, or of a form as `getTempleteList` and `queryInterviewPlan` answer it. */
    id: OptionalWireId,
    publishId: OptionalWireId,
    interviewAssessmentFormId: OptionalWireId,
  }),
  reply: WireForm,
  refusals: { noForm: codes.notFound },
})
