import type { AccountId, CandidateId, CompanyId, PositionId } from '@candor/kernel/ids'

/** The eyes by which a list is read: whom a viewer reaches, and what of them the viewer may see. */
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
  /** Candidates of whom the viewer sees no colleague's opinion before giving an own one. */
  readonly coveredIds: readonly CandidateId[]
  /** Whether their scores are held back, too. */
  readonly areScoresCovered: boolean
  /** IANA name of the company's time zone, in which days begin. */
  readonly timeZone: string
  readonly now: Date
}
