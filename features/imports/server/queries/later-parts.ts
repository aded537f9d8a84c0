import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'

interface LaterPartOf {
  companyId: CompanyId
  candidateId: CandidateId
  /** Null for a part of the candidate. */
  interviewId: InterviewId | null
}

/** Keeps a part that no feature reads yet, in place of the one before. */
export async function putLaterPart(
  db: Database,
  of: LaterPartOf,
  part: string,
  value: { document: unknown; files: Readonly<Record<string, string>> },
  receivedAt: Date,
): Promise<void> {
  const document = JSON.stringify(value.document)
  const files = JSON.stringify(value.files)
  await db
    .insertInto('laterPart')
    .values({ id: newId(), ...pick(of), part, document, files, receivedAt })
    .onConflict((on) =>
      on.columns(['candidateId', 'interviewId', 'part']).doUpdateSet({ document, files, receivedAt }),
    )
    .execute()
}

const pick = ({ companyId, candidateId, interviewId }: LaterPartOf) => ({
  companyId,
  candidateId,
  interviewId,
})

/** Forgets a kept part, as its feature has stored one now. */
export async function dropLaterPart(db: Database, of: LaterPartOf, part: string): Promise<void> {
  await db
    .deleteFrom('laterPart')
    .where('companyId', '=', of.companyId)
    .where('candidateId', '=', of.candidateId)
    .where('interviewId', 'is not distinct from', of.interviewId)
    .where('part', '=', part)
    .execute()
}

/** Ids of the kept parts of these keys, across companies. */
export async function listLaterParts(db: Database, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('laterPart')
    .where('part', 'in', [...keys])
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A kept part with its candidate, locked; null when another process has it or has handed it over. */
export async function lockLaterPart(db: Database, id: string) {
  const row = await db
    .selectFrom('laterPart')
    .innerJoin('candidate', 'candidate.id', 'laterPart.candidateId')
    .where('laterPart.id', '=', id)
    .select([
      'laterPart.companyId',
      'laterPart.candidateId',
      'laterPart.interviewId',
      'laterPart.part',
      'laterPart.document',
      'laterPart.files',
      'candidate.positionId',
    ])
    .forUpdate('laterPart')
    .skipLocked()
    .executeTakeFirst()
  return row ?? null
}
