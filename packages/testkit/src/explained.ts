import type { Database } from '@candor/db/database'
import { CompiledQuery, type RootOperationNode, sql } from 'kysely'

/** A database that notes which statements it ran. */
export function listening(db: Database, heard: CompiledQuery[]): Database {
  const asked = new Map<string, RootOperationNode>()
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      asked.set(queryId.queryId, node)
      return node
    },
    // Pieces of a statement are transformed as well; what has a result was asked as a whole.
    async transformResult({ result, queryId }) {
      const node = asked.get(queryId.queryId)
      if (node) heard.push(db.getExecutor().compileQuery(node, queryId))
      return result
    },
  })
}

/** A step of the plan by which PostgreSQL ran a statement. */
export interface PlanStep {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Output?: readonly string[]
  readonly Plans?: readonly PlanStep[]
}

const withInner = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(withInner)]

/** The steps by which the statements of an act are run, those within others too. The tables are analysed before. */
export async function explained(
  db: Database,
  act: (db: Database) => Promise<unknown>,
): Promise<readonly PlanStep[]> {
  await sql`analyze`.execute(db)
  const heard: CompiledQuery[] = []
  await act(listening(db, heard))
  const steps: PlanStep[] = []
  for (const query of heard) {
    const { rows } = await db.executeQuery<Record<string, [{ Plan: PlanStep }]>>(
      CompiledQuery.raw(`explain (analyze, verbose, format json) ${query.sql}`, [...query.parameters]),
    )
    for (const row of rows) for (const [{ Plan }] of Object.values(row)) steps.push(...withInner(Plan))
  }
  return steps
}

/** How many rows of a table steps looked at. */
export function rowsRead(steps: readonly PlanStep[], table: string): number {
  return steps
    .filter((step) => step['Relation Name'] === table)
    .reduce(
      (sum, step) =>
        sum + step['Actual Loops'] * (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)),
      0,
    )
}
