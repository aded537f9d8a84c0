import { aCandidate, anAccount, aSetting } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { makePageLink } from '../../../../visitors/candidate-pages/server/queries/page-links.ts'
import { lookForSamePerson } from '../../../persons/contract.ts'
import { readCandidateFacts } from '../../contract.ts'
import { aDesk, entriesOf } from './added-under-test.ts'

const server = serverUnderTest()
const { importFiles, findCandidate } = importerUnderTest(server)

describe('a change of a field', () => {
  test('is kept with before and after, and is in the log without its values', async () => {
    const { added, change, facts, companyId, accountId } = await aDesk(server, { name: '陈薇' })
    const jobseekerChannelId = await added({ phone: '13800000001' })
    const { data } = await change({
      jobseekerChannelId,
      field: 'phone',
      from: '13800000001',
      to: '+1 212 555 0100',
    })
    expect(data).toEqual({ value: '+1 212 555 0100', linksEnded: 0 })
    await change({ jobseekerChannelId, field: 'source', from: null, to: '猎头' })
    const { changes, fields } = await facts(jobseekerChannelId)
    expect(changes.map(({ field, from, to, byName }) => [field, from, to, byName])).toEqual([
      ['source', null, '猎头', '陈薇'],
      ['phone', '13800000001', '+1 212 555 0100', '陈薇'],
    ])
    expect(fields).toContainEqual({ field: 'source', value: '猎头' })
    const entries = (await entriesOf(server, companyId)).filter(
      ({ action }) => action === 'candidate.changed',
    )
    const entry = {
      action: 'candidate.changed',
      accountId,
      candidateId: jobseekerChannelId,
      details: { to: { count: 1 } },
    }
    expect(entries).toEqual([entry, entry])
  })

  test('to the stored value stores nothing', async () => {
    const { added, change, facts } = await aDesk(server)
    const jobseekerChannelId = await added()
    expect((await change({ jobseekerChannelId, field: 'name', from: 'x', to: '秦书言' })).code).toBe(0)
    expect((await facts(jobseekerChannelId)).changes).toEqual([])
  })
})

describe('a change of a field that changed meanwhile', () => {
  test('is refused with the present value and the name of the colleague who was quicker', async () => {
    const { added, change, companyId } = await aDesk(server)
    const jobseekerChannelId = await added({ age: 28 })
    const colleague = await anAccount(server.services, { companyId, name: '韩拓' })
    await change({ jobseekerChannelId, field: 'age', from: 28, to: 29 }, { token: colleague.token })
    expect(await change({ jobseekerChannelId, field: 'age', from: 28, to: 30 })).toMatchObject({
      code: 1012,
      msg: '韩拓 has just changed this field (Age). Check the present value',
      data: { field: 'age', value: 29 },
    })
    expect((await change({ jobseekerChannelId, field: 'age', from: 29, to: 30 })).code).toBe(0)
  })

  test('is refused where an import was quicker', async () => {
    const { change, facts, companyId } = await aDesk(server)
    const bundle = aBundle()
    const bring = (age: number) =>
      importFiles({ 'bundle.json': { ...bundle, candidate: { ...bundle.candidate, age } } }, companyId)
    await bring(28)
    const jobseekerChannelId = (await findCandidate(companyId))?.id ?? ''
    await bring(29)
    expect(await change({ jobseekerChannelId, field: 'age', from: 28, to: 30 })).toMatchObject({
      code: 1012,
      msg: 'An import has just changed this field (Age). Check the present value',
    })
    await change({ jobseekerChannelId, field: 'age', from: 29, to: 30 })
    expect((await facts(jobseekerChannelId)).fields).toContainEqual({ field: 'age', value: 30, sent: 29 })
  })
})

describe('a change of an e-mail', () => {
  test('is noticed from then on, and ends the links to the former address', async () => {
    const { added, change, as, companyId, accountId } = await aDesk(server)
    const jobseekerChannelId = await added({ email: 'old@person.example' })
    const { id: candidateId } = await server.services.db
      .selectFrom('candidate')
      .where('companyId', '=', companyId)
      .select('id')
      .executeTakeFirstOrThrow()
    await makePageLink(server.services, {
      companyId,
      candidateId,
      interviewId: null,
      byAccountId: accountId,
      isMailed: true,
      now: server.clock.now(),
      purpose: 'idCard',
    })
    const spelt = await change({
      jobseekerChannelId,
      field: 'email',
      from: 'old@person.example',
      to: 'OLD@person.example',
    })
    expect(spelt.data.linksEnded).toBe(0)
    const moved = await change({
      jobseekerChannelId,
      field: 'email',
      from: 'OLD@person.example',
      to: 'new@person.example',
    })
    expect(moved.data.linksEnded).toBe(1)
    const found = await server.call(lookForSamePerson, { email: 'NEW@person.example' }, as)
    expect(found.data.map((person) => person.jobseekerChannelId)).toEqual([jobseekerChannelId])
    expect((await server.call(lookForSamePerson, { email: 'old@person.example' }, as)).data).toEqual([])
  })
})

describe('a change by another account or to a wrong value', () => {
  test('is refused to interviewers and readers, and for who an anonymous candidate is', async () => {
    const { added, change, companyId } = await aDesk(server)
    const jobseekerChannelId = await added()
    const about = { jobseekerChannelId, field: 'name', from: '秦书言', to: '秦' } as const
    for (const userType of ['interviewer', 'read'] as const) {
      const { token, accountId } = await anAccount(server.services, {
        companyId,
        userType,
        buttons: ['candidate'],
      })
      const candidate = await findCandidate(companyId)
      if (candidate)
        await aRecommendation(server.services, {
          companyId,
          candidateId: candidate.id,
          toAccountId: accountId,
        })
      expect((await change(about, { token })).code).toBe(1002)
    }
    await aSetting(server.services, companyId, 'evaluationConfig', { screeningInfoStatus: 1 })
    expect((await change(about)).code).toBe(1002)
    expect((await change({ jobseekerChannelId, field: 'age', from: null, to: 30 })).code).toBe(0)
  })

  test('is refused by name of its field', async () => {
    const { added, change } = await aDesk(server)
    const jobseekerChannelId = await added()
    expect(await change({ jobseekerChannelId, field: 'phone', from: null, to: '1' })).toMatchObject({
      code: 1003,
      data: { field: 'phone' },
    })
    expect((await change({ jobseekerChannelId, field: 'name', from: '秦书言', to: '' })).msg).toBe(
      'Enter a name',
    )
  })
})

describe('the facts of a candidate', () => {
  test('of an anonymous one tell nothing that names the person', async () => {
    const { added, change, facts, companyId } = await aDesk(server)
    const contacts = { phone: '13800000001', email: 'qin@person.example' }
    const jobseekerChannelId = await added(contacts)
    await added({ ...contacts, sameAs: jobseekerChannelId })
    await added(contacts)
    await change({ jobseekerChannelId, field: 'phone', from: contacts.phone, to: '13900000009' })
    await change({ jobseekerChannelId, field: 'name', from: '秦书言', to: '秦书' })
    await aSetting(server.services, companyId, 'evaluationConfig', { screeningInfoStatus: 1 })
    const hidden = await facts(jobseekerChannelId)
    expect(hidden).toMatchObject({ isAnonymous: true, changes: [], applications: [], same: [] })
    expect(hidden.fields.find(({ field }) => field === 'name')?.value).toBe('秦**')
    expect(hidden.fields.map(({ field }) => field)).not.toEqual(
      expect.arrayContaining(['phone', 'email', 'nameLatin']),
    )
    expect(JSON.stringify(hidden)).not.toMatch(/13800000001|13900000009|qin@|书言/)
  })

  test('name the other applications of the person, and those with the same phone', async () => {
    const { added, facts } = await aDesk(server)
    const phone = '13800000001'
    const first = await added({ phone })
    const second = await added({ phone, sameAs: first })
    const third = await added({ phone })
    const { applications, same } = await facts(first)
    expect(applications.map((each) => each.jobseekerChannelId)).toEqual([second])
    expect(same.map((each) => each.jobseekerChannelId)).toEqual([third])
  })

  test('tell an interviewer what the report does, and only of candidates of their own', async () => {
    const { added, change, facts, companyId, as } = await aDesk(server)
    const phone = '13800000001'
    const jobseekerChannelId = await added({ phone, source: '猎头' })
    await change({ jobseekerChannelId, field: 'age', from: null, to: 30 })
    const given = await findCandidate(companyId)
    await added({ phone, sameAs: jobseekerChannelId })
    const { token, accountId } = await anAccount(server.services, { companyId, userType: 'interviewer' })
    expect((await server.call(readCandidateFacts, { jobseekerChannelId }, { ...as, token })).code).toBe(1002)
    if (given)
      await aRecommendation(server.services, { companyId, candidateId: given.id, toAccountId: accountId })
    const told = await facts(jobseekerChannelId, { token })
    expect(told).toMatchObject({
      addedBy: null,
      addedByName: null,
      changes: [],
      applications: [],
      same: [],
      may: { edit: false, remove: false },
    })
    expect(told.fields.map(({ field }) => field)).not.toContain('source')
  })

  test('of another company are not there', async () => {
    const { as } = await aDesk(server)
    const { candidateId } = await aCandidate(server.services)
    expect((await server.call(readCandidateFacts, { jobseekerChannelId: candidateId }, as)).code).toBe(1005)
  })
})
