import type {
  AccountId,
  CandidateId,
  CompanyId,
  FileId,
  FormId,
  FormVersionId,
  InterviewId,
  PersonId,
  PositionId,
  RoleId,
  SessionId,
} from '@candor/kernel/ids'
import type { ColumnType } from 'kysely'
import type { DB } from './tables.ts'

/** The kind of id in a table's `id` column. */
interface RowIds {
  company: CompanyId
  account: AccountId
  role: RoleId
  session: SessionId
  shareSession: SessionId
  storedFile: FileId
  person: PersonId
  position: PositionId
  candidate: CandidateId
  formerCandidate: CandidateId
  interview: InterviewId
  assessmentForm: FormId
  assessmentFormVersion: FormVersionId
}

/** The kind of id in columns of this name, in any table. */
interface ColumnIds {
  companyId: CompanyId
  accountId: AccountId
  toAccountId: AccountId
  byAccountId: AccountId
  revokedByAccountId: AccountId
  createdByAccountId: AccountId
  updatedByAccountId: AccountId
  roleId: RoleId
  sessionId: SessionId
  personId: PersonId
  positionId: PositionId
  addedByAccountId: AccountId
  changedByAccountId: AccountId
  candidateId: CandidateId
  interviewId: InterviewId
  fileId: FileId
  photoFileId: FileId
  resumeFileId: FileId
  formId: FormId
  formVersionId: FormVersionId
}

type Kept<Column, Brand> =
  Column extends ColumnType<string, string | undefined, string>
    ? ColumnType<Brand, Brand | undefined, Brand>
    : null extends Column
      ? Brand | null
      : Brand

type BrandedColumn<Table, Name, Column> = Name extends 'id'
  ? Table extends keyof RowIds
    ? RowIds[Table]
    : Column
  : Name extends keyof ColumnIds
    ? Kept<Column, ColumnIds[Name]>
    : Column

/** The generated tables with their ids branded, so that only the database hands out a checked id. */
export type BrandedTables = {
  [Table in keyof DB]: { [Name in keyof DB[Table]]: BrandedColumn<Table, Name, DB[Table][Name]> }
}
