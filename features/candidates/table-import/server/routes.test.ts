import { anAccount, aPosition } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addTable, changeTableRow, discardTable, listTables, readTable } from '../contract.ts'
import { tableKeptMs } from './actions/start-table.ts'
import { forgetTables } from './jobs.ts'
import { candidatesOf, tablesUnderTest } from './routes/tables-under-test.ts'

const server = serverUnderTest()
const { send, aTable, read, set, add, added } = tablesUnderTest(server)

const limit = { timeout: 90_000 }

const table = [
  '姓名,手机,邮箱,最近公司,申请日期,备注',
  '陶思远,138 0000 0027,tao.sy@mail.example,木舟信息,2026/3/4,电话里很好',
  '王蕾,138 0000 0044,wang.lei#mail.example,,2026年3月4日,',
  '"秦, 书言",13800000031.0,qin@mail.example,=HYPERLINK("http://x"),4 Mar 2026,',
].join('\r\n')

test(
  'a table is read with its columns, wrong rows are named, and the rest is added once',
  limit,
  async () => {
    const { account, positionId, importId } = await aTable(`\ufeff${table}`)
    const read1 = await read(account, importId)
    expect(read1.columns.map(({ meaning }) => meaning)).toEqual([
      'name',
      'phone',
      'email',
      'employer',
      'appliedAt',
      'notes',
    ])
    expect(read1.counts).toMatchObject({ new: 1, wrong: 2 })
    expect(read1.wrong.map(({ number, faults }) => [number, faults[0]?.column, faults[0]?.fault])).toEqual([
      [3, '邮箱', 'email'],
      [4, '手机', 'damagedNumber'],
    ])
    expect(read1.wrong[0]?.faults[0]?.suggestion).toBe('wang.lei@mail.example')
    for (const row of read1.wrong) {
      const [fault] = row.faults
      const change = {
        rowId: row.rowId,
        revision: row.revision,
        field: fault?.field,
        value: fault?.suggestion,
      }
      const changed = await server.call(changeTableRow, change, account)
      expect(changed.data).toMatchObject({ isWrong: false })
      expect((await server.call(changeTableRow, change, account)).code).toBe(1012)
    }
    expect((await read(account, importId)).samples[1]?.cells[2]).toBe('wang.lei@mail.example')
    await set(account, importId, { source: '校招', stageId: '2' })
    expect((await add(account, importId)).data).toEqual({ count: 3 })
    const { revision } = await read(account, importId)
    const again = { importId, revision, counts: { new: 3, join: 0 } }
    expect((await server.call(addTable, again, account)).data).toEqual({ count: 0 })
    const done = await added(account, importId)
    expect(done.counts).toMatchObject({ added: 3, failed: 0 })
    const stored = await candidatesOf(server, account)
    expect(stored.map(({ name, phone, email }) => [name, phone, email])).toEqual([
      ['王蕾', '138 0000 0044', 'wang.lei@mail.example'],
      ['秦, 书言', '13800000031', 'qin@mail.example'],
      ['陶思远', '138 0000 0027', 'tao.sy@mail.example'],
    ])
    expect(stored[0]).toMatchObject({ addedBy: 'table', source: '校招', stageId: '2', positionId })
    expect(stored.every(({ externalId }) => externalId?.startsWith('candor:'))).toBe(true)
    expect(stored.map(({ appliedAt }) => appliedAt.toISOString().slice(0, 10))).toEqual(
      Array(3).fill('2026-03-04'),
    )
    const files = await server.services.db
      .selectFrom('tableImportFile')
      .where('importId', '=', importId)
      .selectAll()
      .execute()
    expect(files).toEqual([])
  },
)

test('a formula in a cell stays text', limit, async () => {
  const { account, importId } = await aTable('姓名,公司\n=cmd|calc,"=HYPERLINK(""http://x"")"\n')
  await add(account, importId)
  await added(account, importId)
  const [stored] = await candidatesOf(server, account)
  expect(stored?.name).toBe('=cmd|calc')
  const document = await server.services.db
    .selectFrom('candidateDocument')
    .where('candidateId', '=', stored?.id ?? null)
    .where('part', '=', 'resume')
    .select('document')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(document)).toContain('=HYPERLINK(\\"http://x\\")')
})

test(
  'dates whose order no row decides are asked about, and one row past the twelfth decides',
  limit,
  async () => {
    const { account, importId } = await aTable('name,applied on\nAda Byron,03/04/2026\n')
    const asking = await read(account, importId)
    expect(asking).toMatchObject({ asksDateOrder: true, dateOrder: null, counts: { wrong: 1 } })
    expect((await add(account, importId)).code).toBe(1003)
    await set(account, importId, { dateOrder: 'mdy' })
    expect(await read(account, importId)).toMatchObject({ dateOrder: 'mdy', counts: { new: 1 } })
    const decided = await send(account, 'name,applied on\nAda Byron,03/04/2026\nBo Lin,25/04/2026\n')
    expect(await read(account, decided.importId)).toMatchObject({ dateOrder: 'dmy', asksDateOrder: false })
  },
)

test(
  'the same person in another position joins, here and twice in the table is left out',
  limit,
  async () => {
    const { account, importId, positionId } = await aTable(
      'name,phone\nLin Mo,138 0000 0001\nBo Hu,138 0000 0002\n',
    )
    await add(account, importId)
    await added(account, importId)
    const { positionId: other } = await aPosition(server.services, account)
    const again =
      'name,phone,applied on\nLin Mo,13800000001,2026-01-02\nNew One,138 0000 0003,2026-01-02\nNew One,+86 138 0000 0003,2026-02-02\n'
    const here = await send(account, again, { positionId })
    expect((await read(account, here.importId)).counts).toMatchObject({ new: 1, join: 0, left: 2 })
    const there = await send(account, again, { positionId: other })
    const joining = await read(account, there.importId)
    expect(joining.counts).toMatchObject({ new: 1, join: 1, left: 1 })
    expect(joining.same).toMatchObject([{ name: 'Lin Mo', isHere: false, by: ['phone'] }])
    expect(joining.twins).toMatchObject([{ number: 3, newerNumber: 4, isLeft: true }])
    await add(account, there.importId)
    await added(account, there.importId)
    const persons = (await candidatesOf(server, account)).filter(({ name }) => name === 'Lin Mo')
    expect(new Set(persons.map(({ personId }) => personId)).size).toBe(1)
    expect(persons).toHaveLength(2)
  },
)

test('unknown positions and stages are named, mapped or made', limit, async () => {
  const account = await anAccount(server.services)
  await aPosition(server.services, { ...account, name: 'Data Engineer' })
  const content =
    'name,position,stage\nA One,data engineer,\nB Two,Brand New,Interview\nC Three,Brand New,On Hold\n'
  const { importId } = await send(account, content)
  const opened = await read(account, importId)
  expect(opened.unknownPositions).toMatchObject([{ name: 'Brand New', count: 2 }])
  expect(opened.counts).toMatchObject({ new: 1, wrong: 2 })
  await set(account, importId, { positions: [{ name: 'Brand New', meansId: 'new' }] })
  const mapped = await read(account, importId)
  expect(mapped.counts.wrong).toBeLessThan(2)
  await set(account, importId, { stages: [{ name: 'On Hold', meansId: '2' }] })
  expect((await read(account, importId)).counts).toMatchObject({ new: 3, wrong: 0 })
  await add(account, importId)
  expect((await added(account, importId)).counts).toMatchObject({ added: 3 })
  const stages = (await candidatesOf(server, account)).map(({ name, stageId }) => [name, stageId])
  expect(stages).toEqual([
    ['A One', '1'],
    ['B Two', '2'],
    ['C Three', '2'],
  ])
})

test('a table is seen by its account and administrators, by nobody else', limit, async () => {
  const { account, importId, positionId } = await aTable(table)
  const { companyId } = account
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  const colleague = await anAccount(server.services, { companyId })
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const stranger = await anAccount(server.services)
  expect((await read(admin, importId)).isOwn).toBe(false)
  for (const other of [colleague, stranger])
    expect((await server.call(readTable, { importId }, other)).code).toBe(1005)
  expect((await server.call(listTables, {}, interviewer)).code).toBe(1002)
  expect((await server.call(listTables, { positionId }, colleague)).data?.tables).toEqual([])
  expect((await server.call(listTables, { positionId }, admin)).data?.tables).toMatchObject([{ importId }])
  expect((await send(interviewer, table)).code).toBe(1002)
})

test('a table is forgotten after 30 days, and at once when it is thrown away', limit, async () => {
  const old = await aTable(table)
  const thrown = await aTable(table)
  await server.call(discardTable, { importId: thrown.importId }, thrown.account)
  server.clock.pass(tableKeptMs)
  await forgetTables(server.services)
  const left = await server.services.db
    .selectFrom('tableImportRow')
    .where('importId', 'in', [old.importId, thrown.importId])
    .select('id')
    .execute()
  expect(left).toEqual([])
})

test('a position that is closed meanwhile takes no row', limit, async () => {
  const { account, positionId, importId } = await aTable(table)
  await server.services.db
    .updateTable('position')
    .set({ state: 'closed' })
    .where('id', '=', positionId)
    .execute()
  await add(account, importId)
  expect(await added(account, importId)).toMatchObject({
    counts: { added: 0, failed: 1 },
    failed: [{ addFault: 'closedPosition' }],
  })
  expect((await send(account, table, { positionId })).msg).toBe(
    'This position is closed and takes no more candidates',
  )
})
