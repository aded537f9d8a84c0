import { aCompany } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { migrateAgain, readMigration } from '@candor/testkit/database'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)
const run = async (text: string) =>
  (await sql.raw<Record<string, unknown>>(text).execute(server.services.db)).rows

/** The table in which older versions kept parts that no feature read, as they left it. */
async function withTable() {
  const [, made = ''] = /(create table later_part[\s\S]*?;)/.exec(await readMigration('0002-import')) ?? []
  await run(made)
}

test('a part that an older version kept unread stays, and only its bundle is read anew when it comes again', async () => {
  await withTable()
  const { companyId } = await aCompany(server.services)
  const waiting = aBundle({ labels: [{ labelId: 7, labelName: '竞业' }] })
  const other = aBundle()
  const stateOf = async (bundle: object) =>
    (await importFiles({ 'bundle.json': bundle }, companyId)).map(({ state }) => state)
  expect([await stateOf(waiting), await stateOf(other)]).toEqual([['stored'], ['stored']])
  await run(`insert into later_part
    select gen_random_uuid(), company_id, id, null, 'labels', '[]', '{}', now() from candidate
    where external_id = '${waiting.externalId}'`)
  await run('delete from candidate_label')

  await migrateAgain(server.databaseUrl, '0018-no-later-parts')
  expect(await run('select part from later_part')).toEqual([{ part: 'labels' }])
  expect([await stateOf(waiting), await stateOf(other)]).toEqual([['stored'], ['unchanged']])
  expect(await run('select name from candidate_label')).toEqual([{ name: '竞业' }])
  expect(await stateOf(waiting)).toEqual(['unchanged'])
})

test('the table is dropped where nothing waits', async () => {
  await run('drop table if exists later_part')
  await withTable()
  await migrateAgain(server.databaseUrl, '0018-no-later-parts')
  expect(await run(`select to_regclass('later_part') as found`)).toEqual([{ found: null }])
})
