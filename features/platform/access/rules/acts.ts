import { type PermissionKey, shareableKeys, type UserType } from './permissions.ts'

/** What a viewer may do about one candidate. The reply of a report carries it, so that no screen works it out again. */
export const acts = [
  /** Evaluate the candidate, and decide pass, wait or reject. */
  'evaluate',
  /** Score single answers by hand. */
  'score',
  'remark',
  'label',
  /** Give the candidate to colleagues. */
  'recommend',
  /** Open the report to somebody without an account. */
  'share',
  /** Record other vendors' tests. */
  'thirdParty',
  /** Record rounds that were held in person. */
  'offline',
  /** Plan interviews with people. */
  'plan',
  /** Say what came of an interview with people. */
  'feedback',
  'deleteAttachment',
  /** See who read the report, and for how long. */
  'readViewings',
  /** See the offers that were sent. */
  'readOffers',
  /** Say whose voice one of the transcripts' voices is (decision S65). */
  'nameVoices',
] as const
export type ReportAct = (typeof acts)[number]

/** The facts that decide which acts a viewer may do about a candidate. */
export interface ActFacts {
  readonly userType: UserType
  readonly permissions: ReadonlySet<PermissionKey>
  /** Whether the company lets people score answers (decision N43). */
  readonly isManualScoringOn: boolean
  readonly stageTypeKind: number
}

/** Whether accounts of this kind change anything; the read-only and the frozen do not. */
export function canAct(userType: UserType): boolean {
  return userType !== 'read' && userType !== 'freeze'
}

/** Whether an account evaluates at all, whoever the candidate is: by its kind and by its role. */
export function mayEvaluate({ userType, permissions }: Pick<ActFacts, 'userType' | 'permissions'>): boolean {
  return canAct(userType) && permissions.has('manualEvaluation')
}

/** Whether an account may change how its company is set up. */
export function isAdministrator(userType: UserType): boolean {
  return userType === 'superAdmin' || userType === 'admin'
}

/** Whether the candidate is hired (8) or eliminated (9); nobody recommends them any more (R4-029). */
export function isStageOver(stageTypeKind: number): boolean {
  return stageTypeKind === 8 || stageTypeKind === 9
}

/** The acts that a viewer may do about a candidate whose report they may read. */
export function actsOf({
  userType,
  permissions,
  isManualScoringOn,
  stageTypeKind,
}: ActFacts): Set<ReportAct> {
  const isHr = canAct(userType) && userType !== 'interviewer'
  const isEvaluator = mayEvaluate({ userType, permissions })
  const decided: Readonly<Record<ReportAct, boolean>> = {
    evaluate: isEvaluator,
    score: isEvaluator && isManualScoringOn,
    remark: canAct(userType) && permissions.has('reportRemark'),
    label: isHr && permissions.has('candidate'),
    recommend: canAct(userType) && permissions.has('candidate') && !isStageOver(stageTypeKind),
    share: isHr && shareableKeys.some((key) => permissions.has(key)),
    thirdParty: canAct(userType) && permissions.has('thirdComment'),
    offline: canAct(userType) && permissions.has('planInterview'),
    plan: isHr && permissions.has('planInterview'),
    feedback: canAct(userType) && permissions.has('planInterview'),
    deleteAttachment: isHr && permissions.has('candidate'),
    readViewings: isHr && permissions.has('reportInterviewLog'),
    readOffers: isHr && permissions.has('offer'),
    nameVoices: canAct(userType) && permissions.has('reportAIInterview'),
  }
  return new Set(acts.filter((act) => decided[act]))
}
