import type {
  AccountId,
  CandidateId,
  CompanyId,
  InterviewId,
  PositionId,
  SessionId,
} from '@candor/kernel/ids'
import type { ReportAct } from './acts.ts'
import type { DeclaredAct } from './declared.ts'
import type { HeldBack } from './held-back.ts'
import type { PermissionKey, PersonalPart, UserType } from './permissions.ts'

export interface ViewerFacts {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly sessionId: SessionId
  readonly userType: UserType
  readonly permissions: ReadonlySet<PermissionKey>
}

export interface VisitorFacts {
  readonly companyId: CompanyId
  /** Session of the visit, apart from sessions of accounts. */
  readonly sessionId: SessionId
  readonly grantId: string
  /** sha256 of the grant's token: calls take the token in place of the report's ids. */
  readonly tokenHash: string
  readonly candidateId: CandidateId
  readonly interviewId: InterviewId | null
  /** The permissions that the grant opens and the company lets visitors see. */
  readonly permissions: ReadonlySet<PermissionKey>
  readonly parts: ReadonlySet<PersonalPart>
  readonly showsScores: boolean
}

// The classes stay in this file, and only the gate imports it. The private fields keep a plain object, and the copy of
// a proof, from passing for one.

class Viewer implements ViewerFacts {
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

class Visitor implements VisitorFacts {
  readonly #proof = true
  readonly companyId: CompanyId
  readonly accountId = null
  readonly sessionId: SessionId
  readonly userType = 'visitor'
  readonly grantId: string
  readonly tokenHash: string
  readonly candidateId: CandidateId
  readonly interviewId: InterviewId | null
  readonly permissions: ReadonlySet<PermissionKey>
  readonly parts: ReadonlySet<PersonalPart>
  readonly showsScores: boolean

  constructor(facts: VisitorFacts) {
    this.companyId = facts.companyId
    this.sessionId = facts.sessionId
    this.grantId = facts.grantId
    this.tokenHash = facts.tokenHash
    this.candidateId = facts.candidateId
    this.interviewId = facts.interviewId
    this.permissions = facts.permissions
    this.parts = facts.parts
    this.showsScores = facts.showsScores
  }

  get isProven(): boolean {
    return this.#proof
  }
}

type Interview = InterviewId | null

export interface ReportFacts<Held extends Interview = Interview> {
  readonly candidateId: CandidateId
  readonly positionId: PositionId
  /** The interview that the caller named, else the candidate's newest; null while there is none. */
  readonly interviewId: Held
  readonly isAnonymous: boolean
  readonly stageId: string
  readonly acts: ReadonlySet<ReportAct>
  readonly heldBack: HeldBack
}

/** Proof that an account or a visitor may read one candidate's report. */
class ReportReader<Held extends Interview = Interview, By extends Viewer | Visitor = Viewer | Visitor>
  implements ReportFacts<Held>
{
  readonly #proof = true
  readonly viewer: By
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly positionId: PositionId
  readonly interviewId: Held
  readonly isAnonymous: boolean
  readonly stageId: string
  readonly acts: ReadonlySet<ReportAct>
  readonly heldBack: HeldBack

  constructor(viewer: By, facts: ReportFacts<Held>) {
    this.viewer = viewer
    this.companyId = viewer.companyId
    this.candidateId = facts.candidateId
    this.positionId = facts.positionId
    this.interviewId = facts.interviewId
    this.isAnonymous = facts.isAnonymous
    this.stageId = facts.stageId
    this.acts = facts.acts
    this.heldBack = facts.heldBack
  }

  get isProven(): boolean {
    return this.#proof
  }

  may(key: PermissionKey): boolean {
    return this.viewer.permissions.has(key)
  }

  /** Whether the reader may see a personal part. Accounts see it with their permission, a visitor by the grant. */
  opens(part: PersonalPart): boolean {
    return this.viewer.accountId !== null || this.viewer.parts.has(part)
  }

  /** Whether the reader may see now an opinion of an account; null: of a visitor. */
  maySeeOpinionOf(accountId: AccountId | null): boolean {
    return !this.heldBack.opinions || (accountId !== null && accountId === this.viewer.accountId)
  }

  maySeeFeedbackOf(planId: string): boolean {
    return !this.heldBack.planIds.includes(planId)
  }

  get isVisit(): boolean {
    return this.viewer.accountId === null
  }
}

/** Proof that a viewer may do one act about a candidate, within the transaction that does it. */
class ReportActor<Held extends Interview = Interview> extends ReportReader<Held, Viewer> {
  readonly #proof = true
  readonly act: DeclaredAct

  constructor(viewer: Viewer, facts: ReportFacts<Held>, act: DeclaredAct) {
    super(viewer, facts)
    this.act = act
  }

  override get isProven(): boolean {
    return this.#proof
  }

  get accountId(): AccountId {
    return this.viewer.accountId
  }
}

class Administrator extends Viewer {
  readonly #proof = true

  override get isProven(): boolean {
    return this.#proof
  }
}

class ServiceCaller {
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

export type { Administrator, ReportActor, ReportReader, ServiceCaller, Viewer, Visitor }

/** Makes the proofs of what the gate has checked. Only the gate calls these. */
export const prove = {
  viewer: (facts: ViewerFacts) => new Viewer(facts),
  administrator: (facts: ViewerFacts) => new Administrator(facts),
  service: (facts: { companyId: CompanyId; keyId: string }) => new ServiceCaller(facts),
  visitor: (facts: VisitorFacts) => new Visitor(facts),
  reader: (viewer: Viewer | Visitor, facts: ReportFacts) => new ReportReader(viewer, facts),
  actor: (viewer: Viewer, facts: ReportFacts, act: DeclaredAct) => new ReportActor(viewer, facts, act),
}

export function isViewer(proof: unknown): proof is Viewer {
  return proof instanceof Viewer
}

export function isVisitor(proof: unknown): proof is Visitor {
  return proof instanceof Visitor
}
