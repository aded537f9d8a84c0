import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { ChannelInfo, SentIdCard, WorkSynced } from '../candidates/contract.ts'
import { AnswerResult, Transcript } from './contract/answer.ts'

const defineCall = callsOf('interviews')

const Text = z.nullable(z.string())
const Amount = z.nullable(z.number())

/**
 * The result of the colour-vision test. `resultStatus`: 1 normal, 2 weak, 3 blind (decision N33); −1: still being made.
 */
export const ColorBlindess = z.object({
  resultStatus: z.number(),
  successCount: Amount,
  errorCount: Amount,
})

/**
 * The findings of the body check, entry by entry: −1 still being made, 0 not passed, any other looked at by a person;
 * null: not checked, or not for this reader. Never sent where the company's law has no visual analysis (decision D26).
 */
const TattooResult = z.object({
  tattooStatus: Amount,
  armStatus: Amount,
  handStatus: Amount,
  legStatus: Amount,
})

/** A recording of the phone as a second camera; `createdDate` in epoch milliseconds. */
const MonitorVideo = z.object({ createdDate: z.number(), videoUrl: z.string() })

/** One object with the fields of both documents (decision C35). A field that the viewer may not see is null. */
const InterviewResult = z.extend(ChannelInfo, {
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
  tattooResults: z.array(TattooResult),
  mobileMonitorVideoList: z.array(MonitorVideo),
  colorBlindess: z.nullable(ColorBlindess),
  transferWorkSyncAiData: WorkSynced,
})

/** An interview with people as the mobile report shows it (P3-014), with the interviewers' feedback. */
export const InterviewArrangement = z.object({
  /** Epoch milliseconds. */
  createDate: z.number(),
  /** 0 offline, 1 online by video, 2 online by voice. */
  interviewMode: z.number(),
  /** YYYY-MM-DD; with a time it is the day in the time zone of the plan. */
  interviewDate: Text,
  /** Epoch milliseconds, as the end. */
  interviewStartTime: Amount,
  interviewEndTime: Amount,
  offlineLocation: Text,
  /** The candidate's response: 0 none, 1 accepted, 2 rejected, 3 cancelled. */
  responseStatus: z.number(),
  /** Null where the company shows feedback only to its authors: the reply does not say whether there is any. */
  interviewFeedbackList: z.nullable(
    z.array(
      z.object({
        id: z.string(),
        lastUpdateByName: Text,
        /** 0 rejected, 1 passed; any other is still open. */
        interviewResult: z.number(),
        feedbackContent: z.string(),
      }),
    ),
  ),
})

/** One voice of the transcripts, for readers who may name voices. */
const HeardVoice = z.object({
  id: z.string(),
  /** Null for the words without a speaker. */
  speaker: z.nullable(z.string()),
  role: z.enum(['candidate', 'another', 'unknown']),
  /** Whether a person said so. */
  isSaid: z.boolean(),
  /** Where it is first heard: a question, else a recording of the session; its time from the recording's start. */
  question_id: z.nullable(z.string()),
  startMs: z.number(),
  /** The first words of it. */
  text: z.string(),
  sentences: z.number(),
})

/** The interview and its answers. `userId` is the interview id of the address (decision D11). */
export const interviewInfo = defineCall({
  method: 'POST',
  path: '/mark/interview/interview/interviewInfo',
  isRead: true,
  summary: 'The interview of a report with its answers',
  access: {
    report: 'candidate',
    by: {
      interview: 'userId',
      candidate: 'jobSeekerChannelId',
      position: 'positionId',
      company: 'companyId',
    },
    visitors: true,
  },
  onFailure: ['signIn'],
  input: z.object({
    userId: OptionalWireId,
    companyId: OptionalWireId,
    positionId: OptionalWireId,
    jobSeekerChannelId: OptionalWireId,
  }),
  reply: z.object({
    interviewResult: InterviewResult,
    idCard: SentIdCard,
    answerResult: z.array(AnswerResult),
    /** What scores of answers without full marks are out of. */
    scoreScale: z.optional(z.literal([3, 5])),
    /** How the company shows answers; what it hides is not in the answers either (decision N40). */
    answerRules: z.optional(
      z.object({
        hidesCorrectness: z.boolean(),
        hidesManualScores: z.boolean(),
        foldsText: z.boolean(),
        /** How many stars people can give an answer: 5, or 3 in an L5 position. */
        starScale: z.optional(z.literal([3, 5])),
      }),
    ),
    /** Recordings of the whole session; times of a transcript count from the start of its recording. */
    fullRecords: z.array(
      z.object({
        createdDate: z.number(),
        videoUrl: z.string(),
        transcript: z.optional(Transcript),
      }),
    ),
    /** The voices, where several are heard. Missing for readers who may not name voices. */
    voices: z.optional(z.array(HeardVoice)),
    /** Empty for readers who may not read plans. */
    interviewArrangeList: z.array(InterviewArrangement),
    /** Keys of parts of the bundle that came in and cannot be read: nothing of them is in the reply. */
    unreadable: z.optional(z.array(z.string())),
    /** The viewer's rights here, as permission keys, so that the page never works rights out itself. */
    allowed: z.array(z.string()),
  }),
})

/**
 * Says whose voice one of the transcripts' voices is (decision S65). `unknown` takes back what was said before.
 *
 * A label of a recogniser holds for its own transcript: what was said of it ends when another transcript comes in.
 */
export const nameVoice = defineCall({
  method: 'POST',
  path: '/mark/interview/interview/nameVoice',
  summary: 'Says whether a voice of the transcripts is the candidate',
  access: { report: 'interview', by: { interview: 'interviewId' }, act: 'nameVoices' },
  sends: 'json',
  onFailure: ['toast', 'signIn'],
  input: z.object({
    interviewId: WireId,
    /** The `id` of one of the interview's voices. */
    voice: z.string().check(z.minLength(1), z.maxLength(600)),
    role: z.enum(['candidate', 'another', 'unknown']),
  }),
  reply: Nothing,
})
