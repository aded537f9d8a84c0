import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId } from '@candor/kernel/ids'
import type { OfCandidate } from '../../../candidates/server/queries.ts'
import type { EvaluationKind } from '../../rules/kinds.ts'

interface ImportedEvaluation {
  readonly externalId: string
  readonly kind: EvaluationKind
  readonly accountId: AccountId | null
  readonly evaluatedBy: string
  readonly score: number | null
  readonly result: number | null
  readonly content: string
  readonly stageId: string
  readonly createdAt: Date
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
        stageId: eb.ref('excluded.stageId'),
        createdAt: eb.ref('excluded.createdAt'),
      })),
    )
    .execute()
}
