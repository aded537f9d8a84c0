import type { ReplyOf } from '@candor/call/define'
import { minuteMs } from '@candor/kernel/durations'
import type * as z from 'zod/mini'
import type { jobseekerChannelInfo, listInterviewInfos } from '../../candidates/contract.ts'
import { readIdCard } from '../../candidates/rules/id-card.ts'
import { type ScoreState, type StarScale, starScale } from '../../scores/rules/stars.ts'
import type { AnswerResult } from '../contract/answer.ts'
import type { interviewInfo } from '../contract.ts'
import { codeLanguage, isFinished, verdictOf } from '../rules.ts'
import { findingState } from './finding-state.ts'
import type {
  Answer,
  AnsweredQuestion,
  Arrangement,
  ColourVision,
  ColourVisionOutcome,
  FeedbackResult,
  Interview,
  InterviewSummary,
  ModelResult,
  TimedVideo,
} from './interview.ts'
import { arrangementModes, noInterview } from './interview.ts'
import { responseOf } from './response.ts'
import { withSessionWords } from './session-words.ts'

type Wire = ReplyOf<typeof interviewInfo>
type WireAnswer = z.output<typeof AnswerResult>
type WireWritten = NonNullable<WireAnswer['subAnswerList']>[number]

/** A score of the wire: −1 is still being made. Without full marks it is in stars of the scale that it fits. */
function readScore(
  value: number | null | undefined,
  fullMarks: number | null,
  scale: StarScale,
): ScoreState | null {
  if (value === null || value === undefined) return null
  if (value < 0) return { state: 'analysing' }
  const stars = value <= scale ? scale : starScale(false)
  return { state: 'scored', value, outOf: fullMarks !== null && fullMarks > 0 ? fullMarks : stars }
}

function readModel(found: WireWritten['model_res'], scale: StarScale): ModelResult | null {
  if (!found) return null
  const dimensions = found.dimensionList.map(({ label, trueScore, labelScore, detail }) => ({
    name: label,
    score: readScore(trueScore, labelScore, scale),
    detail,
  }))
  return { dimensions, improvements: found.improvementList }
}

function readWritten(wire: WireWritten, scale: StarScale): AnsweredQuestion {
  const { label_name: point, labelscore: fullMarks, objective_score: verdict } = wire
  const extras = new Map(
    (wire.optionExt ?? []).map((extra) => [extra.optionCode, extra.optionSupplementaryContent]),
  )
  return {
    id: wire.question_id,
    method: wire.problem_answer_method,
    title: wire.title,
    html: wire.problem,
    text: wire.answer,
    language: wire.language,
    codeLanguage: wire.programmingLanguage ?? codeLanguage(wire.answer_language),
    point,
    topics: [...new Set([point ?? '', ...(wire.label_name_list ?? [])])].filter(Boolean),
    score: readScore(wire.actualscore, fullMarks, scale),
    modelScore: readScore(wire.actualscore_model, fullMarks, scale),
    isUnscored: wire.is_not_score === 1,
    reason: wire.scoreReason,
    verdict: verdict === null || verdict < 0 ? null : verdictOf(verdict),
    rightKey: wire.right_key,
    options: wire.questionOptionList.map(({ optionCode: code, optionContent: content }) => ({
      code,
      content,
      extra: extras.get(code) ?? null,
    })),
    files: (wire.answerFileList ?? []).map(({ fileName, fileUrl }) => ({ name: fileName, address: fileUrl })),
    isCustom: wire.isCustom === 1,
    model: readModel(wire.model_res, scale),
  }
}

function readVideo(videos: WireAnswer['video_url']): Answer['video'] {
  const video = videos.find((each) => each.video_url || each.video_url_mp4)
  if (!video) return null
  return {
    addresses: [video.video_url, video.video_url_mp4].filter((address) => address !== null),
    poster: video.video_screenshot_url,
  }
}

/**
 * Reads one question of the wire with its answer, whose scores are in stars of this scale. Its time points are seconds.
 */
export function readAnswer(wire: WireAnswer, scale: StarScale): Answer {
  const { problem_time_point: askedAt } = wire
  return {
    ...readWritten(wire, scale),
    parts: (wire.subAnswerList ?? []).map((part) => readWritten(part, scale)),
    module: wire.gw_module_id?.trim() || null,
    followUpOf: wire.followUpOf,
    round: wire.interviewRoundNum,
    askedAtMs: askedAt === null ? null : askedAt * 1000,
    sessionStartMs: wire.sessionStartMs,
    durationMs: wire.durationMs,
    video: readVideo(wire.video_url),
    transcript: wire.transcript,
  }
}

const readVideos = (videos: Wire['fullRecords']): TimedVideo[] =>
  videos.map(({ createdDate, videoUrl, transcript }) => ({
    beganAt: createdDate,
    address: videoUrl,
    ...(transcript && { transcript }),
  }))

const msOf = (seconds: number | null) => (seconds === null ? null : seconds * 1000)

type WireSummary = ReplyOf<typeof listInterviewInfos>[number]
type WireCourse = Omit<WireSummary, 'interviewId' | 'interviewName' | 'interviewCategory'>

function isOver(wire: WireCourse): boolean {
  return isFinished({ status: wire.interview_status, isWorkSynced: wire.transferWorkSyncAiData !== null })
}

const readTimes = (wire: WireCourse) => ({
  beganAt: wire.real_begininterview_time,
  finishedAt: wire.interview_finish_time,
  usedMs: msOf(wire.usetime),
  limitMs: msOf(wire.totaltime),
})

export function readInterviews(list: readonly WireSummary[]): InterviewSummary[] {
  return list.map((wire) => ({
    id: wire.interviewId,
    name: wire.interviewName,
    state: isOver(wire) ? 'finished' : wire.interview_status === 'doing' ? 'underWay' : 'waiting',
    ...readTimes(wire),
  }))
}

/** The result of an interview with people: 0 rejected, 1 passed, anything else is still open (P4-020, decision C18). */
function feedbackResult(code: number): FeedbackResult {
  return code === 0 ? 'rejected' : code === 1 ? 'passed' : 'pending'
}

function readArrangement(wire: Wire['interviewArrangeList'][number]): Arrangement {
  const { interviewStartTime: startsAt, interviewEndTime: endsAt } = wire
  const isWhole = startsAt !== null && endsAt !== null && endsAt > startsAt
  const mode = arrangementModes[wire.interviewMode] ?? 'onlineVideo'
  return {
    mode,
    startsAt,
    endsAt,
    day: wire.interviewDate,
    minutes: isWhole ? Math.round((endsAt - startsAt) / minuteMs) : null,
    place: mode === 'offline' ? wire.offlineLocation?.trim() || null : null,
    response: responseOf(wire.responseStatus) ?? 'none',
    feedback:
      wire.interviewFeedbackList?.map((feedback) => ({
        id: feedback.id,
        author: feedback.lastUpdateByName,
        result: feedbackResult(feedback.interviewResult),
        text: feedback.feedbackContent.trim(),
      })) ?? null,
  }
}

/** The result of a part of the body check; its status means the same as that of a finding. */
const readState = (status: number | null) => (status === null ? null : findingState(status))

const colourVisionOutcomes = new Map<number, ColourVisionOutcome>([
  [1, 'normal'],
  [2, 'weak'],
  [3, 'blind'],
])

/** Reads the result of the colour-vision test: its status is 1, 2 or 3 (R3-009, R9-068); −1 is still being made. */
function readColourVision(found: Wire['interviewResult']['colorBlindess']): ColourVision {
  if (found?.resultStatus === -1) return { state: 'analysing' }
  const outcome = found && colourVisionOutcomes.get(found.resultStatus)
  if (!outcome) return { state: 'none' }
  return { state: 'found', outcome, rightCount: found.successCount, wrongCount: found.errorCount }
}

export function readInterview(wire: Wire): Interview {
  const { interviewResult: held, idCard } = wire
  const answerRules = { ...noInterview.answerRules, ...wire.answerRules }
  const sessionVideos = readVideos(wire.fullRecords)
  return {
    id: held.interviewId,
    category: held.interviewCategory,
    isFinished: isOver(held),
    hasVideoQuestions: held.haveVideoQuestion === 1,
    ...readTimes(held),
    answers: withSessionWords(
      wire.answerResult.map((answer) => readAnswer(answer, wire.scoreScale ?? starScale(false))),
      sessionVideos,
    ),
    answerRules,
    sessionVideos,
    voices: (wire.voices ?? []).map(({ question_id: questionId, ...voice }) => ({ ...voice, questionId })),
    phoneVideos: readVideos(held.mobileMonitorVideoList),
    bodyChecks: held.tattooResults.map((found) => ({
      tattoo: readState(found.tattooStatus),
      arm: readState(found.armStatus),
      hand: readState(found.handStatus),
      leg: readState(found.legStatus),
    })),
    idCard: readIdCard(idCard),
    arrangements: wire.interviewArrangeList.map(readArrangement),
    colourVision: readColourVision(held.colorBlindess),
    unreadable: wire.unreadable ?? [],
  }
}

/** Reads the report of a candidate before any interview, with the documents that they handed in. */
export function readUninterviewed({
  idCard,
  unreadable = [],
}: Pick<ReplyOf<typeof jobseekerChannelInfo>, 'idCard' | 'unreadable'>): Interview {
  return { ...noInterview, idCard: readIdCard(idCard), unreadable }
}
