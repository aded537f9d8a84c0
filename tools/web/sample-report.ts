import { z } from 'zod'
import { interviewInfo } from '../../features/candidates/interviews/contract.ts'
import { StoredAnswers } from '../../features/candidates/interviews/server/import.ts'
import { presentAnswers } from '../../features/candidates/interviews/server/present/answers.ts'
import {
  recordingsOf,
  voicesOfInterview,
} from '../../features/candidates/interviews/server/present/recordings.ts'
import { presentTranscripts } from '../../features/candidates/interviews/server/present/voices.ts'
import { AiData } from '../../features/findings/analysis/contract/ai-data.ts'
import { aiReportData } from '../../features/findings/analysis/contract/calls.ts'
import { presentAiData } from '../../features/findings/analysis/server/present.ts'
import { EvidenceItem } from '../../features/findings/evidence/contract.ts'
import { readReportSetting } from '../../features/platform/company/rules/wire.ts'
import type { SampleReport } from '../../features/visitors/site/rules/sample-report.ts'

const Bundle = z.object({
  position: z.object({ externalId: z.string() }),
  candidate: z.object({ name: z.string(), nameLatin: z.string() }),
  interviews: z.tuple(
    [
      z.object({
        category: z.number(),
        usetime: z.number(),
        totaltime: z.number(),
        real_begininterview_time: z.number(),
        interview_finish_time: z.number(),
        answers: z.array(z.record(z.string(), z.unknown())),
        aiData: AiData,
        evidence: z.array(EvidenceItem),
      }),
    ],
    z.unknown(),
  ),
})

const Company = z.object({
  positions: z.array(z.object({ externalId: z.string(), name: z.string(), nameLatin: z.string() })),
})

/** A company under European law, so that the sample has no emotion and appearance analysis; without manual scores. */
const setting = readReportSetting({
  profile: 'eu',
  customerType: 'CUSTOMERTYPE_NORMAL',
  settings: { aiMarkCfg: { manualStatus: 0 } },
  isL5: false,
  positionSettings: {},
})

const isRecorded = (answer: Record<string, unknown>) => Array.isArray(answer.video)
const mediaKeys = ['video_url', 'video_url_mp4', 'video_screenshot_url']

/** Replaces media paths of a bundle by file references, as the importer does. */
function mediaReferences() {
  const paths: string[] = []
  const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  return {
    refer(path: string): string {
      const index = paths.includes(path) ? paths.indexOf(path) : paths.push(path) - 1
      return `file:${idOf(index)}`
    },
    pathOf: (id: string) => paths.find((_, index) => idOf(index) === id) ?? '',
    paths,
  }
}

/**
 * Returns the sample interview as the server answers a reader with access who may not know the person: the data of
 * home's live report. Only its recorded answers, through the presenters of the calls.
 *
 * `company` is the file of the sample's company. `addAsset` adds a media file of the bundle to the built files, and
 * returns its address.
 */
export async function makeSampleReport(
  bundle: unknown,
  company: unknown,
  addAsset: (path: string) => Promise<string>,
): Promise<SampleReport> {
  const { candidate, interviews, position: asked } = Bundle.parse(bundle)
  const [interview] = interviews
  const position = Company.parse(company).positions.find(({ externalId }) => externalId === asked.externalId)
  if (!position) throw new Error('The position of the sample is none of its company.')
  const media = mediaReferences()
  const withReferences = (video: unknown) =>
    Object.fromEntries(
      Object.entries(z.record(z.string(), z.string()).parse(video)).map(([key, value]) => [
        key,
        mediaKeys.includes(key) ? media.refer(value) : value,
      ]),
    )
  const answers = StoredAnswers.parse(
    interview.answers.filter(isRecorded).map((answer) => ({
      ...answer,
      video: z.array(z.unknown()).parse(answer.video).map(withReferences),
    })),
  )
  const addresses = new Map<string, string>()
  for (const path of media.paths) addresses.set(path, await addAsset(path))
  const recordings = recordingsOf(answers, [])
  const voices = voicesOfInterview(recordings, candidate, [])
  const answerResult = presentAnswers(answers, {
    addressOf: (id) => addresses.get(media.pathOf(id)) ?? '',
    isScoreShown: true,
    hidesCorrectness: setting.rules.hideAnswerCorrectness,
    isAnonymous: false,
    transcripts: presentTranscripts(recordings, voices, null),
  })
  const analysis = presentAiData(
    { aiData: interview.aiData, evidence: interview.evidence, hiddenVerdicts: new Set(), isOutdated: false },
    setting,
    { isWhole: true, hasOpinions: false, hasTests: false },
  )
  const reply = {
    interviewResult: {
      ...nothingKnown,
      ...candidate,
      position: position.name,
      positionLatin: position.nameLatin,
      jobtitle: position.name,
      interviewCategory: interview.category,
      usetime: interview.usetime,
      totaltime: interview.totaltime,
      real_begininterview_time: interview.real_begininterview_time,
      interview_finish_time: interview.interview_finish_time,
    },
    idCard: null,
    answerResult,
    answerRules: {
      hidesCorrectness: setting.rules.hideAnswerCorrectness,
      hidesManualScores: setting.marks.manualStatus !== 1,
      foldsText: setting.rules.foldTextAnswers,
    },
    fullRecords: [],
    interviewArrangeList: [],
    allowed: [],
  }
  return { interview: interviewInfo.reply.parse(reply), analysis: aiReportData.reply.parse(analysis) }
}

/** A finished interview, without any data of the candidate. */
const nothingKnown = {
  ...Object.fromEntries(
    Object.keys(interviewInfo.reply.shape.interviewResult.shape).map((field) => [field, null]),
  ),
  interviewId: 'sample',
  interview_status: 'finish',
  jobseekerChannelId: 'sample',
  positionId: 'sample',
  positionid: 'sample',
  stageId: '2',
  stageTypeId: 2,
  haveAi: 1,
  haveVideoQuestion: 1,
  isCustom: 0,
  triggerOneVote: 0,
  showRecommendAction: 0,
  isAnonymous: false,
  tattooResults: [],
  mobileMonitorVideoList: [],
}
