import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { QueryClient } from '@tanstack/react-query'
import { aiReportData } from '../../analysis/contract/calls.ts'
import type { ReportAddress } from '../rules/address.ts'
import type { InterviewInfo, OpenReport } from './open-report.ts'

type Answer = InterviewInfo['answerResult'][number]

const sentence = (startMs: number, text: string) => ({ startMs, endMs: startMs + 3_000, text })

/** A recorded answer of 20 s with two sentences, for a test to change. */
export function anAnswer(id: string, sessionStartMs: number, more: Partial<Answer> = {}): Answer {
  return {
    question_id: id,
    problem_answer_method: 1,
    title: `Title of ${id}`,
    problem: `<p>What of <b>${id}</b>?</p>`,
    gw_module_id: null,
    followUpOf: null,
    interviewRoundNum: null,
    problem_time_point: (sessionStartMs - 5_000) / 1000,
    answer_time_point: null,
    sessionStartMs,
    durationMs: 20_000,
    answer: null,
    answer_language: null,
    language: 'en',
    label_name: null,
    labelscore: 5,
    actualscore: 4.6,
    objective_score: null,
    right_key: null,
    is_not_score: null,
    scoreReason: null,
    questionOptionList: [],
    video_url: [
      {
        video_url: `/file/media/${id}`,
        video_url_mp4: null,
        video_screenshot_url: `/file/media/${id}-poster`,
        startStr: '00:00',
      },
    ],
    transcript: { sentences: [sentence(0, `First of ${id}.`), sentence(4_000, `Second of ${id}.`)] },
    ...more,
  }
}

/** What interviewInfo answers of a finished interview with these answers. */
export function infoOf(answerResult: Answer[], category = 6): InterviewInfo {
  return {
    interviewResult: {
      interviewId: 'i1',
      interviewName: null,
      name: 'Lin',
      nameLatin: null,
      phone: null,
      email: null,
      position: 'Engineer',
      positionLatin: null,
      jobtitle: 'Engineer',
      positionId: 'p1',
      positionid: 'p1',
      jobseekerChannelId: 'c1',
      stageId: '2',
      stageTypeId: 2,
      channelId: null,
      gender: null,
      age: null,
      education: null,
      native_place: null,
      referee: null,
      workYears: null,
      url: null,
      interview_status: 'finish',
      interviewCategory: category,
      haveAi: 1,
      haveVideoQuestion: 1,
      showRecommendAction: 1,
      isCustom: 0,
      triggerOneVote: 0,
      usetime: null,
      totaltime: null,
      real_begininterview_time: null,
      interview_finish_time: null,
      resumeUrl: null,
      tattooResults: [],
      mobileMonitorVideoList: [],
      colorBlindess: null,
      isAnonymous: false,
      transferWorkSyncAiData: null,
    },
    idCard: null,
    answerResult,
    fullRecords: [],
    interviewArrangeList: [],
    allowed: ['reportAIInterview'],
  }
}

/** A report that is open at an address, as the page hands it to a panel. */
export function reportOf(
  info: InterviewInfo,
  place: { address: ReportAddress; go: OpenReport['go'] },
  given: { isFinished?: boolean; parts?: readonly string[] } = {},
): OpenReport {
  const isFinished = given.isFinished ?? true
  return {
    companyId: 'co',
    candidateId: 'c1',
    positionId: 'p1',
    interviewId: 'i1',
    info,
    facts: {
      permissions: new Set(['reportAIInterview']),
      isAnonymous: false,
      isMiniapp: false,
      hasAi: true,
      hasVideoQuestions: true,
      parts: new Set(given.parts ?? []),
      usesPersonalityTest: false,
      hasOfflineInterviewTab: false,
      simulationTests: [],
      aiTabMode: 'all',
      alwaysShowsAttachments: false,
      isCompetencyTestOn: false,
      loadsLanguageScore: false,
      acts: new Set(),
      needsEliminationReason: false,
      isEvaluatedByStage: false,
    },
    isFinished,
    estimateType: isFinished ? 2 : 1,
    timeZone: 'UTC',
    ...place,
  }
}

/** A query client that knows the interview's analysis already, so that a test about something else asks no server. */
export function queriesKnowing(reply: ReplyOf<typeof aiReportData> = nothingAnalysed): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  queries.setQueryData(callQuery(aiReportData, { interviewId: 'i1' }).queryKey, reply)
  return queries
}

export const everythingShown: ReplyOf<typeof aiReportData>['shown'] = {
  total: true,
  single: true,
  scoreIndicator: true,
  nextSteps: true,
  levelLabels: true,
  starExplanation: true,
  details: true,
  visualAnalysis: true,
  abbreviatedNames: false,
  englishLabel: false,
}

const nothingAnalysed: ReplyOf<typeof aiReportData> = { aiData: null, evidence: [], shown: everythingShown }
