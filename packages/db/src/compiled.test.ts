import { aCompany } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { statementsOf } from '@candor/testkit/statements'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { compiled } from './compiled.ts'

const server = serverUnderTest()

interface Given {
  readonly id: string
  readonly profile: string | null
}

let built = 0
const findCompany = compiled((db, { id, profile }: Given) => {
  built += 1
  return db
    .selectFrom('company')
    .where(sql<boolean>`company.id = ${id}::uuid`)
    .$if(profile !== null, (query) => query.where('company.profile', '=', profile ?? ''))
    .select('company.profile')
    .compile()
})

test('a statement is built once for each combination of nulls, and runs with the values of each call', async () => {
  const first = await aCompany(server.services, { profile: 'eu' })
  const second = await aCompany(server.services, { profile: 'cn' })
  const { db } = server.services
  expect(await findCompany(db, { id: first.companyId, profile: null })).toEqual([{ profile: 'eu' }])
  expect(await findCompany(db, { id: second.companyId, profile: null })).toEqual([{ profile: 'cn' }])
  expect(built).toBe(1)
  expect(await findCompany(db, { id: first.companyId, profile: 'eu' })).toHaveLength(1)
  expect(await findCompany(db, { id: first.companyId, profile: 'cn' })).toEqual([])
  expect(built).toBe(2)
})

test('a statement reads within the transaction that it is given', async () => {
  const { companyId } = await aCompany(server.services)
  const { db } = server.services
  const inside = db.transaction().execute(async (transaction) => {
    await transaction.updateTable('company').set({ profile: 'us-il' }).where('id', '=', companyId).execute()
    const seen = await findCompany(transaction, { id: companyId, profile: null })
    expect(seen).toEqual([{ profile: 'us-il' }])
    throw new Error('rolled back')
  })
  await expect(inside).rejects.toThrow('rolled back')
  expect(await findCompany(db, { id: companyId, profile: 'us-il' })).toEqual([])
})

test('a statement whose text depends on a value is refused', async () => {
  const findBad = compiled((db, { id }: { readonly id: string }) =>
    sql<object>`select ${sql.raw(`'${id}'`)} as id`.compile(db),
  )
  await expect(findBad(server.services.db, { id: 'a' })).rejects.toThrow(
    'the text of a statement may not depend on id',
  )
})

test('a value is never part of the text', async () => {
  const { companyId } = await aCompany(server.services)
  const statements = await statementsOf(async () => {
    await findCompany(server.services.db, { id: companyId, profile: "'; drop table company" })
  })
  expect(statements.join()).not.toContain('drop table')
})
