import { aCandidate, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { readStages } from '../../contract/lists.ts'
import { moveCandidates } from '../../contract/moving.ts'
import { aCompanyWithLists, fresh, idsOf } from './lists-under-test.ts'

const server = serverUnderTest()

test('a new company has three stages with names in every language and the people in each', async () => {
  const { read, positionId } = await aCompanyWithLists(server)
  const { stages, revision, mayChange } = await read()
  expect([revision, mayChange]).toEqual([0, true])
  expect(stages).toMatchObject([
    { stageId: '1', names: { cn: '初筛', en: 'Screening', 'zh-TW': '初篩' }, kind: 1, limitDays: 3 },
    { stageId: '2', people: { count: 1, positions: [{ positionId, count: 1 }] } },
    { stageId: '1001', names: { en: 'Offer' }, kind: 3, limitDays: 10, people: { count: 0, positions: [] } },
  ])
})

test('stages are added, renamed and put in another order, and people stay where they are', async () => {
  const { companyId, written, save, read, stageId } = await aCompanyWithLists(server)
  const [screening, interview, offer] = await written()
  if (!screening || !interview || !offer) throw new Error('there are three')
  const renamed = { ...interview, names: { cn: '业务面试', en: 'Round 1', 'zh-TW': '業務面試' } }
  expect((await save([screening, fresh('笔试', { kind: 4 }), renamed, offer])).data).toEqual({
    revision: 1,
    moved: 0,
  })
  const { stages } = await read()
  expect(idsOf(stages)).toEqual(['1', '1002', '2', '1001'])
  expect(stages.map(({ names }) => names.cn)).toEqual(['初筛', '笔试', '业务面试', '录用沟通'])
  expect(await stageId()).toBe('2')
  const entry = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', 'stages.changed')
    .select('details')
    .executeTakeFirstOrThrow()
  expect(entry.details).toMatchObject({
    from: ['Screening', 'Interview', 'Offer'],
    to: ['Screening', '笔试', 'Round 1', 'Offer'],
  })
})

test('of two administrators who change the list the second is told, and nothing is overwritten', async () => {
  const { written, save, read } = await aCompanyWithLists(server)
  const stages = await written()
  await save([...stages, fresh('笔试')])
  expect(await save([...stages, fresh('复试')], [], { revision: 0 })).toMatchObject({
    code: 1012,
    msg: 'Somebody else has just changed these stages. Discard your changes and try again',
  })
  expect((await read()).stages.map(({ names }) => names.cn)).toContain('笔试')
})

test('a stage with people is removed once they have another one; they move there with a row', async () => {
  const { written, save, move, history, stageId } = await aCompanyWithLists(server)
  const [screening, , offer] = await written()
  if (!screening || !offer) throw new Error('there are three')
  expect(await save([screening, offer])).toMatchObject({
    code: 1003,
    msg: 'Choose where the candidates of the removed stage go',
  })
  const { data } = await save([screening, offer], [{ stageId: '2', toStageId: '1001' }])
  expect(data).toEqual({ revision: 1, moved: 1 })
  expect(await stageId()).toBe('1001')
  expect(await history()).toMatchObject([
    { byName: '陈薇', fromStage: 'Interview', toStage: 'Offer', reason: 'Stage removed' },
  ])
  // A board that is still open names the removed stage.
  expect((await move('2', '1001')).data.refused).toMatchObject([{ why: 'noSuchStage' }])
})

test('an ended application keeps its removed stage, and is reopened at another one', async () => {
  const { companyId, positionId, written, save, token } = await aCompanyWithLists(server)
  const ended = { stageId: '1001', stageTypeKind: 9, outcome: 'rejected', outcomeAt: server.clock.now() }
  const { candidateId } = await aCandidate(server.services, { companyId, positionId }, ended)
  const [screening, interview] = await written()
  if (!screening || !interview) throw new Error('there are three')
  expect((await save([screening, interview])).code).toBe(0)
  const reopen = (toStageId: string | null) =>
    server.call(
      moveCandidates,
      {
        moves: [{ jobseekerChannelId: candidateId, fromStageId: '1001', fromOutcome: 'rejected' }],
        toStageId,
        outcome: null,
        reason: '',
        carriesRecommendations: false,
      },
      { token, lang: 'en' },
    )
  expect((await reopen(null)).data.refused).toMatchObject([{ why: 'noSuchStage', stageName: 'Offer' }])
  expect((await reopen('1')).data.moved).toEqual([candidateId])
})

test.each([
  ['no stage', []],
  ['31 stages', Array.from({ length: 31 }, (_, index) => fresh(`阶段${index}`))],
  ['a stage without a name', [fresh('')]],
  ['two stages of one name', [fresh('面试'), fresh(' 面试 ')]],
  ['a name of 61 signs', [fresh('长'.repeat(61))]],
  ['the kind of an end', [fresh('已录用', { kind: 8 })]],
  ['a limit of 0 days', [fresh('面试', { limitDays: 0 })]],
  ['a limit of 366 days', [fresh('面试', { limitDays: 366 })]],
  ['half a day', [fresh('面试', { limitDays: 1.5 })]],
  ['a stage of another list', [fresh('面试', { stageId: '77' })]],
  ['an end', [fresh('淘汰', { stageId: '9' })]],
])('a list with %s is refused', async (_, stages) => {
  const { save, read } = await aCompanyWithLists(server)
  expect((await save(stages, [{ stageId: '2', toStageId: '1' }])).code).toBe(1003)
  expect(idsOf((await read()).stages)).toEqual(['1', '2', '1001'])
})

test('names of 60 signs, of one letter, with an apostrophe and of rare characters are kept', async () => {
  const { save, read } = await aCompanyWithLists(server)
  const names = ['长'.repeat(60), 'A', 'O’Brien', '𠮷田', '🎯']
  const { code } = await save(
    names.map((name) => fresh(name)),
    [{ stageId: '2', toStageId: '' }],
  )
  expect(code).toBe(1003)
  const { stages } = await read()
  const kept = stages.map(({ people: _, ...stage }) => stage)
  expect((await save([...kept, ...names.map((name) => fresh(name))])).code).toBe(0)
  expect((await read()).stages.slice(3).map((stage) => stage.names.cn)).toEqual(names)
})

test('interviewers, and accounts without the permission, neither read nor change the lists', async () => {
  const { companyId, save, written } = await aCompanyWithLists(server)
  const { services } = server
  const interviewer = await anAccount(services, {
    companyId,
    userType: 'interviewer',
    buttons: ['procedure'],
  })
  const other = await anAccount(services, { companyId, buttons: ['candidate'] })
  const stages = await written()
  expect((await save(stages, [], { token: interviewer.token })).code).toBe(1002)
  expect((await save(stages, [], { token: other.token })).code).toBe(1002)
  expect((await server.call(readStages, {}, { token: other.token })).code).toBe(1002)
})
