import { aCandidate, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { renewCalendarAddress } from '../../../../meetings/planning/contract/calendar.ts'
import { formerColleague } from '../../../../platform/access/rules/former-colleague.ts'
import { checkChain } from '../../../../platform/audit/server/queries/verify.ts'
import { enrolled } from '../../../../sign-in/second-factor/server/routes/enrolled-under-test.ts'
import { signIn } from '../../../../sign-in/session/contract.ts'
import { listAuditEntries } from '../../../audit-log/contract.ts'
import { addAccount, eraseAccount, freezeAccount, listAccounts, saveAccount } from '../../contract.ts'

const server = serverUnderTest()
const name = '林植树'

/** Columns of the whole database with one of some texts, as `table.column`. */
async function placesOf(...texts: string[]): Promise<string[]> {
  const { db } = server.services
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (data_type in ('text', 'jsonb', 'json', 'character varying') or data_type = 'ARRAY')`.execute(db)
  const places: string[] = []
  for (const { table, column } of rows) {
    const found = await sql`select 1 from ${sql.table(table)}
      where ${sql.ref(column)}::text ilike any(${texts.map((text) => `%${text}%`)}::text[]) limit 1`.execute(
      db,
    )
    if (found.rows.length > 0) places.push(`${table}.${column}`)
  }
  return places
}

async function aFrozen() {
  const account = await enrolled(server)
  const { companyId, accountId, email, token } = account
  const { db } = server.services
  const admin = await anAccount(server.services, { companyId, userType: 'admin', name: '管理员' })
  const as = { token: admin.token }
  expect((await server.call(saveAccount, { accountId, name }, as)).code).toBe(0)
  await server.call(renewCalendarAddress, {}, { token })
  await db.updateTable('account').set({ phone: '+8613800004711' }).where('id', '=', accountId).execute()
  const { candidateId } = await aCandidate(server.services, { companyId })
  const said = { companyId, candidateId, content: 'fine', createdAt: server.clock.now() }
  await db
    .insertInto('remark')
    .values({ id: crypto.randomUUID(), ...said, accountId, writtenBy: name, source: 4 })
    .execute()
  await db
    .insertInto('mail')
    .values({
      id: crypto.randomUUID(),
      companyId,
      toAddress: 'other@example.com',
      subject: `${name} shared a report`,
      bodyText: `${name} <${email}>`,
      state: 'sent',
      createdAt: server.clock.now(),
    })
    .execute()
  expect((await server.call(freezeAccount, { accountId, isFrozen: true }, as)).code).toBe(0)
  return { ...account, admin, as, candidateId }
}

test('a planted name, e-mail and number are nowhere in the database after an erasure, and the acts stay', async () => {
  const { accountId, companyId, email, as, candidateId, password } = await aFrozen()
  const { db } = server.services
  expect((await placesOf(name, email)).length).toBeGreaterThan(4)
  expect((await server.call(eraseAccount, { accountId }, as)).code).toBe(0)
  expect(await placesOf(name, email, '13800004711')).toEqual([])
  const remark = db.selectFrom('remark').where('candidateId', '=', candidateId)
  expect(await remark.select(['content', 'writtenBy', 'accountId']).executeTakeFirst()).toEqual({
    content: 'fine',
    writtenBy: formerColleague,
    accountId,
  })
  expect(await checkChain(db, companyId)).toMatchObject({ broken: null })
  expect((await server.call(signIn, { email, password })).code).not.toBe(0)
  const list = (await server.call(listAccounts, {}, as)).data.list
  expect(list.map((account) => account.accountId)).not.toContain(accountId)
  const again = await server.call(
    addAccount,
    { email, name: 'New', userType: 'read', roleId: list[0]?.roleId ?? '' },
    as,
  )
  expect(again.code).toBe(0)
})

test('the log names an erased account a former colleague, in each language, as doer and as object', async () => {
  const { accountId, as } = await aFrozen()
  expect((await server.call(eraseAccount, { accountId }, as)).code).toBe(0)
  for (const [lang, words] of [
    ['en', 'A former colleague'],
    ['cn', '前同事'],
    ['zh-TW', '前同事'],
  ] as const) {
    const { data } = await server.call(listAuditEntries, {}, { ...as, lang })
    const entryOf = (action: string) => data.list.find((entry) => entry.action === action)
    expect(entryOf('account.changed')?.details).toMatchObject({ subject: words })
    expect(entryOf('secondFactor.added')?.accountName).toBe(words)
    expect(entryOf('account.erased')?.accountName).toBe('管理员')
  }
})

test('only a frozen account is erased, by an administrator, and never oneself', async () => {
  const { companyId, accountId } = await anAccount(server.services)
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  const boss = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  const as = { token: admin.token }
  expect(await server.call(eraseAccount, { accountId }, as)).toMatchObject({
    code: 1003,
    msg: 'Freeze the account first',
  })
  expect((await server.call(eraseAccount, { accountId: admin.accountId }, as)).code).toBe(1002)
  expect((await server.call(eraseAccount, { accountId: boss.accountId }, as)).code).toBe(1002)
  const names = server.services.db.selectFrom('account').where('id', '=', accountId).select('name')
  expect((await names.executeTakeFirstOrThrow()).name).not.toBe(formerColleague)
})

test('an erased account is answered like an unknown account', async () => {
  const { accountId, as } = await aFrozen()
  expect((await server.call(eraseAccount, { accountId }, as)).code).toBe(0)
  expect((await server.call(eraseAccount, { accountId }, as)).code).toBe(1005)
  expect((await server.call(freezeAccount, { accountId, isFrozen: false }, as)).code).toBe(1005)
})
