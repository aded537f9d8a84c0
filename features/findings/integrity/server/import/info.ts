import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'

const LongText = z.string().check(z.maxLength(200_000))
const Text = z.string().check(z.maxLength(2_000))
const Time = z.int().check(z.minimum(0), z.maximum(latestTime))
/** 1 on, 0 off, −1 unfinished. */
const Flag = z.optional(z.nullable(z.int().check(z.minimum(-1), z.maximum(1))))
const Count = z.optional(z.nullable(z.int().check(z.minimum(-1), z.maximum(1_000_000))))
/** Percent; −1 is unfinished. */
const Rate = z.optional(z.nullable(z.number().check(z.minimum(-1), z.maximum(100))))
const optionalTime = z.optional(z.nullable(Time))

const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.optional(z.nullable(z.array(item).check(z.maxLength(most))))
const maybe = <Held extends z.ZodMiniType>(held: Held) => z.optional(z.nullable(held))

const Similarity = z.strictObject({
  questionText: LongText,
  answer: LongText,
  maxWordRate: Rate,
  maxAiRate: Rate,
  textSimilarityAnswers: listOf(
    z.strictObject({ publicAnswer: LongText, wordTextSimilarity: Rate, aiTextSimilarity: Rate }),
    50,
  ),
})

/** The switches and figures of the checks, with the kind of media that they hold. */
export function infoFields<Media extends z.ZodMiniType<string>>(Media: Media) {
  const Pictures = listOf(z.strictObject({ url: Media, createTime: optionalTime }), 2_000)
  return {
    fullRecordingFlag: Flag,
    isFullrecording: Flag,
    fullRecordingImages: Pictures,
    phoneMonitoring: Flag,
    phoneMonitoringText: maybe(Text),
    abnormalDetection: Flag,
    screenshotProtection: Flag,
    screenRecordingProtection: Flag,
    keyboardDetection: Flag,
    multiplePersonDetection: Flag,
    interviewFacialRecognitionRes: maybe(z.strictObject({ code: maybe(z.int()) })),
    noFaceDetection: Flag,
    noFaceDetectionInfo: maybe(
      z.strictObject({
        noFaceDetectionTimes: Count,
        autoClose: Flag,
        noFaceList: listOf(
          z.strictObject({ startTime: Time, endTime: optionalTime, url: maybe(Media) }),
          5_000,
        ),
      }),
    ),
    checkTextRepetition: Flag,
    maxWordTextSimilarity: Rate,
    maxAiTextSimilarity: Rate,
    textSimilarityRes: listOf(Similarity, 200),
    checkPhotoDetection: Flag,
    abnormalPictureNum: Count,
    abnormalPictures: Pictures,
    candidateLoginLimitTimes: Count,
    // Three checks may also have only a switch, before they have figures.
    personChangeDetection: z.union([
      Flag,
      z.strictObject({
        changeTimes: Count,
        changeBeforePicture: maybe(Media),
        changeAfterPicture: maybe(Media),
        changeDateTime: optionalTime,
      }),
    ]),
    speechDraftDetection: z.union([
      Flag,
      z.strictObject({
        speechDraftTimes: Count,
        details: listOf(z.strictObject({ startTime: Time, endTime: optionalTime }), 5_000),
      }),
    ]),
    concentrationDetection: z.union([Flag, z.strictObject({ concentrationRate: Rate })]),
    mobileMonitorImages: Pictures,
    screenRecordingImages: Pictures,
  }
}

const whereabouts = {
  platform: z.optional(z.nullable(z.int())),
  ip: maybe(z.string().check(z.maxLength(100))),
  ipAddr: maybe(z.string().check(z.maxLength(200))),
}

/** The course of the interview: times away, sign-ins and the log. `time` and `totalTime` are in seconds. */
export const courseFields = {
  usedTimes: Count,
  totalTime: Count,
  cheatLogs: listOf(z.strictObject({ startTime: Time, endTime: optionalTime, time: Count }), 5_000),
  loginInfoList: listOf(z.strictObject({ loginTime: Time, ...whereabouts }), 1_000),
  operatorLogs: listOf(z.strictObject({ createdTime: Time, content: Text, ...whereabouts }), 20_000),
}
