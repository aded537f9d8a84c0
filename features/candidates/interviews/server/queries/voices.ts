import type { Database, NewRow } from '@candor/db/database'
import type { OfInterview } from '../queries.ts'

/** The names that people gave the voices of an interview. */
export async function listSaidVoices(db: Database, { companyId, interviewId }: OfInterview) {
  return db
    .selectFrom('interviewVoice')
    .where('interviewId', '=', interviewId)
    .where('companyId', '=', companyId)
    .select(['voice', 'role', 'transcriptHash'])
    .execute()
}
export type SaidVoice = Awaited<ReturnType<typeof listSaidVoices>>[number]

export async function upsertSaidVoice(db: Database, said: NewRow<'interviewVoice'>): Promise<void> {
  const { role, transcriptHash, namedByAccountId, namedAt } = said
  await db
    .insertInto('interviewVoice')
    .values(said)
    .onConflict((on) =>
      on.columns(['interviewId', 'voice']).doUpdateSet({ role, transcriptHash, namedByAccountId, namedAt }),
    )
    .execute()
}

export async function deleteSaidVoice(
  db: Database,
  { companyId, interviewId }: OfInterview,
  voice: string,
): Promise<void> {
  await db
    .deleteFrom('interviewVoice')
    .where('interviewId', '=', interviewId)
    .where('companyId', '=', companyId)
    .where('voice', '=', voice)
    .execute()
}
