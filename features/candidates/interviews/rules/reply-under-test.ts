import type { ReplyOf } from '@candor/call/define'
import type * as z from 'zod/mini'
import type { AnswerResult } from '../contract/answer.ts'
import type { interviewInfo } from '../contract.ts'

type Wire = ReplyOf<typeof interviewInfo>
type WireAnswer = z.output<typeof AnswerResult>

/** A recorded answer of 20 s as a reply brings it, with nothing in it but what a test is about. */
export function aWireAnswer(id: string, more: Partial<WireAnswer> = {}): WireAnswer {
  return {
    question_id: id,
    problem_answer_method: 1,
    title: `Title of ${id}`,
    problem: '<p>问题</p>',
    gw_module_id: null,
    followUpOf: null,
    interviewRoundNum: null,
    problem_time_point: null,
    answer_time_point: null,
    sessionStartMs: 0,
    durationMs: 20_000,
    answer: null,
    answer_language: null,
    language: null,
    label_name: null,
    labelscore: null,
    actualscore: null,
    objective_score: null,
    right_key: null,
    is_not_score: null,
    scoreReason: null,
    questionOptionList: [],
    video_url: [],
    transcript: null,
    ...more,
  }
}

/** What interviewInfo answers of a finished L6 interview with these answers. */
export function aWireInterview(
  answerResult: WireAnswer[],
  more: Partial<Wire['interviewResult']> = {},
  rest: Partial<Wire> = {},
): Wire {
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
      interviewCategory: 6,
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
      ...more,
    },
    idCard: null,
    answerResult,
    fullRecords: [],
    interviewArrangeList: [],
    allowed: ['reportAIInterview'],
    ...rest,
  }
}
