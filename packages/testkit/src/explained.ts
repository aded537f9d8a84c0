import type { Database } from '@candor/db/database'
import { CompiledQuery, type RootOperationNode, sql } from 'kysely'

/** A database that adds every statement it runs to `heard`. */
export function listening(db: Database, heard: CompiledQuery[]): Database {
  const asked = new Map<string, RootOperationNode>()
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      asked.set(queryId.queryId, node)
      return node
    },
    // Parts of a statement are transformed as well; only whole statements have a result.
    async transformResult({ result, queryId }) {
      const node = asked.get(queryId.queryId)
      if (node) heard.push(db.getExecutor().compileQuery(node, queryId))
      return result
    },
  })
}

/** A step in PostgreSQL's plan for a statement. */
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

/** Returns the plan steps of all statements of an act, including nested steps. The tables are analysed first. */
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

/** The number of rows of a table that steps have read. */
export function rowsRead(steps: readonly PlanStep[], table: string): number {
  return steps
    .filter((step) => step['Relation Name'] === table)
    .reduce(
      (sum, step) =>
        sum + step['Actual Loops'] * (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)),
      0,
    )
}
