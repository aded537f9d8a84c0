import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aDocument } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { statementsOf } from '@candor/testkit/statements'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type AskedCall, firstScreen } from '../../../features/report/report/rules/first-screen-under-test.ts'
import { listFiles } from '../../../tools/check/list-sources.ts'
import { aFullReport } from './first-screen-under-test.ts'
import { repositoryRoot } from './plumbing/features.ts'

const server = serverUnderTest()

/** Tables whose rows never change once they are named by a row of the version. */
const unchanging = ['stored_file']

async function listTables(): Promise<string[]> {
  const { rows } = await sql<{ tableName: string }>`
    select table_name from information_schema.tables where table_schema = 'public'`.execute(
    server.services.db,
  )
  return rows.map(({ tableName }) => tableName)
}

function tablesIn(statements: readonly string[], tables: readonly string[]): Set<string> {
  const read = statements.flatMap((text) =>
    [...text.matchAll(/\b(?:from|join) "?([a-z_]+)"?/g)].flatMap(([, name]) => name ?? []),
  )
  return new Set(read.filter((name) => tables.includes(name)))
}

async function countKeptCalls(): Promise<number> {
  const files = await listFiles(repositoryRoot, ['features/*/*/server/routes{.ts,/**/*.ts}'])
  const sources = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFile(join(repositoryRoot, file), 'utf8'))
  return (await Promise.all(sources)).reduce((sum, text) => sum + text.split('new Versioned(').length - 1, 0)
}

test('a kept reply reads only tables that its version covers, and each call with one is asked here', async () => {
  const report = await aFullReport(server, 'interviewer')
  await aDocument(server.services, report, 'antiCheating', { unqualified: [] })
  const tables = await listTables()
  const ask = async ([call, input]: AskedCall) => {
    const statements = await statementsOf(async () => {
      expect((await server.call(call, input, { token: report.token })).code).toBe(0)
    })
    return statements
  }
  const kept: string[] = []
  for (const asked of firstScreen(report)) {
    const whole = await ask(asked)
    const again = await ask(asked)
    // The statements that a kept reply saves are those of its content.
    const content = whole.filter((text) => !again.includes(text))
    if (content.length === 0) continue
    kept.push(asked[0].path)
    const covered = tablesIn(
      again.filter((text) => text.includes('string_agg(stored')),
      tables,
    )
    const uncovered = [...tablesIn(content, tables)].filter((table) => !covered.has(table))
    expect(
      uncovered.filter((table) => !unchanging.includes(table)),
      asked[0].path,
    ).toEqual([])
  }
  expect(kept).toHaveLength(await countKeptCalls())
})
