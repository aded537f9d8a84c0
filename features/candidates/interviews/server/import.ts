import * as z from 'zod/mini'
import { MediaPath, StoredMedia } from '../../../platform/imports/rules/media-path.ts'
import { transcriptPiece } from '../../transcripts/rules/file-piece.ts'
import { StoredTranscript } from '../../transcripts/rules/stored-transcript.ts'
import {
  fullRecordsOf,
  fullRecordsPart,
  mobileMonitorPart,
  recordsOf,
  tattooResultsPart,
  withSpokenOrder,
} from './import/monitored.ts'
import { interviewDocument } from './queries.ts'

const Key = z.string().check(z.minLength(1), z.maxLength(128))
const Name = z.string().check(z.maxLength(200))
const Text = z.string().check(z.maxLength(20_000))
const Seconds = z.number().check(z.minimum(0), z.maximum(10_000_000))
const Milliseconds = z.number().check(z.minimum(0), z.maximum(10_000_000_000))
/** −1 and null: the score is still being made. */
const Score = z.nullable(z.number().check(z.minimum(-1), z.maximum(1_000)))

const Method = z.int().check(z.minimum(0), z.maximum(100))
const Flag = z.int().check(z.minimum(0), z.maximum(1))

const StoredModelResult = z.strictObject({
  dimensionList: z
    .array(
      z.strictObject({
        label: Name,
        trueScore: z.optional(Score),
        labelScore: z.optional(Score),
        detail: z.optional(Text),
      }),
    )
    .check(z.maxLength(100)),
  improvementList: z.optional(z.array(Text).check(z.maxLength(100))),
})

/** A question that is answered without a recording: on its own, or on the text of a reading question. */
function writtenOf<Media extends z.ZodMiniType<string>>(Media: Media) {
  return {
    question_id: Key,
    problem_answer_method: Method,
    title: z.optional(Name),
    problem: Text,
    answer: z.optional(Text),
    answer_language: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    /** Where the index of `answer_language` has no name for it. */
    programmingLanguage: z.optional(Name),
    answer_type: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    language: z.optional(z.enum(['cn', 'en'])),
    label_name: z.optional(Name),
    label_name_list: z.optional(z.array(Name).check(z.maxLength(100))),
    labelscore: z.optional(Score),
    actualscore: z.optional(Score),
    actualscore_model: z.optional(Score),
    objective_score: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(100)))),
    right_key: z.optional(Text),
    is_not_score: z.optional(Flag),
    isCustom: z.optional(Flag),
    scoreReason: z.optional(Text),
    questionOptionList: z.optional(
      z
        .array(z.strictObject({ optionId: z.optional(Key), optionCode: Key, optionContent: Text }))
        .check(z.maxLength(200)),
    ),
    optionExt: z.optional(
      z.array(z.strictObject({ optionCode: Key, optionSupplementaryContent: Text })).check(z.maxLength(200)),
    ),
    answerFileList: z.optional(
      z
        .array(z.strictObject({ fileName: Name.check(z.minLength(1)), fileUrl: Media }))
        .check(z.maxLength(50)),
    ),
    model_res: z.optional(StoredModelResult),
  }
}

function answerOf<Media extends z.ZodMiniType<string>>(Media: Media) {
  const written = writtenOf(Media)
  return z.strictObject({
    ...written,
    subAnswerList: z.optional(z.array(z.strictObject(written)).check(z.maxLength(100))),
    gw_module_id: z.optional(Key),
    followUpOf: z.optional(Key),
    interviewRoundNum: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    problem_time_point: z.optional(Seconds),
    answer_time_point: z.optional(Seconds),
    sessionStartMs: z.optional(Milliseconds),
    durationMs: z.optional(Milliseconds),
    video: z.optional(
      z
        .array(
          z.strictObject({
            video_url: Media,
            video_url_mp4: z.optional(Media),
            video_screenshot_url: z.optional(Media),
          }),
        )
        .check(z.maxLength(10)),
    ),
    transcript: z.optional(StoredTranscript),
  })
}

export const Answer = answerOf(MediaPath)
type ImportedAnswer = z.output<typeof Answer>

/** Every question once, those on a reading text too, and every follow-up after a question that stands before it. */
const isConsistent = z.superRefine((answers: readonly ImportedAnswer[], context) => {
  const known = new Set<string>()
  const take = (path: (string | number)[], question: string) => {
    if (known.has(question)) addFault(path, 'standsTwice')
    known.add(question)
  }
  const addFault = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, input: answers, message })
  answers.forEach(({ question_id, followUpOf, subAnswerList }, index) => {
    if (followUpOf !== undefined && !known.has(followUpOf)) {
      addFault([index, 'followUpOf'], 'noQuestionBefore')
    }
    take([index, 'question_id'], question_id)
    subAnswerList?.forEach((part, at) => {
      take([index, 'subAnswerList', at, 'question_id'], part.question_id)
    })
  })
})

/** An entry may be a list of answers, which then stand one after the other (R3-027); other entries stay as they are. */
const Entries = z.transform((given: unknown) => (Array.isArray(given) ? given.flat() : given))

export const answersPart = {
  ...interviewDocument(
    'answers',
    z.pipe(Entries, z.array(Answer).check(z.maxLength(500), isConsistent)),
    (answers) => answers.map(withSpokenOrder),
  ),
  filePiece: transcriptPiece,
}

export const parts = [answersPart, fullRecordsPart, mobileMonitorPart, tattooResultsPart]

/** The documents as they were stored: with file references in place of media paths. */
export const StoredAnswers = z.array(answerOf(StoredMedia))
export const StoredRecords = recordsOf(StoredMedia)
export const StoredFullRecords = fullRecordsOf(StoredMedia)
export type StoredAnswer = z.output<typeof StoredAnswers>[number]
export type StoredSubAnswer = NonNullable<StoredAnswer['subAnswerList']>[number]
