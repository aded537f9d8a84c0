import { callsOf } from '@candor/call/define'
import { OptionalWireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { ChannelInfo } from '../candidates/contract.ts'

const defineCall = callsOf('interviews')

const Text = z.nullable(z.string())
const Amount = z.nullable(z.number())

/** One object with the fields of both documents (decision C35). Hidden ones are null: what a viewer may not see is not sent. */
export const InterviewResult = z.extend(ChannelInfo, {
  interviewId: Text,
  interviewName: Text,
  interview_status: z.string(),
  interviewCategory: Amount,
  haveAi: z.number(),
  haveVideoQuestion: z.number(),
  isCustom: z.number(),
  usetime: Amount,
  totaltime: Amount,
  real_begininterview_time: Amount,
  interview_finish_time: Amount,
  tattooResults: z.array(z.unknown()),
  mobileMonitorVideoList: z.array(z.unknown()),
  colorBlindess: z.nullable(z.unknown()),
  /** Work-sync AI data: its presence counts as finished (R4-002). */
  transferWorkSyncAiData: z.nullable(z.unknown()),
})

const Sentence = z.object({
  startMs: z.number(),
  endMs: z.number(),
  text: z.string(),
  words: z.optional(
    z.array(
      z.object({
        startMs: z.number(),
        endMs: z.number(),
        text: z.string(),
        confidence: z.optional(z.number()),
      }),
    ),
  ),
})

export const Transcript = z.object({
  source: z.optional(z.string()),
  meanConfidence: z.optional(z.number()),
  sentences: z.array(Sentence),
})

/** One question with its answer. Times of the transcript count from the start of the answer's own recording. */
export const AnswerResult = z.object({
  question_id: z.string(),
  problem_answer_method: z.number(),
  title: Text,
  /** HTML, cleaned by the server. */
  problem: z.string(),
  gw_module_id: Text,
  followUpOf: Text,
  interviewRoundNum: Amount,
  problem_time_point: Amount,
  answer_time_point: Amount,
  sessionStartMs: z.number(),
  durationMs: Amount,
  answer: Text,
  answer_language: Amount,
  language: Text,
  label_name: Text,
  labelscore: Amount,
  actualscore: Amount,
  objective_score: Amount,
  right_key: Text,
  is_not_score: Amount,
  scoreReason: Text,
  questionOptionList: z.array(z.object({ optionCode: z.string(), optionContent: z.string() })),
  video_url: z.array(
    z.object({ video_url: Text, video_url_mp4: Text, video_screenshot_url: Text, startStr: Text }),
  ),
  transcript: z.nullable(Transcript),
})

/** The interview and its answers. `userId` is the interview id of the address (decision D11). */
export const interviewInfo = defineCall({
  method: 'POST',
  path: '/mark/interview/interview/interviewInfo',
  summary: 'The interview of a report with its answers',
  access: 'reader',
  onFailure: ['signIn'],
  input: z.object({
    userId: OptionalWireId,
    companyId: OptionalWireId,
    positionId: OptionalWireId,
    jobSeekerChannelId: OptionalWireId,
  }),
  reply: z.object({
    interviewResult: InterviewResult,
    idCard: z.nullable(z.object({ frontIdCard: Text, backIdCard: Text })),
    answerResult: z.array(AnswerResult),
    fullRecords: z.array(z.object({ createdDate: z.number(), videoUrl: z.string() })),
    interviewArrangeList: z.array(z.unknown()),
    /** What the viewer may do here: permission keys. The page shows by it and never works rights out again. */
    allowed: z.array(z.string()),
  }),
})
