import type { Clock } from '@candor/kernel/clock'
import type { AccountId, CandidateId, CompanyId, InterviewId, PositionId } from '@candor/kernel/ids'
import { isRecord } from '@candor/kernel/is-record'
import type { Passwords, Settings } from '@candor/kernel/services'
import type * as z from 'zod/mini'
import type { AuditAction, AuditDetails } from '../../audit/rules/entry.ts'
import type { RuleFault } from './fault.ts'
import type { Place, SentStage, SharedValues } from './kept-changes.ts'
import type { BundlesTogether } from './rows-together.ts'

/** A bundle within the transaction that stores it: what every part of it needs. `db` is that transaction. */
export interface StoredBundle<Db> {
  readonly db: Db
  readonly companyId: CompanyId
  readonly positionId: PositionId
  readonly candidateId: CandidateId
  readonly now: Date
  /** Null or left out for a bundle in a transaction of its own. */
  readonly together?: BundlesTogether<Db> | null
  /** The account of an e-mail in this company, or null. */
  accountOf(email: string): Promise<AccountId | null>
}

/**
 * A piece of a part that may come as a file: `"<key>": { "file": "media/…" }`, at any depth. The file's content
 * replaces its name before the schema checks the part, and is not kept as media.
 */
export interface FilePiece {
  readonly key: string
  readonly endings: readonly string[]
  /** Reads the file's text into the value of the piece, or returns its fault. */
  read(file: {
    path: string
    text: string
  }): { value: unknown } | { faults: readonly Omit<RuleFault, 'path'>[] }
}

/** The faults of a part beyond its schema, and its notes, which refuse nothing. */
export interface Inspected {
  readonly faults: readonly RuleFault[]
  readonly notes: readonly RuleFault[]
}

/** A candidate before and after a bundle. */
export interface BundleChange {
  /** Null for a new candidate. */
  readonly before: {
    readonly fields: SharedValues
    readonly place: Place
    readonly stageSince: Date
  } | null
  readonly fields: SharedValues
  readonly place: Place
  /** The stage as the bundle names it; the company may not know it yet. */
  readonly sentStage: SentStage
  /** The account that added the candidate here; null for a program's bundle. */
  readonly byAccountId: AccountId | null
}

/** Runs at the end of the transaction that stores a bundle. Returns notes for the sender. */
export type AfterBundle<Db> = (
  bundle: StoredBundle<Db> & {
    /** Whether the bundle created its position. */
    readonly isPositionNew: boolean
    readonly change: BundleChange
    /** Whether the bundle brings a part: never for an empty list. */
    holds(key: string): boolean
    /** Does work that all bundles of the transaction need alike: at the first of them. */
    once(work: string, run: () => Promise<void>): Promise<void>
  },
) => Promise<readonly RuleFault[]>

interface Part<Schema extends z.ZodMiniType> {
  /** Key in the bundle or in one of its interviews. Several features may share an object: `object.key`. */
  readonly key: string
  readonly schema: Schema
  readonly filePiece?: FilePiece
  /** Inspects the part as it was written, in any shape, with its files read into it. Paths begin in the part. */
  readonly inspect?: (value: unknown) => Inspected
}

/** A part of the bundle itself: it belongs to the candidate in the position. */
export interface CandidatePart<Db, Schema extends z.ZodMiniType = z.ZodMiniType> extends Part<Schema> {
  readonly of: 'candidate'
  /** Stores the validated part in place of the previous one. Media paths have become file references. */
  store(bundle: StoredBundle<Db>, value: z.output<Schema>): Promise<void>
}

export interface InterviewPart<Db, Schema extends z.ZodMiniType = z.ZodMiniType> extends Part<Schema> {
  readonly of: 'interview'
  store(bundle: StoredBundle<Db> & { interviewId: InterviewId }, value: z.output<Schema>): Promise<void>
}

/** A part of `company.json` that a feature owns, by its key at the top of the file. */
export interface CompanyFilePart<Db, Schema extends z.ZodMiniType = z.ZodMiniType>
  extends Pick<Part<Schema>, 'key' | 'schema'> {
  readonly of: 'company'
  /** Stores the validated part by external ids, once the company itself is stored. */
  store(company: StoredCompany<Db>, value: z.output<Schema>): Promise<void>
}

export type ImportPart<Db> = CandidatePart<Db> | InterviewPart<Db>

export function companyFilePart<Db>() {
  return <Schema extends z.ZodMiniType>(
    part: Omit<CompanyFilePart<Db, Schema>, 'of'>,
  ): CompanyFilePart<Db, Schema> => ({
    ...part,
    of: 'company',
  })
}

export function candidatePart<Db>() {
  return <Schema extends z.ZodMiniType>(
    part: Omit<CandidatePart<Db, Schema>, 'of'>,
  ): CandidatePart<Db, Schema> => ({
    ...part,
    of: 'candidate',
  })
}

export function interviewPart<Db>() {
  return <Schema extends z.ZodMiniType>(
    part: Omit<InterviewPart<Db, Schema>, 'of'>,
  ): InterviewPart<Db, Schema> => ({
    ...part,
    of: 'interview',
  })
}

/** Reads `company.json`. */
export interface CompanyPart<Db, Schema extends z.ZodMiniObject = z.ZodMiniObject> {
  readonly schema: Schema
  /** Stores by external ids in the transaction `db`; throws `PartRefused` with what it cannot store. */
  store(context: CompanyContext<Db>, value: z.output<Schema>): Promise<CompanyId>
}

export interface CompanyContext<Db> {
  readonly db: Db
  readonly passwords: Passwords
  readonly clock: Clock
  readonly settings: Settings
  /** Adds an entry to the company's audit log, stored together with the file or not at all. */
  record(entry: { readonly action: AuditAction; readonly details: AuditDetails }): void
}

/** A company within the transaction that stores its file. */
export interface StoredCompany<Db> extends CompanyContext<Db> {
  readonly companyId: CompanyId
}

/** Declares how `company.json` is read. */
export function companyPart<Db>() {
  return <Schema extends z.ZodMiniObject>(part: CompanyPart<Db, Schema>): CompanyPart<Db, Schema> => part
}

export function pathOfPart(key: string): string[] {
  return key.split('.')
}

/** The value of a part in its holder; undefined where it is left out. */
export function findPart(holder: unknown, key: string): unknown {
  return pathOfPart(key).reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), holder)
}
