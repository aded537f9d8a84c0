import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { exportChosen } from '../../contract.ts'
import { bulkUnderTest } from './bulk-under-test.ts'

const server = serverUnderTest()
const { aScene } = bulkUnderTest(server)

const noFilter = { kind: 'all' as const, filter: {}, except: [] }

async function download(address: string): Promise<string> {
  const { payload, statusCode } = await server.app.inject({ method: 'GET', url: address })
  return statusCode === 200 ? payload : `${statusCode}`
}

test('an export holds the rows of the list with its words, and formulas go out as text', async () => {
  const { hr, companyId } = await aScene(['白若溪', '=HYPERLINK("x")'])
  const { data } = await server.call(exportChosen, { chosen: noFilter }, { token: hr.token, lang: 'en' })
  expect(data?.count).toBe(2)
  const file = await download(data.address)
  expect(file.startsWith('\uFEFFCandidate,Position,Years,Stage,')).toBe(true)
  expect(file).toContain('白若溪')
  expect(file).toContain(`"'=HYPERLINK(""x"")"`)
  expect(file.trim().split('\r\n')).toHaveLength(3)
  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', 'list.exported')
    .select('details')
    .execute()
  expect(entries).toMatchObject([{ details: { to: { count: 2 } } }])
})

test('the record of an export keeps the text that was looked for apart from the chips', async () => {
  const { hr, companyId } = await aScene(['白若溪'])
  const filter = { find: ' 若溪 ', chips: [{ by: 'outcome' as const, values: ['open' as const] }] }
  const chosen = { ...noFilter, filter }
  expect((await server.call(exportChosen, { chosen }, { token: hr.token })).data.count).toBe(1)
  const { db } = server.services
  const ofEntry = db.selectFrom('auditEntry').where('companyId', '=', companyId)
  const ofValue = db.selectFrom('auditEntryValue').where('companyId', '=', companyId)
  const open = await ofEntry.select('details').execute()
  const kept = await ofValue.select('details').execute()
  expect(open).toMatchObject([{ details: { to: { count: 1, filter: 'where=outcome:open' } } }])
  expect(JSON.stringify(open)).not.toContain('若溪')
  expect(kept).toEqual([{ details: { to: { find: '若溪' } } }])
})

test('an anonymous candidate stays masked in the file', async () => {
  const { hr, candidateIds } = await aScene(['沈知遥'])
  const { db } = server.services
  await db.updateTable('candidate').set({ isAnonymous: true }).where('id', 'in', candidateIds).execute()
  const { data } = await server.call(exportChosen, { chosen: noFilter }, { token: hr.token, lang: 'cn' })
  const file = await download(data.address)
  expect(file).toContain('沈**')
  expect(file).not.toContain('沈知遥')
})

test('neither an interviewer nor a read-only account exports, and a wrong address opens nothing', async () => {
  const { companyId, candidateIds } = await aScene(['沈知遥'])
  const chosen = { kind: 'some' as const, ids: candidateIds.map(String) }
  for (const userType of ['interviewer', 'read'] as const) {
    const { token } = await anAccount(server.services, { companyId, userType })
    expect((await server.call(exportChosen, { chosen }, { token })).code).toBe(1002)
  }
  expect(await download('/file/list/nothing')).toBe('404')
})

test('an address ends after five minutes, and with the right of its account', async () => {
  const { hr } = await aScene(['沈知遥'])
  const exported = async () =>
    (await server.call(exportChosen, { chosen: noFilter }, { token: hr.token })).data.address
  const early = await exported()
  server.clock.pass(360_000)
  expect(await download(early)).toBe('404')
})
