import type { AppServices, Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import type { ReportAct } from '../../../../platform/access/rules/acts.ts'
import type { ReportActor, Viewer } from '../../../../platform/access/rules/viewer.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import type { BulkFault, BulkKind, BulkTerms, BulkWords } from '../../../bulk/contract.ts'

type TermsOf<Kind extends BulkKind> = Extract<BulkTerms, { readonly kind: Kind }>

/** A candidate whom the gate lets the caller act on, and where it stands now. */
export interface BulkCandidate {
  readonly actor: ReportActor
  readonly stageId: string
  readonly outcome: string | null
}

/** Why an act does not reach a candidate. */
export interface Fault {
  readonly why: BulkFault
  /** The colleague who came first. */
  readonly byAccountId?: AccountId | null
}

export interface Judging<Terms> {
  /** The services on the transaction, or outside of one for a look. */
  readonly within: AppServices
  readonly viewer: Viewer
  readonly terms: Terms
  readonly candidates: readonly BulkCandidate[]
}

export interface CarryingOut<Terms> {
  /** A transaction of its own for at most 100 candidates. */
  readonly work: AuditedTransaction
  readonly terms: Terms
  readonly words: BulkWords
  readonly candidates: readonly BulkCandidate[]
  readonly locale: Locale
  /** Names the act on many in what can be undone. */
  readonly bulkId: string
}

/** A planned act that is about to begin. */
export interface BeginningAct<Terms> {
  readonly companyId: CompanyId
  readonly bulkId: string
  readonly terms: Terms
}

export interface Ended<Terms> {
  /** The transaction that ends the act. */
  readonly work: Pick<AuditedTransaction, 'db' | 'now' | 'services'>
  readonly companyId: CompanyId
  /** The account that ordered it. It may have lost its rights since. */
  readonly accountId: AccountId
  /** When the act began. */
  readonly since: Date
  readonly terms: Terms
  readonly words: BulkWords
  /** The candidates to whom it was done, in order. */
  readonly candidateIds: readonly CandidateId[]
  readonly locale: Locale
  readonly bulkId: string
}

interface TypedPart<Terms> {
  /** What the gate must allow about each candidate. */
  readonly act: ReportAct
  /** Whether the act is about where a candidate stands: those that somebody moved meanwhile are left. */
  readonly needsSameStanding: boolean
  /** Whether an account may do it about any candidate at all. */
  mayEver(viewer: Viewer): boolean
  /** Whether the application may have ended. */
  readonly reachesEnded: boolean
  /** Refuses terms that fit no candidate, such as a colleague who has left. Returns terms with the ids to store. */
  check(within: AppServices, viewer: Viewer, terms: Terms): Promise<BulkTerms>
  /** Locks what must be locked before the candidates. */
  before?(db: Database, companyId: CompanyId): Promise<void>
  /** Returns the candidates that the act would not reach, with the reason. */
  judge(judging: Judging<Terms>): Promise<ReadonlyMap<string, Fault>>
  /** Does it, by the writers of the single act. All candidates have passed the gate and `judge`. */
  carryOut(carryingOut: CarryingOut<Terms>): Promise<void>
  /** Tells once what the act did, also where it was stopped or failed at the rest. It must not refuse. */
  ended?(ended: Ended<Terms>): Promise<void>
  /** Refuses words that fit no candidate, such as an unknown reason. */
  checkWords?(db: Database, act: BeginningAct<Terms>, words: BulkWords): Promise<void>
  /** How many recommendations without an answer it ends, or may take along. */
  countOpen?(db: Database, companyId: CompanyId, candidateIds: readonly CandidateId[]): Promise<number>
  /** The name of the target, in a language. */
  target?(db: Database, companyId: CompanyId, terms: Terms, locale: Locale): Promise<string | null>
}

/** An act on many candidates: an entry of the export `bulkParts` of a feature's `server/bulk.ts`. */
export interface BulkPart extends TypedPart<BulkTerms> {
  readonly kind: BulkKind
}

function isOf<Kind extends BulkKind>(terms: BulkTerms, kind: Kind): terms is TermsOf<Kind> {
  return terms.kind === kind
}

/** Makes the part of a kind from functions that read the terms of that kind. */
export function bulkPart<Kind extends BulkKind>(kind: Kind, part: TypedPart<TermsOf<Kind>>): BulkPart {
  const own = (terms: BulkTerms): TermsOf<Kind> => {
    if (!isOf(terms, kind)) throw new Error(`terms of ${terms.kind} came to the part ${kind}`)
    return terms
  }
  const { target, checkWords, ended } = part
  return {
    ...part,
    kind,
    check: (within, viewer, terms) => part.check(within, viewer, own(terms)),
    judge: (judging) => part.judge({ ...judging, terms: own(judging.terms) }),
    carryOut: (carrying) => part.carryOut({ ...carrying, terms: own(carrying.terms) }),
    ...(checkWords && {
      checkWords: (db, act, words) => checkWords(db, { ...act, terms: own(act.terms) }, words),
    }),
    ...(ended && { ended: (of) => ended({ ...of, terms: own(of.terms) }) }),
    ...(target && {
      target: (db, companyId, terms, locale) => target(db, companyId, own(terms), locale),
    }),
  }
}

/** All parts of this installation, by kind. */
export type BulkParts = ReadonlyMap<BulkKind, BulkPart>

export function partOf(parts: BulkParts, kind: BulkKind): BulkPart {
  const part = parts.get(kind)
  if (!part) throw new Error(`no feature carries out ${kind}`)
  return part
}
