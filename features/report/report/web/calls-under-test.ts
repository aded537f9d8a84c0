import type { AnyCall, ReplyOf } from '@candor/call/define'
import { type FakeApi, fakeApi, type SentFields } from '@candor/testkit/web/fake-api'
import {
  findAllEducation,
  findAllWorkInfo,
  findId,
  type jobseekerChannelInfo,
  listCandidateLabel,
  listInterviewInfos,
} from '../../../candidates/candidates/contract.ts'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { aWireInterview } from '../../../candidates/interviews/rules/reply-under-test.ts'
import { findNeighbours } from '../../../candidates/shortlist/contract/neighbours.ts'
import { permissionKeys, personalParts } from '../../../platform/access/rules/permissions.ts'
import { getEvaluationConfig } from '../../../platform/company/contract.ts'
import { countRoute } from '../../../sign-in/session/web/route-counter.ts'
import { getMenuTabs, noFacts, reportEvents } from '../contract.ts'

/** The calls that the page made, in order: path, input and idempotency key. */
export const asked: { path: string; sent: URLSearchParams; key: string | null }[] = []

/** The input as text: in JSON, lists and objects stay JSON. */
function sentOf(input: SentFields): URLSearchParams {
  const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  return new URLSearchParams(Object.entries(input).map(([key, value]) => [key, textOf(value)]))
}

let api: FakeApi

export function answer<C extends AnyCall>(call: C, reply: ReplyOf<C>): void {
  api.answer(call, reply)
}

/** Sets a function that answers a call by its input. */
export function answerBy<C extends AnyCall>(call: C, replyTo: (sent: URLSearchParams) => ReplyOf<C>): void {
  api.answerBy(call, (input) => replyTo(sentOf(input)))
}

export function refuse(call: AnyCall, code: number, msg = 'no', data?: object): void {
  api.refuse(call, { code, msg, data })
}

/** Holds a call until the returned function is called. */
export const hold = (call: AnyCall) => api.hold(call)

export const timesAsked = (call: AnyCall) => asked.filter(({ path }) => path === call.path).length

type Person = ReplyOf<typeof jobseekerChannelInfo>['channelInfo']

export const person: Person = {
  name: '林晓彤',
  nameLatin: 'Lin Xiaotong',
  phone: '13805716021',
  email: 'lin@person.example',
  position: '高级后端工程师',
  positionLatin: null,
  jobtitle: '高级后端工程师',
  positionId: 'p',
  positionid: 'p',
  jobseekerChannelId: 'c1',
  stageId: '2',
  stageTypeId: 2,
  channelId: null,
  gender: 2,
  age: 29,
  education: 5,
  native_place: '杭州',
  referee: '周凯',
  workYears: 7,
  url: null,
  triggerOneVote: 0,
  showRecommendAction: 1,
  resumeUrl: null,
  isAnonymous: false,
}

export function infoOf(
  given: Partial<ReplyOf<typeof interviewInfo>['interviewResult']> = {},
): ReplyOf<typeof interviewInfo> {
  const held = {
    interviewId: 'i2',
    interviewName: '后端 L6',
    usetime: 2322,
    totaltime: 2700,
    real_begininterview_time: Date.UTC(2026, 2, 14, 2, 41, 7),
  }
  return aWireInterview([], { ...person, ...held, ...given })
}

export const facts: ReplyOf<typeof getMenuTabs>['facts'] = {
  ...noFacts,
  permissions: [...permissionKeys],
  personalParts: [...personalParts],
  hasAi: true,
  hasVideoQuestions: true,
}

const held = {
  interview_status: 'finish',
  transferWorkSyncAiData: null,
  interviewCategory: 6,
  real_begininterview_time: Date.UTC(2026, 2, 14, 2, 41, 7),
  interview_finish_time: Date.UTC(2026, 2, 14, 3, 26, 9),
  usetime: 2322,
  totaltime: 2700,
}
export const interviews = [
  { ...held, interviewId: 'i1', interviewName: '初试' },
  { ...held, interviewId: 'i2', interviewName: '后端 L6' },
  {
    ...held,
    interviewId: 'i3',
    interviewName: '终面',
    interview_status: 'wait',
    real_begininterview_time: null,
    interview_finish_time: null,
  },
]

/** Sets a reply for every call of the page, for a finished interview of one candidate. */
export function answerAll(): void {
  asked.length = 0
  api = fakeApi({ token: () => null }, ({ path, input, key }) => {
    asked.push({ path, sent: sentOf(input), key })
  })
  // The event stream stays silent.
  api.keepWaiting(reportEvents)
  answer(getEvaluationConfig, { screeningInfoStatus: 0, evaluationInvisibleStatus: 0 })
  answerBy(findId, (sent) => ({
    company_id: 'k',
    positionid: 'p',
    stageId: '2',
    stageTypeId: 2,
    jobseekerChannelId: sent.get('jobseekerChannelId') ?? 'c1',
    interviewId: sent.get('userId') ?? 'i2',
  }))
  answer(getMenuTabs, { menuTabs: [], facts })
  answerBy(interviewInfo, (sent) => infoOf({ jobseekerChannelId: sent.get('jobSeekerChannelId') ?? 'c1' }))
  answer(listCandidateLabel, [])
  answer(listInterviewInfos, interviews)
  answer(findAllEducation, [])
  answer(findAllWorkInfo, [])
  answer(findNeighbours, alone)
}

const alone: ReplyOf<typeof findNeighbours> = {
  place: 1,
  total: 1,
  previous: null,
  next: null,
  cells: ['notOperated'],
  current: 0,
  haveOperateCount: 0,
  noOperateCount: 1,
  invalidCount: 0,
}

/** Puts the candidate c1 into a shortlist of two, before c2, as reached from a list. */
export function answerShortlist(): void {
  const next = {
    jobSeekerChannelId: 'c2',
    interviewId: 'j1',
    recommendStageId: '4',
    stageId: '2',
    stageTypeKind: 2,
  }
  answer(findNeighbours, {
    ...alone,
    total: 2,
    next: { ...next, operateStatus: null, state: 'notOperated' },
    cells: ['notOperated', 'notOperated'],
    noOperateCount: 2,
  })
  countRoute(null, '/first/talentList')
  countRoute('/first/talentList', '/shareurl')
}
