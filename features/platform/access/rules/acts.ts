import { type PermissionKey, shareableKeys, type UserType } from './permissions.ts'

/** What a viewer may do about one candidate. The reply of a report carries it, so that no screen works it out again. */
export const acts = [
  'evaluate',
  'score',
  'remark',
  'label',
  /** Change the base fields, remove a candidate added by mistake, add one for another position. */
  'edit',
  /** Move to another stage, or end the application. */
  'move',
  'recommend',
  /** Open the report to a visitor without an account. */
  'share',
  'thirdParty',
  'offline',
  'plan',
  'feedback',
  'deleteAttachment',
  'readViewings',
  'readOffers',
  /** Name the speaker of a voice in the transcripts (decision S65). */
  'nameVoices',
] as const
export type ReportAct = (typeof acts)[number]

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

/** Whether an account evaluates any candidate, by its kind and its role. */
export function mayEvaluate({ userType, permissions }: Pick<ActFacts, 'userType' | 'permissions'>): boolean {
  return canAct(userType) && permissions.has('manualEvaluation')
}

/** Whether an account adds, edits and moves candidates: HR with `candidate`. Interviewers hold that key and may not. */
export function mayChangeCandidates({
  userType,
  permissions,
}: Pick<ActFacts, 'userType' | 'permissions'>): boolean {
  return canAct(userType) && userType !== 'interviewer' && permissions.has('candidate')
}

/** Whether an account adds and changes positions. */
export function mayChangePositions({
  userType,
  permissions,
}: Pick<ActFacts, 'userType' | 'permissions'>): boolean {
  return canAct(userType) && userType !== 'interviewer' && permissions.has('position')
}

/** Whether an account changes the lists of stages. */
export function mayChangeStages({
  userType,
  permissions,
}: Pick<ActFacts, 'userType' | 'permissions'>): boolean {
  return canAct(userType) && userType !== 'interviewer' && permissions.has('procedure')
}

/** Whether an account publishes job pages: administrators, and HR where the company says so. */
export function mayPublishJobPages(
  { userType, permissions }: Pick<ActFacts, 'userType' | 'permissions'>,
  hrMayPublish: boolean,
): boolean {
  return mayChangePositions({ userType, permissions }) && (hrMayPublish || isAdministrator(userType))
}

export function isAdministrator(userType: UserType): boolean {
  return userType === 'superAdmin' || userType === 'admin'
}

/** Whether the candidate is hired (8) or eliminated (9), and not recommended any more (R4-029). */
export function isStageOver(stageTypeKind: number): boolean {
  return stageTypeKind === 8 || stageTypeKind === 9
}

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
    edit: mayChangeCandidates({ userType, permissions }),
    move: mayChangeCandidates({ userType, permissions }),
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
