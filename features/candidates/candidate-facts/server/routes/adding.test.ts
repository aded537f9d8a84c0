import { randomUUID } from 'node:crypto'
import { anAccount, aPosition } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { lookForSamePerson, maxLooks } from '../../../persons/contract.ts'
import { addCandidate, listOpenPositions } from '../../contract.ts'
import { aDesk, entriesOf } from './added-under-test.ts'

const server = serverUnderTest()

function candidatesOf(companyId: Awaited<ReturnType<typeof aDesk>>['companyId']) {
  return server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .orderBy('appliedAt')
    .orderBy('id')
    .selectAll()
    .execute()
}

describe('a candidate by hand', () => {
  test('has the typed values, the first stage of the position, and an entry in the log', async () => {
    const { add, companyId, accountId, positionId } = await aDesk(server)
    const { code, data } = await add({
      name: ' 秦书言 ',
      nameLatin: 'Qin Shuyan',
      phone: '138 0000 0001',
      email: 'Qin@Person.example',
      source: '内推',
      gender: 2,
      age: 29,
      education: 5,
      nativePlace: '杭州',
      workYears: 4.5,
    })
    expect(code).toBe(0)
    const [row] = await candidatesOf(companyId)
    expect(row).toMatchObject({
      id: data.jobseekerChannelId,
      positionId,
      name: '秦书言',
      nameLatin: 'Qin Shuyan',
      phone: '138 0000 0001',
      email: 'Qin@Person.example',
      source: '内推',
      gender: 2,
      age: 29,
      education: 5,
      nativePlace: '杭州',
      workYears: 4.5,
      stageId: '1',
      stageTypeKind: 1,
      outcome: null,
      imported: null,
      addedBy: 'hand',
      addedByAccountId: accountId,
    })
    expect(row?.externalId).toMatch(/^candor:[0-9a-f-]{36}$/)
    expect(await entriesOf(server, companyId)).toEqual([
      { action: 'candidate.added', accountId, candidateId: row?.id, details: { to: { way: 'hand' } } },
    ])
  })

  test.each(['X', '古丽米热·艾比布力', '𠮷田', "O'Brien", '林 👩‍💻', '名'.repeat(60)])(
    'may be named %s',
    async (name) => {
      const { add, companyId } = await aDesk(server)
      expect((await add({ name })).code).toBe(0)
      expect((await candidatesOf(companyId)).map((row) => row.name)).toEqual([name])
    },
  )
})

describe('the submit of a candidate by hand', () => {
  test.each([
    [{ name: '名'.repeat(61) }, 'The name can have at most 60 characters', 'name'],
    [{ name: ' \u3000 ' }, 'Enter a name', 'name'],
    [{ name: 'a\u0007b' }, 'The name has characters that cannot be used', 'name'],
    [{ nameLatin: 'x'.repeat(61) }, 'The name in Latin script can have at most 60 characters', 'nameLatin'],
    [
      { phone: '12' },
      'Phone: no such number is possible. Check its length; a foreign number begins with + and its country code',
      'phone',
    ],
    [{ email: 'qin@' }, 'Email: this is not a complete address', 'email'],
    [{ age: 200 }, 'Age: this value is not possible', 'age'],
  ])('with %j is refused by name of the field', async (typed, msg, field) => {
    const { add, companyId } = await aDesk(server)
    expect(await add(typed)).toMatchObject({ code: 1003, msg, data: { field } })
    expect(await candidatesOf(companyId)).toEqual([])
  })

  test('adds one candidate, however often it is sent again, at once or later', async () => {
    const { add, companyId } = await aDesk(server)
    const idempotencyKey = randomUUID()
    const together = await Promise.all([add({}, { idempotencyKey }), add({}, { idempotencyKey })])
    server.clock.pass(1_000)
    const ids = [...together, await add({}, { idempotencyKey })].map(({ data }) => data.jobseekerChannelId)
    expect(new Set(ids).size).toBe(1)
    expect(await candidatesOf(companyId)).toHaveLength(1)
    expect(await entriesOf(server, companyId)).toHaveLength(1)
    expect((await add({}, { idempotencyKey: randomUUID() })).data.jobseekerChannelId).not.toBe(ids[0])
  })
})

describe('the addition of a candidate', () => {
  test('is refused for a closed position, another company’s one and an unknown stage', async () => {
    const { add, positionId } = await aDesk(server)
    const stranger = await aPosition(server.services)
    expect((await add({ stageId: 'nowhere' })).code).toBe(1003)
    expect((await add({ stageId: '9' })).code).toBe(1003)
    expect((await add({ positionId: stranger.positionId })).code).toBe(1005)
    expect((await add({ positionId: 'none' })).code).toBe(1005)
    await server.services.db
      .updateTable('position')
      .set({ state: 'closed' })
      .where('id', '=', positionId)
      .execute()
    expect(await add()).toMatchObject({
      code: 1003,
      msg: 'This position is closed and takes no more candidates',
    })
  })

  test.each(['interviewer', 'read'] as const)('is refused to the kind of account %s', async (userType) => {
    const buttons = ['candidate'] as const
    const { add, as, companyId } = await aDesk(server, { userType, buttons })
    expect((await add()).code).toBe(1002)
    expect((await server.call(listOpenPositions, {}, as)).code).toBe(1002)
    expect((await server.call(lookForSamePerson, { phone: '13800000001' }, as)).code).toBe(1002)
    expect(await candidatesOf(companyId)).toEqual([])
  })
})

test('open positions are listed with their stages, and closed ones are not', async () => {
  const { as, companyId, positionId } = await aDesk(server)
  const closed = await aPosition(server.services, { companyId })
  await server.services.db
    .updateTable('position')
    .set({ state: 'closed' })
    .where('id', '=', closed.positionId)
    .execute()
  expect((await server.call(listOpenPositions, {}, as)).data).toEqual([
    {
      positionId,
      name: '风控策略',
      nameLatin: null,
      stages: [
        { stageId: '1', name: 'Screening' },
        { stageId: '2', name: 'Interview' },
        { stageId: '1001', name: 'Offer' },
      ],
    },
  ])
})

describe('the same person while adding', () => {
  const contacts = { phone: '138 0000 0001', email: 'qin@person.example' }

  test('is shown with the position, stage and outcome, and joined where the account says so', async () => {
    const { added, add, as, companyId, positionId } = await aDesk(server)
    const first = await added(contacts)
    await server.services.db
      .updateTable('candidate')
      .set({ outcome: 'rejected', outcomeAt: new Date('2026-03-02T00:00:00Z'), stageTypeKind: 9 })
      .where('companyId', '=', companyId)
      .execute()
    const look = await server.call(lookForSamePerson, { phone: '+86 13800000001', email: '' }, as)
    expect(look.data).toEqual([
      {
        jobseekerChannelId: first,
        name: '秦书言',
        nameLatin: null,
        positionId,
        positionName: '风控策略',
        positionNameLatin: null,
        stageName: 'Screening',
        outcome: 'rejected',
        at: Date.parse('2026-03-02T00:00:00Z'),
        by: ['phone'],
      },
    ])
    const other = await aPosition(server.services, { companyId })
    const { positionId: there } = other
    expect((await add({ ...contacts, positionId: there, sameAs: first })).code).toBe(0)
    expect((await add({ ...contacts, positionId: there })).code).toBe(0)
    const persons = (await candidatesOf(companyId)).map(({ personId }) => personId)
    expect(new Set(persons).size).toBe(2)
  })

  test('is joined only where phone or e-mail are the same, and the account may see the candidate', async () => {
    const { added, add } = await aDesk(server)
    const first = await added(contacts)
    const stranger = await aDesk(server)
    expect((await add({ phone: '13900000009', sameAs: first })).code).toBe(1012)
    expect((await stranger.add({ ...contacts, sameAs: first })).code).toBe(1012)
  })

  test('an anonymous candidate is not told of', async () => {
    const { added, add, as, companyId } = await aDesk(server)
    const first = await added(contacts)
    await server.services.db
      .updateTable('candidate')
      .set({ isAnonymous: true })
      .where('companyId', '=', companyId)
      .execute()
    expect((await server.call(lookForSamePerson, contacts, as)).data).toEqual([])
    expect((await add({ ...contacts, sameAs: first })).code).toBe(1012)
  })
})

test('the same person is looked for a limited number of times an hour', async () => {
  const { as, accountId } = await aDesk(server)
  expect((await server.call(lookForSamePerson, { email: 'a@b.example' }, as)).code).toBe(0)
  await server.services.db
    .updateTable('attempt')
    .set({ count: maxLooks })
    .where('key', '=', `same person ${accountId}`)
    .execute()
  expect((await server.call(lookForSamePerson, { email: 'a@b.example' }, as)).code).toBe(1009)
})

test('a right that is taken away while the form is open has no effect', async () => {
  const { add, companyId, accountId } = await aDesk(server)
  const { roleId } = await anAccount(server.services, { companyId, buttons: [] })
  await server.services.db.updateTable('account').set({ roleId }).where('id', '=', accountId).execute()
  expect((await add()).code).toBe(1002)
  expect(addCandidate.access).toEqual({ user: {}, needs: 'candidate' })
})
