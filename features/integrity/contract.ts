import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('integrity')

const Address = z.nullable(z.string())
const Text = z.nullable(z.string())
/** A count, a rate or a switch (1 on, 0 off). −1: still being made; null: never said, or not for this reader. */
const Amount = z.nullable(z.number())
/** Epoch milliseconds. */
const Time = z.nullable(z.number())

/** What one check found. `status` −1: still being made; 0: not passed; any other: looked at by a person. */
export const UnqualifiedItem = z.object({
  type: z.string(),
  status: z.number(),
  desc: z.array(z.string()),
  /** Media addresses. A picture has a screenshot alone. */
  url: z.array(z.object({ video_url: Address, video_url_mp4: Address, video_screenshot_url: Address })),
})
export type UnqualifiedItem = z.output<typeof UnqualifiedItem>

/** A picture that was taken in the interview: its media address, and when. */
const Picture = z.object({ url: z.string(), createTime: Time })
const Pictures = z.nullable(z.array(Picture))

/** Rates of likeness are per cent. */
const SimilarityEntry = z.object({
  questionText: z.string(),
  answer: z.string(),
  maxWordRate: Amount,
  maxAiRate: Amount,
  textSimilarityAnswers: z.array(
    z.object({ publicAnswer: z.string(), wordTextSimilarity: Amount, aiTextSimilarity: Amount }),
  ),
})
export type SimilarityEntry = z.output<typeof SimilarityEntry>

/** The figures of the checks, in the names of R3-042. Whole entries are null where their check is hidden. */
const info = {
  fullRecordingFlag: Amount,
  isFullrecording: Amount,
  fullRecordingImages: Pictures,
  phoneMonitoring: Amount,
  phoneMonitoringText: Text,
  abnormalDetection: Amount,
  screenshotProtection: Amount,
  screenRecordingProtection: Amount,
  keyboardDetection: Amount,
  multiplePersonDetection: Amount,
  interviewFacialRecognitionRes: z.nullable(z.object({ code: Amount })),
  noFaceDetection: Amount,
  noFaceDetectionInfo: z.nullable(
    z.object({
      noFaceDetectionTimes: Amount,
      autoClose: Amount,
      noFaceList: z.array(z.object({ startTime: Time, endTime: Time, url: Address })),
    }),
  ),
  checkTextRepetition: Amount,
  maxWordTextSimilarity: Amount,
  maxAiTextSimilarity: Amount,
  textSimilarityRes: z.nullable(z.array(SimilarityEntry)),
  checkPhotoDetection: Amount,
  abnormalPictureNum: Amount,
  abnormalPictures: Pictures,
  candidateLoginLimitTimes: Amount,
  personChangeDetection: z.nullable(
    z.object({
      changeTimes: Amount,
      changeBeforePicture: Address,
      changeAfterPicture: Address,
      changeDateTime: Time,
    }),
  ),
  speechDraftDetection: z.nullable(
    z.object({
      speechDraftTimes: Amount,
      details: z.array(z.object({ startTime: Time, endTime: Time })),
    }),
  ),
  /** Per cent. Left out where the company's law does not allow visual analysis (decision D03). */
  concentrationDetection: z.optional(z.nullable(z.object({ concentrationRate: Amount }))),
  mobileMonitorImages: Pictures,
  screenRecordingImages: Pictures,
}
export const AntiCheatingInfo = z.object(info)
export type AntiCheatingInfo = z.output<typeof AntiCheatingInfo>

/**
 * What the checks of an interview found; null where it was not checked. Hidden findings (status 2) are not sent.
 *
 * They stand in the AI report as well as in their own tab (decision C23).
 */
export const preventCheatingReport = defineCall({
  method: 'GET',
  path: '/mark/interview/interview/preventCheatingReport',
  summary: 'What the anti-cheating checks of an interview found',
  access: {
    report: 'interview',
    by: { interview: 'interviewId' },
    needs: ['reportAIInterview', 'reportInterviewLog'],
    visitors: true,
  },
  onFailure: ['toast'],
  input: z.object({ interviewId: WireId }),
  reply: z.object({
    unqualified: z.nullable(z.array(UnqualifiedItem)),
    /** Whether a check is still being made, be it in the list or by its figures; told to whoever reads the list. */
    isGenerating: z.boolean(),
    ...info,
  }),
})

/** What the candidate did, step by step. Where an anonymous candidate was is not sent. */
export const getOperatorLogs = defineCall({
  method: 'GET',
  path: '/mark/interview/report/getOperatorLogs',
  summary: 'The log of an interview as it was taken',
  access: {
    report: 'interview',
    by: { interview: 'interviewId' },
    needs: 'reportInterviewLog',
    visitors: true,
  },
  onFailure: ['toast'],
  input: z.object({ interviewId: WireId }),
  reply: z.array(
    z.object({
      createdTime: z.number(),
      content: z.string(),
      /** 1 PC, 2 mini program, 3 H5 (R3-057). */
      platform: Amount,
      ip: Text,
      ipAddr: Text,
    }),
  ),
})

/** Pictures of the monitors. `source`: 1 computer, 2 phone, 3 screen (R9-069). */
export const getChatMonitorImg = defineCall({
  method: 'GET',
  path: '/mark/interview/report/getChatMonitorImg',
  summary: 'The pictures that were taken while an interview was held',
  access: {
    report: 'interview',
    by: { interview: 'interviewId' },
    needs: 'reportInterviewLog',
    visitors: true,
  },
  onFailure: ['toast'],
  input: z.object({ interviewId: WireId }),
  reply: z.array(z.object({ source: z.number(), url: z.string(), createTime: Time })),
})

/** A stretch away from the interview's page: epoch milliseconds, and its length in seconds. */
const CheatLog = z.object({ startTime: z.number(), endTime: Time, time: Amount })

export const getCheatLogs = defineCall({
  method: 'GET',
  path: '/candidate/aiCheat/getCheatLogs',
  summary: 'When a candidate left the page of an interview',
  access: {
    report: 'interview',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    needs: 'reportInterviewLog',
    visitors: true,
  },
  onFailure: ['toast'],
  input: z.object({ jobseekerChannelId: WireId, interviewId: WireId }),
  reply: z.array(CheatLog),
})

/** `usedTimes`: how often the page was left; `totalTime`: seconds away in all. */
export const getExitAndLoginInfo = defineCall({
  method: 'GET',
  path: '/candidate/aiCheat/getExitAndLoginInfo',
  summary: 'How often a candidate left the page of an interview, and how often they signed in to it',
  access: {
    report: 'interview',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    needs: 'reportInterviewLog',
    visitors: true,
  },
  onFailure: ['toast'],
  input: z.object({ jobseekerChannelId: WireId, interviewId: WireId }),
  reply: z.object({
    usedTimes: Amount,
    totalTime: Amount,
    cheatLogs: z.array(CheatLog),
    loginInfoList: z.array(z.object({ loginTime: z.number(), platform: Amount, ip: Text, ipAddr: Text })),
  }),
})
