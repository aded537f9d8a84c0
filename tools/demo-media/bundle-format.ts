import { z } from 'zod'

const text = z.string().max(20_000)
const ms = z.int().min(0)
const media = z.string().regex(/^media\/[a-z0-9.-]+$/)
const flag = z.union([z.literal(0), z.literal(1)])
const month = z.string().regex(/^\d{4}-\d{2}$/)

const candidate = z.strictObject({
  name: text,
  nameLatin: text.optional(),
  phone: z
    .string()
    .regex(/^1380000\d{4}$|^138\*{4}\d{4}$/)
    .optional(),
  email: z.string().endsWith('.example').optional(),
  gender: z.union([z.literal(1), z.literal(2)]).optional(),
  age: z.int().optional(),
  education: z.int().min(0).max(7).optional(),
  native_place: text.optional(),
  referee: text.optional(),
  photo: media.optional(),
  workYears: z.number().optional(),
  stageId: text,
  stageTypeKind: z.literal([1, 2, 8, 9]),
  channelId: z.int().optional(),
  isAnonymous: z.boolean().optional(),
  triggerOneVote: flag.optional(),
  appliedAt: ms,
  updatedAt: ms.optional(),
})

const resume = z.strictObject({
  state: z.enum(['ready', 'parsing']),
  jsonResume: z.looseObject({}).optional(),
  file: media.optional(),
  items: z
    .array(
      z.strictObject({
        parentId: z.enum(['baseInfo', 'eduExperience', 'workExperience', 'projectExperience', 'attachment']),
        arrayIndex: z.int().min(0),
        menuKey: text,
        menuName: text,
        fileValue: text,
        unit: text.optional(),
        inputType: z.int().optional(),
        sortIndex: z.int(),
        attachName: text.optional(),
      }),
    )
    .optional(),
})

const sentence = z.strictObject({
  startMs: ms,
  endMs: ms,
  text,
  words: z
    .array(z.strictObject({ startMs: ms, endMs: ms, text, confidence: z.number().min(0).max(1).optional() }))
    .optional(),
})

const written = {
  question_id: text,
  problem_answer_method: z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 50]),
  title: text.optional(),
  problem: text.startsWith('<p>'),
  answer: text.optional(),
  answer_language: z.int().optional(),
  programmingLanguage: text.optional(),
  language: z.enum(['cn', 'en']).optional(),
  label_name: text.optional(),
  label_name_list: z.array(text).optional(),
  labelscore: z.number().optional(),
  actualscore: z.number().nullable().optional(),
  actualscore_model: z.number().optional(),
  objective_score: z.number().optional(),
  right_key: text.optional(),
  is_not_score: flag.optional(),
  isCustom: flag.optional(),
  scoreReason: text.optional(),
  questionOptionList: z.array(z.strictObject({ optionCode: text, optionContent: text })).optional(),
  optionExt: z.array(z.strictObject({ optionCode: text, optionSupplementaryContent: text })).optional(),
  answerFileList: z.array(z.strictObject({ fileName: text, fileUrl: media })).optional(),
  model_res: z
    .strictObject({
      dimensionList: z.array(
        z.strictObject({ label: text, trueScore: z.number(), labelScore: z.number(), detail: text }),
      ),
      improvementList: z.array(text),
    })
    .optional(),
}

const answer = z.strictObject({
  ...written,
  gw_module_id: text.optional(),
  subAnswerList: z.array(z.strictObject(written)).optional(),
  followUpOf: text.optional(),
  interviewRoundNum: z.int().min(1).optional(),
  problem_time_point: z.int().optional(),
  answer_time_point: z.int().optional(),
  sessionStartMs: ms.optional(),
  durationMs: ms.optional(),
  video: z
    .array(
      z.strictObject({
        video_url: media,
        video_url_mp4: media.optional(),
        video_screenshot_url: media.optional(),
      }),
    )
    .optional(),
  transcript: z
    .union([
      z.strictObject({ file: media }),
      z.strictObject({
        source: text.optional(),
        meanConfidence: z.number().min(0).max(1).optional(),
        sentences: z.array(sentence),
      }),
    ])
    .optional(),
})
export type Answer = z.infer<typeof answer>

const evidence = z.strictObject({
  externalId: text,
  claim: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('competency'), name: text }),
    z.strictObject({ kind: z.literal('answer'), question_id: text }),
    z.strictObject({ kind: z.literal('summary') }),
  ]),
  kind: z.enum(['supports', 'against', 'note']),
  question_id: text,
  quote: text,
  startMs: ms,
  endMs: ms,
  title: text.optional(),
  reason: text.optional(),
})

const aiData = z.looseObject({
  interviewCategory: z.int(),
  l2ReportInfo: z.looseObject({
    dimLabelList: z.array(z.looseObject({ assessmentPoint: text, calculateStar: z.number() })),
    answerInfos: z.array(
      z.looseObject({ problemAnswerId: text, answerText: text, keyPointInfoResult: text }),
    ),
  }),
})

// What stands in parts/ comes in beside this; the importer knows its form, and a test of it takes every bundle.
const interview = z.looseObject({
  externalId: text,
  name: text,
  category: z.int().min(1).max(6),
  interview_status: z.enum(['finish', 'doing', 'wait']),
  real_begininterview_time: ms.optional(),
  interview_finish_time: ms.optional(),
  usetime: z.int().optional(),
  totaltime: z.int().optional(),
  language: z.enum(['cn', 'en']).optional(),
  haveAi: z.literal([0, 1]).optional(),
  answers: z.array(answer).optional(),
  fullRecords: z.array(z.strictObject({ createdDate: ms, videoUrl: media })).optional(),
  antiCheating: z.looseObject({}).optional(),
  manualScores: z.array(z.looseObject({ question_id: text, score: z.number().min(0).max(100) })).optional(),
  aiData: aiData.optional(),
  evidence: z.array(evidence).optional(),
})
export type Interview = z.infer<typeof interview>

/** The bundle format as the demo data uses it; every object refuses a key it does not know. */
export const bundleFormat = z.looseObject({
  format: z.literal('candor-bundle/1'),
  externalId: text,
  position: z.strictObject({ externalId: text, name: text.optional() }),
  candidate,
  labels: z.array(z.strictObject({ labelId: z.int(), labelName: text })).optional(),
  education: z
    .array(
      z.strictObject({
        startdate: month,
        enddate: month,
        school: text,
        education: z.int(),
        professional: text,
      }),
    )
    .optional(),
  work: z
    .array(
      z.strictObject({
        startdate: month,
        enddate: z.union([month, z.literal('至今')]),
        companyName: text,
        jobtitle: text,
        workContent: text,
      }),
    )
    .optional(),
  projects: z
    .array(z.strictObject({ project_name: text, project_start: month, project_end: month, content: text }))
    .optional(),
  resume: resume.optional(),
  candidateForm: z
    .strictObject({
      formName: text,
      submittedAt: ms,
      items: z.array(
        z.strictObject({ title: text, value: z.union([text, z.array(text)]), group: text.optional() }),
      ),
    })
    .optional(),
  idCard: z.strictObject({ frontIdCard: media, backIdCard: media }).optional(),
  recommendations: z
    .array(
      z.strictObject({
        externalId: text,
        to: text,
        by: text.optional(),
        recommendStageId: text,
        recommendStatus: flag,
        operateStatus: z.literal([1, 2, 4]).optional(),
        operatedAt: ms.optional(),
        withdrawn: z.literal(true).optional(),
        createdAt: ms,
      }),
    )
    .optional(),
  interviews: z.array(interview).optional(),
})
