import { minuteMs } from '@candor/kernel/durations'
import { anAccount, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listCopies, openCopy, orderCopy } from '../../contract.ts'
import { startCopying } from '../actions/start-copying.ts'
import { anExport } from './copies-under-test.ts'
import { unzip } from './zips-under-test.ts'

const server = serverUnderTest()

const textIn = (entries: Map<string, Buffer>, path: string) => entries.get(path)?.toString() ?? ''

test('an order and a download are entries of the log, without a value of the candidate', async () => {
  const { make, download, companyId, candidateId } = await anExport(server)
  await download(await make())
  const entries = await server.services.db
    .selectFrom('auditEntry')
    .where('companyId', '=', companyId)
    .orderBy('sequence')
    .select(['action', 'candidateId', 'details'])
    .execute()
  expect(entries).toEqual([
    { action: 'candidate.exported', candidateId, details: { subject: 'company' } },
    { action: 'copy.downloaded', candidateId, details: { subject: 'company' } },
  ])
})

test('HR exports only where the company says so, without parts that the role does not open', async () => {
  const { companyId, candidateId, of } = await anExport(server)
  const { token } = await anAccount(server.services, {
    companyId,
    userType: 'general',
    buttons: ['candidate'],
  })
  const order = () => server.call(orderCopy, { ...of, isWholePerson: 0 }, { token })
  expect((await order()).code).toBe(1002)
  expect((await server.call(listCopies, of, { token })).data).toMatchObject({
    may: false,
    copies: [],
    links: [],
  })
  await aSetting(server.services, companyId, 'rules', { hrMayExport: true })
  const { data } = await order()
  await startCopying(server.services, server.app).rest()
  const { address } = (await server.call(openCopy, { ...of, copyId: data.copyId }, { token })).data
  const html = textIn(await unzip((await server.app.inject({ url: address })).rawPayload), 'index.html')
  expect(html).toContain('13800000001')
  expect(html).not.toMatch(/too expensive|steady engineer/)
  await aSetting(server.services, companyId, 'rules', { hrMayExport: false })
  expect((await server.app.inject({ url: address })).statusCode).toBe(404)
  await aSetting(server.services, companyId, 'rules', { hrMayExport: true })
  await server.services.db
    .updateTable('candidate')
    .set({ isAnonymous: true })
    .where('id', '=', candidateId)
    .execute()
  expect((await order()).code).toBe(1002)
})

test('a stranger’s candidate and copy are not found, and an address ends with its session and its time', async () => {
  const mine = await anExport(server)
  const other = await anExport(server)
  const copyId = await other.make()
  expect((await server.call(orderCopy, { ...other.of, isWholePerson: 0 }, mine.as)).code).not.toBe(0)
  expect((await mine.open(copyId)).code).toBe(1005)
  expect((await mine.open('nonsense')).code).toBe(1005)
  const { address } = (await other.open(copyId)).data
  expect((await server.app.inject({ url: `${address.slice(0, -2)}xx` })).statusCode).toBe(404)
  await server.services.db
    .updateTable('session')
    .set({ endedAt: server.clock.now() })
    .where('accountId', '=', other.accountId)
    .execute()
  expect((await server.app.inject({ url: address })).statusCode).toBe(404)
})

test('an address opens for ten minutes', async () => {
  const { make, open } = await anExport(server)
  const { address } = (await open(await make())).data
  server.clock.pass(9 * minuteMs)
  expect((await server.app.inject({ url: address })).statusCode).toBe(200)
  server.clock.pass(2 * minuteMs)
  expect((await server.app.inject({ url: address })).statusCode).toBe(404)
})
