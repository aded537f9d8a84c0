import type { Database, NewRow } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { OfCandidate } from '../../../../candidates/candidates/server/queries.ts'
import { standsAlone } from '../../../../platform/imports/server/queries/merged.ts'

type ImportedEvaluation = Omit<NewRow<'evaluation'>, 'id' | 'companyId' | 'candidateId'> & {
  externalId: string
}

/** Replaces the imported evaluations of a candidate. Those written here have no external id and stay. */
export async function replaceImportedEvaluations(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  given: readonly ImportedEvaluation[],
): Promise<void> {
  const kept = given.map(({ externalId }) => externalId)
  await db
    .deleteFrom('evaluation')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .where('externalId', 'is not', null)
    .where(standsAlone(candidateId))
    .$if(kept.length > 0, (imported) => imported.where('externalId', 'not in', kept))
    .execute()
  if (given.length === 0) return
  await db
    .insertInto('evaluation')
    .values(given.map((each) => ({ id: newId(), companyId, candidateId, ...each })))
    .onConflict((on) =>
      on.columns(['candidateId', 'externalId']).doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        accountId: eb.ref('excluded.accountId'),
        evaluatedBy: eb.ref('excluded.evaluatedBy'),
        score: eb.ref('excluded.score'),
        result: eb.ref('excluded.result'),
        content: eb.ref('excluded.content'),
        reasons: eb.ref('excluded.reasons'),
        stageId: eb.ref('excluded.stageId'),
        createdAt: eb.ref('excluded.createdAt'),
      })),
    )
    .execute()
}
