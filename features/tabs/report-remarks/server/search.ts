import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId } from '@candor/kernel/ids'
import type { SearchedText, SearchPart, SearchWork } from '@candor/kernel/services/searching'
import { listDocuments } from '../../../candidates/candidates/server/queries/searched.ts'
import { listRemarksOf } from '../../../review/evaluations/server/queries/searched.ts'
import { isRemark } from '../rules/entries.ts'
import { Remarks } from './import.ts'

interface Written {
  readonly candidateId: CandidateId
  readonly id: string
  readonly text: string
  readonly writtenBy: string
  readonly accountId: AccountId | null
  readonly at: Date
}

const textOf = ({ candidateId, id, text, writtenBy, accountId, at }: Written): SearchedText => ({
  candidateId,
  kind: 'remark',
  text,
  source: id,
  interviewId: null,
  question: null,
  startMs: null,
  place: writtenBy,
  accountId,
  at,
})

/** Imported remarks. Those that cannot be read have no words; the report tells its readers. */
function importedOf(candidateId: CandidateId, document: unknown): Written[] {
  const read = Remarks.safeParse(document)
  const remarks = read.success ? read.data.filter(isRemark) : []
  return remarks.map(({ externalId, estimateContent, estimateUserName, createdTime }) => ({
    candidateId,
    id: externalId,
    text: estimateContent,
    writtenBy: estimateUserName,
    accountId: null,
    at: new Date(createdTime),
  }))
}

async function read({ db, candidates }: SearchWork<Database>): Promise<SearchedText[]> {
  const [written, imported] = await Promise.all([
    listRemarksOf(db, candidates),
    listDocuments(db, candidates, ['remarks']),
  ])
  return [
    ...written.map(textOf),
    ...imported.flatMap(({ candidateId, document }) => importedOf(candidateId, document).map(textOf)),
  ]
}

/** Remarks of colleagues on candidates. */
export const search: readonly SearchPart<Database>[] = [{ read }]
