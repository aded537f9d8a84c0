import * as z from 'zod/mini'

const Text = z.nullable(z.string())
const Amount = z.nullable(z.number())

const Sentence = z.object({
  startMs: z.number(),
  endMs: z.number(),
  text: z.string(),
  /** Name of the speaker, where the transcript tells voices apart. */
  speaker: z.optional(z.string()),
  /** Missing for the candidate's words. `unknown`: the candidate or somebody else; nobody has said yet. */
  by: z.optional(z.enum(['another', 'unknown'])),
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

/** A model's result for one answer: an amount for each dimension, and what to improve. */
const ModelResult = z.object({
  dimensionList: z.array(
    z.object({ label: z.string(), trueScore: Amount, labelScore: Amount, detail: Text }),
  ),
  improvementList: z.array(z.string()),
})

/**
 * A question that is answered without a recording. Fields that the company hides are null, or left out of the reply.
 */
const written = {
  question_id: z.string(),
  problem_answer_method: z.number(),
  title: Text,
  /** HTML, cleaned by the server. */
  problem: z.string(),
  answer: Text,
  answer_language: Amount,
  language: Text,
  label_name: Text,
  labelscore: Amount,
  /** −1: the score is still being made. */
  actualscore: Amount,
  objective_score: Amount,
  right_key: Text,
  is_not_score: Amount,
  scoreReason: Text,
  questionOptionList: z.array(
    z.object({ optionId: z.optional(Text), optionCode: z.string(), optionContent: z.string() }),
  ),
  optionExt: z.optional(
    z.array(z.object({ optionCode: z.string(), optionSupplementaryContent: z.string() })),
  ),
  answerFileList: z.optional(z.array(z.object({ fileName: z.string(), fileUrl: z.string() }))),
  isCustom: z.optional(z.number()),
  label_name_list: z.optional(z.array(z.string())),
  actualscore_model: z.optional(Amount),
  model_res: z.optional(z.nullable(ModelResult)),
  answer_type: z.optional(Amount),
  programmingLanguage: z.optional(Text),
}

const WrittenAnswer = z.object(written)

/** One question with its answer. Times of the transcript count from the start of the answer's own recording. */
export const AnswerResult = z.object({
  ...written,
  id: z.optional(z.string()),
  /** The question as the mobile report reads it (P3-016). */
  question: z.optional(
    z.object({
      problem: z.string(),
      answer: Text,
      problem_answer_method: z.number(),
      objective_score: Amount,
      right_key: Text,
    }),
  ),
  /** The questions on the text of a reading question. */
  subAnswerList: z.optional(z.array(WrittenAnswer)),
  gw_module_id: Text,
  followUpOf: Text,
  interviewRoundNum: Amount,
  problem_time_point: Amount,
  answer_time_point: Amount,
  sessionStartMs: z.number(),
  durationMs: Amount,
  video_url: z.array(
    z.object({ video_url: Text, video_url_mp4: Text, video_screenshot_url: Text, startStr: Text }),
  ),
  transcript: z.nullable(Transcript),
})
