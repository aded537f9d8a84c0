import { randomUUID } from 'node:crypto'
import { aCandidate, anAccount, aPosition } from '@candor/testkit/builders'
import { undoLast } from '@candor/testkit/builders/undo'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { jobseekerChannelInfo, saveCandidateLabel } from '../../../candidates/contract.ts'
import { jobseekerResumeInfo } from '../../../resume/contract/original.ts'
import { considerCandidate, readCandidateFacts, removeCandidate } from '../../contract.ts'
import { aDesk, entriesOf } from './added-under-test.ts'

const server = serverUnderTest()
const { importFiles, findCandidate } = importerUnderTest(server)

describe('removing a candidate', () => {
  test('that was added by mistake takes its person, contacts and files along', async () => {
    const { added, as, companyId } = await aDesk(server)
    const jobseekerChannelId = await added({ phone: '13800000001' })
    expect((await server.call(removeCandidate, { jobseekerChannelId }, as)).code).toBe(0)
    expect((await server.call(readCandidateFacts, { jobseekerChannelId }, as)).code).toBe(1005)
    for (const table of ['candidate', 'person', 'personContact', 'candidateFile'] as const) {
      const rows = await server.services.db
        .selectFrom(table)
        .where('companyId', '=', companyId)
        .select('companyId')
        .execute()
      expect(rows, table).toEqual([])
    }
    expect((await entriesOf(server, companyId)).map(({ action }) => action)).toEqual([
      'candidate.added',
      'candidate.removed',
    ])
  })

  test('leaves the other application of the person', async () => {
    const { added, as, facts } = await aDesk(server)
    const phone = '13800000001'
    const first = await added({ phone })
    const second = await added({ phone, sameAs: first })
    expect((await server.call(removeCandidate, { jobseekerChannelId: first }, as)).code).toBe(0)
    expect((await facts(second)).applications).toEqual([])
  })

  test('is refused once somebody has built on it, and the refusal names what there is', async () => {
    const { added, as, companyId, accountId } = await aDesk(server)
    const jobseekerChannelId = await added()
    const candidate = await findCandidate(companyId)
    if (!candidate) throw new Error('nobody was added')
    const now = server.clock.now()
    const of = { companyId, candidateId: candidate.id, accountId, createdAt: now }
    await server.services.db
      .insertInto('remark')
      .values({ id: randomUUID(), ...of, writtenBy: 'w', content: 'c', source: 1 })
      .execute()
    await server.services.db
      .insertInto('evaluation')
      .values({ id: randomUUID(), ...of, kind: 'overall', evaluatedBy: 'w', stageId: '1' })
      .execute()
    expect(await server.call(removeCandidate, { jobseekerChannelId }, as)).toMatchObject({
      code: 1003,
      msg: 'This candidate cannot be removed. There is already: an evaluation, a remark',
    })
    expect((await server.call(removeCandidate, { jobseekerChannelId }, { ...as, lang: 'cn' })).msg).toBe(
      '不能移除，已有这些内容：评价、备注',
    )
    expect(await findCandidate(companyId)).toBeTruthy()
  })
})

test('the removal of a candidate is refused for an import, and to an interviewer', async () => {
  const { as, companyId } = await aDesk(server)
  const { candidateId: jobseekerChannelId } = await aCandidate(server.services, { companyId })
  expect(await server.call(removeCandidate, { jobseekerChannelId }, as)).toMatchObject({
    code: 1003,
    msg: 'This candidate came by import and cannot be removed here',
  })
  const { token } = await anAccount(server.services, { companyId, userType: 'interviewer' })
  expect((await server.call(removeCandidate, { jobseekerChannelId }, { token })).code).toBe(1002)
})

const item = {
  parentId: 'baseInfo',
  arrayIndex: 0,
  menuKey: 'skills',
  menuName: '技能',
  fileValue: 'SQL',
  sortIndex: 0,
}
const portfolio = {
  ...item,
  parentId: 'attachment',
  menuKey: 'file',
  menuName: '附件',
  fileValue: 'media/works.pdf',
  attachName: 'works.pdf',
}

/** A candidate of a bundle with a resume, its file and a label. */
async function aResume() {
  const desk = await aDesk(server)
  const resume = { file: 'media/cv.pdf', items: [item, portfolio] }
  const education = [
    { startdate: '2015', enddate: '2019', school: '明川大学', education: 4, professional: '统计' },
  ]
  const bundle = aBundle({ resume, education })
  const files = {
    'bundle.json': { ...bundle, candidate: { ...bundle.candidate, phone: '13800000001' } },
    'media/cv.pdf': '%PDF-1.4 cv',
    'media/works.pdf': '%PDF-1.4 works',
  }
  const results = await importFiles(files, desk.companyId)
  expect(results.flatMap(({ faults }) => faults)).toEqual([])
  const jobseekerChannelId = (await findCandidate(desk.companyId))?.id ?? ''
  await server.call(saveCandidateLabel, { jobseekerChannelId, labelName: '稳' }, desk.as)
  const consider = (toPositionId: string, idempotencyKey = randomUUID()) =>
    server.call(considerCandidate, { jobseekerChannelId, toPositionId }, { ...desk.as, idempotencyKey })
  return { ...desk, jobseekerChannelId, consider }
}

describe('considering a person for another position', () => {
  test('adds a candidate of the person with the resume and its file, and without labels and interviews', async () => {
    const { consider, facts, as, positionId, jobseekerChannelId: first } = await aResume()
    const { code, data } = await consider(positionId)
    expect(code).toBe(0)
    const { jobseekerChannelId } = data
    const told = await facts(jobseekerChannelId)
    expect(told).toMatchObject({ positionId, interviewId: null, addedBy: 'position', stageName: 'Screening' })
    expect(told.fields).toContainEqual({ field: 'phone', value: '13800000001' })
    expect(told.applications.map((each) => each.jobseekerChannelId)).toEqual([first])
    const info = (await server.call(jobseekerChannelInfo, { jobseekerChannelId }, as)).data
    expect(info.resumeInfoItems.map(({ menuKey, attachName }) => [menuKey, attachName])).toEqual([
      ['skills', null],
      ['file', 'works.pdf'],
    ])
    const original = (await server.call(jobseekerResumeInfo, { jobseekerChannelId }, as)).data
    expect(original).toMatchObject({ fileName: 'cv.pdf', state: 'ready' })
    const address = original.interviewResult.resumeUrl
    const file = await server.app.inject({ method: 'GET', url: address })
    expect(file.body).toBe('%PDF-1.4 cv')
    const labels = await server.services.db
      .selectFrom('candidateLabel')
      .innerJoin('candidate', 'candidate.id', 'candidateLabel.candidateId')
      .where('candidate.addedBy', '=', 'position')
      .select('candidateLabel.name')
      .execute()
    expect(labels).toEqual([])
  })

  test('is refused where the person is, and answers a retry with the same candidate', async () => {
    const { consider, companyId, positionId } = await aResume()
    const key = randomUUID()
    const first = await consider(positionId, key)
    expect((await consider(positionId, key)).data).toEqual(first.data)
    expect(await consider(positionId)).toMatchObject({
      code: 1003,
      msg: 'This person is in that position already',
    })
    const { positionId: third } = await aPosition(server.services, { companyId })
    const [one, two] = await Promise.all([consider(third), consider(third)])
    expect([one.code, two.code].sort()).toEqual([0, 1003])
  })

  test('leaves the files of one candidate when the other one is removed', async () => {
    const { consider, positionId, as, jobseekerChannelId: first } = await aResume()
    const { jobseekerChannelId } = (await consider(positionId)).data
    expect((await server.call(removeCandidate, { jobseekerChannelId }, as)).code).toBe(0)
    const original = (await server.call(jobseekerResumeInfo, { jobseekerChannelId: first }, as)).data
    const { resumeUrl } = original.interviewResult
    const file = await server.app.inject({ method: 'GET', url: resumeUrl })
    expect(file.body).toBe('%PDF-1.4 cv')
  })
})

describe('the removal of a candidate', () => {
  test('is undone: facts, contacts, files and history are as before', async () => {
    const { added, as, companyId, facts } = await aDesk(server)
    const jobseekerChannelId = await added({ phone: '13800000001' })
    const rowsOf = async () => {
      const { db } = server.services
      const tables = ['candidate', 'person', 'personContact', 'candidateFile', 'candidateEdit'] as const
      return Promise.all(
        tables.map((table) => db.selectFrom(table).where('companyId', '=', companyId).selectAll().execute()),
      )
    }
    const before = [await rowsOf(), await facts(jobseekerChannelId)]
    await server.call(removeCandidate, { jobseekerChannelId }, as)
    expect((await undoLast(server, as)).data).toMatchObject({ kind: 'candidate', done: 1 })
    expect([await rowsOf(), await facts(jobseekerChannelId)]).toEqual(before)
  })

  test('of a person who was erased meanwhile is not undone', async () => {
    const { added, as, companyId } = await aDesk(server)
    const phone = '13800000001'
    const first = await added({ phone })
    await added({ phone, sameAs: first })
    await server.call(removeCandidate, { jobseekerChannelId: first }, as)
    const { db } = server.services
    await db.deleteFrom('candidate').where('companyId', '=', companyId).execute()
    await db.deleteFrom('person').where('companyId', '=', companyId).execute()
    expect((await undoLast(server, as)).data).toMatchObject({ done: 0, refused: [{ why: 'gone' }] })
  })
})
