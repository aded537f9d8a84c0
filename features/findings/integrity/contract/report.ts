import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('integrity')

const Address = z.nullable(z.string())
export const Text = z.nullable(z.string())
/** A count, a rate or a switch (1 on, 0 off). −1: still being worked out; null: unknown, or not for this reader. */
export const Amount = z.nullable(z.number())
/** Epoch milliseconds. */
export const Time = z.nullable(z.number())

/** The finding of one check. `status` −1: still being worked out; 0: not passed; any other: reviewed by a person. */
export const UnqualifiedItem = z.object({
  type: z.string(),
  status: z.number(),
  desc: z.array(z.string()),
  /** Media addresses. A picture has only a screenshot. */
  url: z.array(z.object({ video_url: Address, video_url_mp4: Address, video_screenshot_url: Address })),
})
export type UnqualifiedItem = z.output<typeof UnqualifiedItem>

/** A picture from the interview: its media address and time. */
const Picture = z.object({ url: z.string(), createTime: Time })
const Pictures = z.nullable(z.array(Picture))

/** Rates of likeness are in percent. */
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

/** The figures of the checks, with the names of R3-042. The entry of a hidden check is null. */
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
  /** Percent. Left out where the company's law does not allow visual analysis (decision D03). */
  concentrationDetection: z.optional(z.nullable(z.object({ concentrationRate: Amount }))),
  mobileMonitorImages: Pictures,
  screenRecordingImages: Pictures,
}
export const AntiCheatingInfo = z.object(info)
export type AntiCheatingInfo = z.output<typeof AntiCheatingInfo>

/**
 * The findings of an interview's checks; null where there were no checks. Hidden findings (status 2) are not sent.
 *
 * They are shown in the AI report as well as in their own tab (decision C23).
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
    /** Whether a check is unfinished, by the list or by its figures; for readers of the list. */
    isGenerating: z.boolean(),
    ...info,
  }),
})
