import type { ReplyOf } from '@candor/call/define'
import type { Locale } from '@candor/messages/locale'
import { currentLocale } from '@candor/messages/web/stored-locale'
import type {
  findAllEducation,
  findAllWorkInfo,
  getProjectExperience,
  listInterviewInfos,
} from '../../candidates/contract.ts'
import type { AiMarkConfig, EvaluationConfig, ReportTabConfigEntry } from '../../company/rules.ts'
import { signedIn, type UserInfo } from '../../session/web/signed-in.ts'
import type { InterviewInfo } from './open-report.ts'

/** Who works here and in which language: what outlives a report. */
interface KeptState {
  lang: Locale
  token: string
  userInfo: UserInfo | null
}

/** What belongs to one candidate's report. */
interface ReportStateOfOne {
  positionId: string
  companyId: string
  interviewId: string
  jobseekerChannelId: string
  corpId: string
  estimateType: 1 | 2
  currentUserId: string
  appId: number
  education: ReplyOf<typeof findAllEducation>
  workInfo: ReplyOf<typeof findAllWorkInfo>
  projectInfo: ReplyOf<typeof getProjectExperience>
  interviewResult: InterviewInfo['interviewResult'] | null
  interviewInfos: ReplyOf<typeof listInterviewInfos>
  interviewMsg: string
  answerResult: InterviewInfo['answerResult']
  interviewArrangeList: InterviewInfo['interviewArrangeList']
  aiData: unknown
  interviewPlanList: readonly unknown[]
  interviewPlanId: string
  shortList: readonly unknown[]
  haveOperateCount: number
  noOperateCount: number
  invalidCount: number
  remarkList: readonly unknown[]
  allEstmate: readonly unknown[]
  evaluationConfig: EvaluationConfig | null
  aiMarkCfg: AiMarkConfig
  aiReportCfg: readonly unknown[]
  reportTabConfig: readonly ReportTabConfigEntry[]
  redirectUrl: string
  previewResumeUrl: string
}

export type ClientState = KeptState & ReportStateOfOne

function emptyReport(): ReportStateOfOne {
  return {
    positionId: '',
    companyId: '',
    interviewId: '',
    jobseekerChannelId: '',
    corpId: '',
    estimateType: 1,
    currentUserId: '',
    appId: 4,
    education: [],
    workInfo: [],
    projectInfo: [],
    interviewResult: null,
    interviewInfos: [],
    interviewMsg: '',
    answerResult: [],
    interviewArrangeList: [],
    aiData: null,
    interviewPlanList: [],
    interviewPlanId: '',
    shortList: [],
    haveOperateCount: 0,
    noOperateCount: 0,
    invalidCount: 0,
    remarkList: [],
    allEstmate: [],
    evaluationConfig: null,
    aiMarkCfg: { allStatus: 1, singleStatus: 1, manualStatus: 1, aiScoreStatus: 1 },
    aiReportCfg: [],
    reportTabConfig: [],
    redirectUrl: '',
    previewResumeUrl: '',
  }
}

let report = emptyReport()

/** The state of the report that is open, with who reads it. A snapshot: it does not follow later changes. */
export function clientState(): ClientState {
  const known = signedIn()
  return { lang: currentLocale(), token: known?.token ?? '', userInfo: known?.userInfo ?? null, ...report }
}

/** Takes over what an answer or the address has brought; what it does not name stays as it was. */
export function fillClientState(known: Partial<ReportStateOfOne>): void {
  report = { ...report, ...known }
}

/** Forgets the candidate. Token, account and language stay (R4-069): they are not the report's. */
export function clearClientState(): void {
  report = emptyReport()
}

/**
 * Enters the report of a candidate and says whether another one was open until now.
 *
 * The one before is forgotten first, so that nothing of one candidate can show beside another.
 */
export function enterReport(jobseekerChannelId: string): { isStep: boolean } {
  const before = report.jobseekerChannelId
  const isStep = before !== '' && before !== jobseekerChannelId
  if (isStep) clearClientState()
  fillClientState({ jobseekerChannelId })
  return { isStep }
}
