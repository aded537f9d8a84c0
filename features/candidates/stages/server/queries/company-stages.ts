import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { interviewKind } from '../../rules/kinds.ts'
import type { LocalNames } from '../../rules/names.ts'

interface GivenStage {
  readonly wireId: string
  readonly names: LocalNames
  /** Left out: a known stage keeps its kind, a new one is an interview. */
  readonly kind: number | undefined
  /** Left out: a known stage keeps its limit, a new one has none. */
  readonly limitDays: number | null | undefined
}

/** Stores the stages of a company's file in their order; other stages come after them. */
export async function storeCompanyStages(
  db: Database,
  companyId: CompanyId,
  stages: readonly GivenStage[],
): Promise<void> {
  if (stages.length === 0) return
  await db
    .updateTable('stage')
    .set({ sortIndex: sql`sort_index + ${stages.length}` })
    .where('companyId', '=', companyId)
    .execute()
  for (const [sortIndex, { wireId, names, kind, limitDays }] of stages.entries()) {
    const changing = {
      names: JSON.stringify(names),
      sortIndex,
      removedAt: null,
      ...(kind === undefined ? {} : { kind }),
      ...(limitDays === undefined ? {} : { limitDays }),
    }
    await db
      .insertInto('stage')
      .values({ companyId, wireId, kind: interviewKind, limitDays: null, ...changing })
      .onConflict((on) => on.columns(['companyId', 'wireId']).doUpdateSet(changing))
      .execute()
  }
}
