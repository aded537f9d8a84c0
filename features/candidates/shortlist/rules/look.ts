import type { AccountId, CandidateId, CompanyId, PositionId } from '@candor/kernel/ids'

/** The rights by which a list is read: the candidates that a viewer reaches, and the values that the viewer may see. */
export interface Look {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  /** The interviewer whose recommendations are listed; null for the company's candidates. */
  readonly interviewerId: AccountId | null
  /** Whether the company hides the names of its candidates: then none is found by name, phone or e-mail. */
  readonly areAllAnonymous: boolean
  readonly mayReadScores: boolean
  /** Positions whose scores are hidden. */
  readonly unscoredIds: readonly PositionId[]
  /** Whether the viewer reads evaluations of colleagues at all. */
  readonly mayReadOpinions: boolean
  /** Whether the viewer sees which colleagues are asked. */
  readonly seesAsked: boolean
  /** Candidates whose opinions by colleagues the viewer sees only after giving an own one. */
  readonly coveredIds: readonly CandidateId[]
  /** Whether their scores are held back, too. */
  readonly areScoresCovered: boolean
  /** IANA name of the company's time zone, in which days begin. */
  readonly timeZone: string
  readonly now: Date
}
