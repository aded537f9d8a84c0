import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import {
  addDropRows,
  changeDropRow,
  discardDrop,
  listDrops,
  readDropDocument,
  saveDrop,
  startDrop,
} from '../contract.ts'
import { dropKeptMs } from './actions/start-drop.ts'
import { forgetDrops } from './jobs.ts'
import { dropsUnderTest, resumeText } from './routes/drops-under-test.ts'

const server = serverUnderTest()
const { send, start, aDrop, read, rowsOf, settled } = dropsUnderTest(server)

const storedOf = async (companyId: string) =>
  (await server.services.db.selectFrom('storedFile').select(['companyId', 'name']).execute()).filter(
    (file) => file.companyId === companyId,
  )

test('a dropped resume is read, and each value has its place', { timeout: 90_000 }, async () => {
  const { account, dropId } = await aDrop([{ name: '范思齐-后端.txt', content: resumeText() }])
  const [row] = await settled(account, dropId)
  expect(row).toMatchObject({ state: 'read', kind: 'text', isLeft: false, isKept: true })
  expect(row?.fields).toMatchObject({
    name: { value: '范思齐' },
    phone: { value: '138 0000 0042' },
    email: { value: 'fan.siqi@mail.example' },
    employer: { value: '云栈科技有限公司' },
  })
  const { data } = await server.call(readDropDocument, { dropFileId: row?.dropFileId ?? '' }, account)
  expect(data?.lines).toContain('范思齐')
  const email = data?.marks.find(({ number }) => number === 3)
  expect(email?.places[0]?.quote).toBe('fan.siqi@mail.example')
})

test('the same folder again goes on in the same drop and adds nothing twice', {
  timeout: 90_000,
}, async () => {
  const files = ['a', 'b', 'c'].map((name) => ({
    name: `${name}.txt`,
    content: resumeText({ name: `林${name}` }),
  }))
  const { account, positionId, dropId } = await aDrop(files.slice(0, 2))
  expect(await start(account, positionId)).toBe(dropId)
  const outcomes = []
  for (const file of files) outcomes.push((await send(account, dropId, file)).outcome)
  expect(outcomes).toEqual(['again', 'again', 'taken'])
  expect(await settled(account, dropId)).toHaveLength(3)
})

test('a confirmed row becomes a candidate with its resume once, however often it is retried', {
  timeout: 90_000,
}, async () => {
  const { account, positionId, dropId } = await aDrop([{ name: '范思齐.txt', content: resumeText() }])
  const [row] = await settled(account, dropId)
  const { dropFileId = '', revision = 0 } = row ?? {}
  await server.call(saveDrop, { dropId, stageId: '2', source: '校招' }, account)
  const changed = await server.call(changeDropRow, { dropFileId, revision, years: '7' }, account)
  const rows = [{ dropFileId, revision: changed.data?.revision ?? 0, seen: [] }]
  expect((await server.call(addDropRows, { dropId, rows }, account)).data).toEqual({ count: 1 })
  const [added] = await settled(account, dropId)
  expect(added).toMatchObject({ state: 'added' })
  expect((await server.call(addDropRows, { dropId, rows }, account)).data).toEqual({ count: 0 })
  const stored = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', account.companyId)
    .selectAll()
    .execute()
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({
    name: '范思齐',
    phone: '138 0000 0042',
    workYears: 7,
    stageId: '2',
    source: '校招',
    addedBy: 'drop',
    externalId: `candor:${dropFileId}`,
  })
  expect(stored[0]?.resumeFileId).not.toBeNull()
  expect(await storedOf(account.companyId)).toHaveLength(1)
  expect(await send(account, dropId, { name: 'x.txt', content: resumeText() })).toMatchObject({
    outcome: 'again',
  })
  const other = await start(account, positionId)
  expect(other).not.toBe(dropId)
  expect(await send(account, other, { name: 'x.txt', content: resumeText() })).toMatchObject({
    outcome: 'added',
  })
})

test('a position that is closed meanwhile takes nobody, and starts no drop (S128)', {
  timeout: 90_000,
}, async () => {
  const { account, positionId, dropId } = await aDrop([{ name: '范思齐.txt', content: resumeText() }])
  const [row] = await settled(account, dropId)
  await server.services.db
    .updateTable('position')
    .set({ state: 'closed' })
    .where('id', '=', positionId)
    .execute()
  const { dropFileId = '', revision = 0 } = row ?? {}
  await server.call(addDropRows, { dropId, rows: [{ dropFileId, revision, seen: [] }] }, account)
  const [refused] = await settled(account, dropId)
  expect(refused).toMatchObject({ state: 'read', addFault: 'closedPosition' })
  const stored = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', account.companyId)
    .select('id')
    .execute()
  expect(stored).toEqual([])
  const started = await server.call(startDrop, { positionId, source: '' }, { ...account, lang: 'en' })
  expect([started.code, started.msg]).toEqual([1003, 'This position is closed and takes no more candidates'])
})

test('two people drop the same folder: the second is told who is there, and adds nobody unseen', {
  timeout: 90_000,
}, async () => {
  const first = await aDrop([{ name: 'a.txt', content: resumeText() }])
  const second = await anAccount(server.services, { companyId: first.account.companyId })
  const dropId = await start(second, first.positionId)
  await send(second, dropId, { name: 'a.txt', content: resumeText() })
  const [own] = await settled(first.account, first.dropId)
  const [theirs] = await settled(second, dropId)
  expect(theirs?.same).toEqual([])
  const add = (account: typeof second, id: string, row: typeof own) =>
    server.call(
      addDropRows,
      {
        dropId: id,
        rows: [
          {
            dropFileId: row?.dropFileId ?? '',
            revision: row?.revision ?? 0,
            seen: row?.same.map(({ candidateId }) => candidateId) ?? [],
          },
        ],
      },
      account,
    )
  await add(first.account, first.dropId, own)
  await settled(first.account, first.dropId)
  await add(second, dropId, theirs)
  const [told] = await settled(second, dropId)
  expect(told).toMatchObject({ state: 'read', addFault: 'alreadyHere', isLeft: true })
  expect(told?.same).toMatchObject([{ isHere: true, by: ['phone', 'email'] }])
  await add(second, dropId, told)
  const [added] = await settled(second, dropId)
  expect(added?.state).toBe('added')
  const persons = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', second.companyId)
    .select('personId')
    .execute()
  expect(new Set(persons.map(({ personId }) => personId)).size).toBe(1)
})

test('a drop is seen by who dropped it and by administrators, and by nobody else', async () => {
  const { account, positionId, dropId } = await aDrop([])
  const { companyId } = account
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  const colleague = await anAccount(server.services, { companyId })
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const stranger = await anAccount(server.services)
  await send(account, dropId, { name: 'a.txt', content: resumeText() })
  expect((await read(admin, dropId))?.rows).toHaveLength(1)
  expect(await read(colleague, dropId)).toBeNull()
  expect(await read(stranger, dropId)).toBeNull()
  expect((await server.call(listDrops, { positionId }, interviewer)).code).toBe(1002)
  expect((await server.call(listDrops, { positionId }, colleague)).data?.drops).toEqual([])
  expect((await server.call(listDrops, { positionId }, admin)).data?.drops).toMatchObject([
    { dropId, isOwn: false, files: 1 },
  ])
})

test('a change names the revision that it is based on, and a wrong value is refused', {
  timeout: 90_000,
}, async () => {
  const { account, dropId } = await aDrop([{ name: 'a.txt', content: resumeText() }])
  const [row] = await settled(account, dropId)
  const { dropFileId = '', revision = 0 } = row ?? {}
  const change = (fields: object, at = revision) =>
    server.call(changeDropRow, { dropFileId, revision: at, ...fields }, account)
  expect((await change({ email: 'no address' })).code).toBe(1003)
  expect((await change({ years: 'many' })).code).toBe(1003)
  expect((await change({ name: '范 思齐' })).data).toEqual({ revision: revision + 1 })
  expect((await change({ name: '另一个' })).code).toBe(1012)
  expect((await change({ name: null }, revision + 1)).code).toBe(0)
  expect((await rowsOf(account, dropId))[0]?.fields.name.written).toBeNull()
})

test('a drop is forgotten after 30 days with its files, and at once when it is thrown away', async () => {
  const old = await aDrop([{ name: 'old.txt', content: resumeText() }])
  const thrown = await aDrop([{ name: 'thrown.txt', content: resumeText() }])
  await server.call(discardDrop, { dropId: thrown.dropId }, thrown.account)
  expect(await storedOf(thrown.account.companyId)).toEqual([])
  server.clock.pass(dropKeptMs)
  const later = await anAccount(server.services, old.account)
  await forgetDrops(server.services)
  expect(await read(later, old.dropId)).toBeNull()
  expect(await storedOf(old.account.companyId)).toEqual([])
})

test('a file that a stopped server was reading is read again', { timeout: 90_000 }, async () => {
  const { account, dropId } = await aDrop([{ name: 'a.txt', content: resumeText() }])
  await settled(account, dropId)
  const { db, clock } = server.services
  await db.updateTable('resumeDropFile').set({ state: 'reading', claimedAt: clock.now() }).execute()
  server.clock.pass(41_000)
  // Another file wakes the reading.
  await send(account, dropId, { name: 'b.txt', content: resumeText({ name: '林小满' }) })
  expect((await settled(account, dropId)).map(({ state }) => state)).toEqual(['read', 'read'])
})
