import type {
  AccountId,
  CandidateId,
  CompanyId,
  InterviewId,
  PositionId,
  SessionId,
} from '@candor/kernel/ids'
import type { ReportAct } from './acts.ts'
import type { PermissionKey, UserType } from './permissions.ts'

/** What is known of an account once its token has been checked. */
export interface ViewerFacts {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly sessionId: SessionId
  readonly userType: UserType
  readonly permissions: ReadonlySet<PermissionKey>
}

/** Proof of a signed-in account that may work. Only the gate makes one. */
export class Viewer implements ViewerFacts {
  readonly #proof = true
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly sessionId: SessionId
  readonly userType: UserType
  readonly permissions: ReadonlySet<PermissionKey>

  constructor(facts: ViewerFacts) {
    this.companyId = facts.companyId
    this.accountId = facts.accountId
    this.sessionId = facts.sessionId
    this.userType = facts.userType
    this.permissions = facts.permissions
  }

  get isProven(): boolean {
    return this.#proof
  }
}

export interface ReportFacts {
  readonly candidateId: CandidateId
  readonly positionId: PositionId
  /** The interview that the caller named, else the candidate's newest; null while there is none. */
  readonly interviewId: InterviewId | null
  readonly isAnonymous: boolean
  /** Where the candidate stands now. */
  readonly stageId: string
  readonly acts: ReadonlySet<ReportAct>
}

/** Proof that a viewer may read one candidate's report. Only the gate makes one. */
export class ReportReader implements ReportFacts {
  readonly viewer: Viewer
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly positionId: PositionId
  readonly interviewId: InterviewId | null
  readonly isAnonymous: boolean
  readonly stageId: string
  readonly acts: ReadonlySet<ReportAct>

  constructor(viewer: Viewer, facts: ReportFacts) {
    this.viewer = viewer
    this.companyId = viewer.companyId
    this.candidateId = facts.candidateId
    this.positionId = facts.positionId
    this.interviewId = facts.interviewId
    this.isAnonymous = facts.isAnonymous
    this.stageId = facts.stageId
    this.acts = facts.acts
  }

  may(key: PermissionKey): boolean {
    return this.viewer.permissions.has(key)
  }
}

/** Proof that a viewer may do one thing about a candidate whose report they may read. Only the gate makes one. */
export class ReportActor extends ReportReader {
  readonly act: ReportAct

  constructor(viewer: Viewer, facts: ReportFacts, act: ReportAct) {
    super(viewer, facts)
    this.act = act
  }

  get accountId(): AccountId {
    return this.viewer.accountId
  }
}

/** Proof of an account that may change how its company is set up. Only the gate makes one. */
export class Administrator extends Viewer {
  readonly isAdministrator = true
}

/** Proof of a machine with a company's service key. Only the gate makes one. */
export class ServiceCaller {
  readonly #proof = true
  readonly companyId: CompanyId
  readonly keyId: string

  constructor({ companyId, keyId }: { companyId: CompanyId; keyId: string }) {
    this.companyId = companyId
    this.keyId = keyId
  }

  get isProven(): boolean {
    return this.#proof
  }
}
