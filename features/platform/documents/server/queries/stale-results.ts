import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, FileId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { converterVersion } from '../../rules/converter.ts'

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

/**
 * Whether a file of a candidate is a result that is never shown again: of an earlier version of the converters, or of a
 * document that the candidate does not have any more; or, by its name, of a time when results had no table.
 */
const isStale = sql<boolean>`
  case when exists (select from conversion_result as made where made.file_id = result.id) then
    not exists (
      select from conversion_result as made
        join stored_file as source
          on source.company_id = made.company_id and source.content_hash = made.source_hash
        join candidate_file as held on held.file_id = source.id
      where made.file_id = result.id and made.version >= ${converterVersion}
        and held.candidate_id = of_candidate.candidate_id)
  else result.name ~ '^[0-9a-f]{64}[.][a-z]+[.][0-9]+[.]' end`

/** Candidates who have stale results, of all companies, in the order of their ids after `after`: so many at most. */
export async function listWithStaleResults(
  db: Database,
  { after, most }: { after: CandidateId | null; most: number },
): Promise<OfCandidate[]> {
  const { rows } = await sql<OfCandidate>`
    select distinct of_candidate.candidate_id, of_candidate.company_id from candidate_file as of_candidate
      join stored_file as result on result.id = of_candidate.file_id
    where (${after}::uuid is null or of_candidate.candidate_id > ${after}) and ${isStale}
    order by of_candidate.candidate_id
    limit ${most}`.execute(db)
  return rows
}

/** The stale results of a candidate. */
export async function listStaleResults(
  db: Database,
  { companyId, candidateId }: OfCandidate,
): Promise<FileId[]> {
  const { rows } = await sql<{ fileId: FileId }>`
    select of_candidate.file_id from candidate_file as of_candidate
      join stored_file as result on result.id = of_candidate.file_id
    where of_candidate.candidate_id = ${candidateId} and of_candidate.company_id = ${companyId}
      and ${isStale}`.execute(db)
  return rows.map(({ fileId }) => fileId)
}
