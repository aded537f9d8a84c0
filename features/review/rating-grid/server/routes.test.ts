import { newId } from '@candor/db/new-id'
import type { AccountId, FormVersionId } from '@candor/kernel/ids'
import { aCandidate, anAccount, aSetting, type CandidateUnderTest } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { insertForm } from '../../../meetings/assessment-forms/server/queries/forms.ts'
import { insertVersion } from '../../../meetings/assessment-forms/server/queries/versions.ts'
import { queryInterviewPlan } from '../../../meetings/candidate-plans/contract.ts'
import { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { readPaper } from '../../../report/paper/contract.ts'
import { textsOf } from '../../../report/paper/server/paper/texts-under-test.ts'
import { queryRoundScores } from '../contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const scale = (id: string, weigh: number) => ({
  id,
  name: `题目 ${id}`,
  description: '',
  isNeeded: true,
  type: 'scale' as const,
  weigh,
  levels: ['', '', '', '', ''],
  asksSentence: true,
  byHalves: true,
})

const content = {
  modules: [
    { id: 'm1', name: '技术深度', description: '', questions: [scale('q1', 60), scale('q2', 40)] },
    {
      id: 'm2',
      name: '补充',
      description: '',
      questions: [{ id: 'q3', name: '建议', description: '', isNeeded: false, type: 'text' as const }],
    },
  ],
}

async function aForm({ companyId }: Pick<CandidateUnderTest, 'companyId'>): Promise<FormVersionId> {
  const { db, clock } = server.services
  const id = newId<'form'>()
  const at = clock.now()
  await insertForm(db, {
    id,
    companyId,
    externalId: null,
    name: '后端',
    description: '',
    createdBy: null,
    createdAt: at,
  })
  return insertVersion(db, { companyId, formId: id, state: 'published', content, by: null, at })
}

interface Opinion {
  planId: string
  accountId: AccountId
  values: readonly [string, string]
  isDraft?: boolean
}

async function anOpinion(
  of: CandidateUnderTest,
  formVersionId: FormVersionId,
  opinion: Opinion,
): Promise<void> {
  const { db, clock } = server.services
  const at = clock.now()
  const [q1, q2] = opinion.values.map((answer) => ({ answer, sentence: `因为 ${answer}` }))
  await db
    .insertInto('interviewFeedback')
    .values({
      id: newId(),
      companyId: of.companyId,
      candidateId: of.candidateId,
      planId: opinion.planId,
      formVersionId,
      accountId: opinion.accountId,
      result: 1,
      content: '同事的看法',
      createdAt: at,
      updatedAt: at,
      answers: JSON.stringify({ q1, q2, q3: { answer: '3', sentence: '' } }),
      total: 4,
      submittedAt: opinion.isDraft ? null : at,
    })
    .execute()
}

/** A candidate whose interview two people hold, of whom one has submitted. */
async function aRound() {
  const candidate = await aCandidate(server.services)
  const { companyId } = candidate
  const as = { companyId, userType: 'interviewer' as const }
  const first = await anAccount(server.services, { ...as, name: '周予川' })
  const second = await anAccount(server.services, { ...as, name: '何静姝' })
  const version = await aForm(candidate)
  const interviewers = [{ accountId: first.accountId }, { accountId: second.accountId }]
  const planId = await aPlan(server.services, { ...candidate, interviewers })
  await anOpinion(candidate, version, { planId, accountId: first.accountId, values: ['4', '5'] })
  const read = async ({ token }: { token: string }) =>
    server.call(queryRoundScores, { jobseekerChannelId: candidate.candidateId }, { token })
  return { candidate, first, second, version, planId, read }
}

test('what was scored is told by form, module and question, with its sentences; words are no scores', async () => {
  const { first, read, planId } = await aRound()
  const { data } = await read(first)
  expect(data.forms).toMatchObject([
    {
      name: '后端',
      modules: [
        {
          id: 'm1',
          weight: 100,
          questions: [
            { id: 'q1', weight: 60 },
            { id: 'q2', weight: 40 },
          ],
        },
      ],
      raters: [{ planId, isOwn: true, isDraft: false, total: 4 }],
      agreement: { raters: 1, candidates: 1, scores: 2, figure: null },
    },
  ])
  expect(data.forms[0]?.raters[0]?.scores).toEqual([
    { questionId: 'q1', value: 4, sentence: '因为 4' },
    { questionId: 'q2', value: 5, sentence: '因为 5' },
  ])
})

test('who has not submitted on a round is told nothing that colleagues found in it, in no call', async () => {
  const { candidate, second, version, planId, read } = await aRound()
  const before = await read(second)
  expect(before.data).toMatchObject({ forms: [], heldBack: [{ planId, roundName: '初试' }] })
  expect(before.body).not.toMatch(/因为|同事/)
  await anOpinion(candidate, version, {
    planId,
    accountId: second.accountId,
    values: ['2', '2'],
    isDraft: true,
  })
  const drafting = await read(second)
  expect(drafting.data.forms[0]).toMatchObject({
    raters: [{ isOwn: true, isDraft: true }],
    agreement: { raters: 0, scores: 0 },
  })
  expect(drafting.body).not.toMatch(/因为 [45]/)
  await server.services.db
    .updateTable('interviewFeedback')
    .where('accountId', '=', second.accountId)
    .set({ submittedAt: server.clock.now() })
    .execute()
  const after = await read(second)
  expect(after.data.heldBack).toEqual([])
  expect(after.data.forms[0]?.raters).toHaveLength(2)
  expect(after.data.forms[0]?.agreement).toMatchObject({ raters: 2, candidates: 1, scores: 4 })
})

test('what was scored is printed with the evaluations, by module and question, and who is held back', async () => {
  const { candidate, first, second, version, planId } = await aRound()
  const { companyId, candidateId } = candidate
  const hr = await anAccount(server.services, { companyId })
  await server.services.db
    .updateTable('role')
    .set({ buttons: [...permissionKeys] })
    .where('companyId', '=', companyId)
    .execute()
  const printed = async ({ token }: { token: string }) => {
    const { data } = await server.call(readPaper, { jobseekerChannelId: candidateId }, { token, lang: 'en' })
    const texts = textsOf(data.paper)
    const from = texts.indexOf('All rounds at a glance')
    return texts.slice(from, texts.indexOf('Conclusion', from))
  }
  const before = await printed(second)
  expect(before).toEqual([
    'All rounds at a glance',
    'Colleagues’ feedback on this round appears here once you have submitted your own.',
    expect.stringMatching(/^周予川, 初试, sent 2026-/),
  ])
  await anOpinion(candidate, version, { planId, accountId: second.accountId, values: ['2', '5'] })
  const compared = ['What was scored', 'Mean of 2', 'What interviewers scored']
  expect(await printed(hr)).toEqual([
    'All rounds at a glance',
    '后端',
    '周予川',
    '初试 · total 4.00',
    '何静姝',
    '初试 · total 4.00',
    'Agreement is calculated once at least 3 interviewers have scored 5 candidates.',
    '2 raters on this form, 1 candidate, 4 scores',
    'Competencies',
    'People agree on 1 of 1 thing that more than one scored.',
    ...compared,
    '技术深度',
    'weight 100%',
    '3.8',
    'apart by 1.2',
    '周予川 4.4 · 因为 4 · 因为 5',
    '何静姝 3.2 · 因为 2 · 因为 5',
    'Questions',
    'People agree on 1 of 2 things that more than one scored.',
    ...compared,
    '题目 q1',
    'weight 60%',
    '3.0',
    'open, apart by 2.0',
    '周予川 4.0 · 因为 4',
    '何静姝 2.0 · 因为 2',
    '题目 q2',
    'weight 40%',
    '5.0',
    'apart by 0.0',
    '周予川 5.0 · 因为 5',
    '何静姝 5.0 · 因为 5',
  ])
  expect(await printed(first)).toContain('You 4.0 · 因为 4')
})

describe.each([
  ['answers', 'of an older format'],
  ['answers', { q1: 4 }],
  ['answers', ['4']],
  ['content', { questions: [] }],
  ['content', 'of an older format'],
])('a feedback whose %s cannot be read: %j', (what, damage) => {
  async function aDamaged() {
    const round = await aRound()
    const { candidate, second, planId } = round
    const version = await aForm(candidate)
    await anOpinion(candidate, version, { planId, accountId: second.accountId, values: ['2', '3'] })
    const { db } = server.services
    const document = JSON.stringify(damage)
    if (what === 'answers') {
      await db
        .updateTable('interviewFeedback')
        .set({ answers: document })
        .where('formVersionId', '=', version)
        .execute()
    } else
      await db
        .updateTable('assessmentFormVersion')
        .set({ content: document })
        .where('id', '=', version)
        .execute()
    return round
  }

  test('is counted, and the others are told', async () => {
    const { read, first } = await aDamaged()
    const { data } = await read(first)
    expect(data.unreadable).toBe(1)
    expect(data.forms.flatMap(({ raters }) => raters.map(({ isOwn, total }) => [isOwn, total]))).toEqual([
      [true, 4],
    ])
  })

  test.each([
    ['cn', '有 1 位面试官的评分无法读取，请联系管理员'],
    ['en', 'The scores of 1 person could not be read. Please tell an administrator.'],
    ['zh-TW', '有 1 位面試官的評分無法讀取，請聯絡管理員'],
  ])('is told on paper: %s', async (lang, words) => {
    const { candidate } = await aDamaged()
    const { companyId, candidateId } = candidate
    const hr = await anAccount(server.services, { companyId, userType: 'admin', buttons: permissionKeys })
    const { data } = await server.call(
      readPaper,
      { jobseekerChannelId: candidateId },
      { token: hr.token, lang },
    )
    expect(textsOf(data.paper)).toEqual(expect.arrayContaining([words, '后端']))
  })
})

test('answers that cannot be read count in no agreement of their form, and fail none', async () => {
  const { candidate, first, second, version, planId, read } = await aRound()
  await anOpinion(candidate, version, { planId, accountId: second.accountId, values: ['2', '3'] })
  await server.services.db
    .updateTable('interviewFeedback')
    .set({ answers: JSON.stringify(['4']) })
    .where('accountId', '=', second.accountId)
    .execute()
  const { data } = await read(first)
  expect(data.forms).toMatchObject([{ agreement: { candidates: 1, scores: 2 } }])
})

test('where the company does not ask for it, and for whoever is no interviewer of the round, nothing is held back', async () => {
  const { candidate, second, read } = await aRound()
  const { token } = await anAccount(server.services, { companyId: candidate.companyId })
  expect((await read({ token })).data).toMatchObject({
    forms: [{ raters: [{ isOwn: false }] }],
    heldBack: [],
  })
  await aSetting(server.services, candidate.companyId, 'rules', { ownOpinionFirst: false })
  expect((await read(second)).data).toMatchObject({ forms: [{ raters: [{ isOwn: false }] }], heldBack: [] })
})

test('where feedback is its owner’s, interviewers and read-only accounts get no colleague’s scores, and recruiters all [P5-027 P2-113]', async () => {
  const { candidate, first, second, version, planId, read } = await aRound()
  const { companyId } = candidate
  await anOpinion(candidate, version, { planId, accountId: second.accountId, values: ['2', '1'] })
  const readOnly = await anAccount(server.services, { companyId, userType: 'read' })
  const hr = await anAccount(server.services, { companyId })
  const ratersSeenBy = async (by: { token: string }) => {
    const { data } = await read(by)
    return data.forms.flatMap(({ raters }) => raters.map(({ isOwn, total }) => ({ isOwn, total })))
  }
  expect(await ratersSeenBy(first)).toHaveLength(2)
  await aSetting(server.services, companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
  expect(await ratersSeenBy(first)).toEqual([{ isOwn: true, total: 4 }])
  expect((await read(first)).body).not.toMatch(/因为 [12]/)
  expect((await read(readOnly)).data).toEqual({ forms: [], heldBack: [] })
  expect(await ratersSeenBy(hr)).toHaveLength(2)
})

test('where feedback is its owner’s, none waits for the reader’s own opinion as if that would open it [P5-027]', async () => {
  const { candidate, second, read } = await aRound()
  await aSetting(server.services, candidate.companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
  expect((await read(second)).data).toEqual({ forms: [], heldBack: [] })
})

test('a cancelled interview counts in nothing, and another company’s candidate is not found', async () => {
  const { candidate, first, planId, read } = await aRound()
  await server.services.db.updateTable('interviewPlan').where('id', '=', planId).set({ status: 3 }).execute()
  const { token } = await anAccount(server.services, { companyId: candidate.companyId })
  expect((await read({ token })).data).toEqual({ forms: [], heldBack: [] })
  expect((await read(first)).code).toBe(1002)
  expect((await read(await anAccount(server.services))).code).toBe(1005)
})

test('a bundle brings opinions with what was given on a form of the company; what the form cannot take is left out', async () => {
  const { companyId, token, email } = await anAccount(server.services)
  const version = await aForm({ companyId })
  await server.services.db
    .updateTable('assessmentForm')
    .where('companyId', '=', companyId)
    .set({ externalId: 'depth' })
    .execute()
  const feedback = (externalId: string, formId: string) => ({
    externalId,
    lastUpdateByName: '周予川',
    interviewResult: 1,
    interviewerEmail: email,
    assessment: { formId, answers: { m1q1: { answer: '4' }, m1q2: { answer: '9' } } },
  })
  // Of an imported form, questions are named by their places.
  const asPlaces = JSON.parse(
    JSON.stringify(content).replaceAll('"q1"', '"m1q1"').replaceAll('"q2"', '"m1q2"'),
  )
  await server.services.db
    .updateTable('assessmentFormVersion')
    .where('id', '=', version)
    .set({ content: JSON.stringify(asPlaces) })
    .execute()
  const plan = { externalId: 'p1', interviewRoundName: '初试', createDate: 1, planRoomType: 0 }
  const interviewFeedbackList = [feedback('f1', 'depth'), feedback('f2', 'unknown')]
  const bundle = aBundle({ interviewPlans: [{ ...plan, interviewFeedbackList }] })
  const [result] = await importer.importFiles({ 'one/bundle.json': bundle }, companyId)
  expect(result).toMatchObject({ state: 'stored', faults: [] })
  const jobseekerChannelId = (await importer.findCandidate(companyId))?.id ?? ''
  const { data } = await server.call(queryRoundScores, { jobseekerChannelId }, { token })
  expect(data.forms[0]?.raters).toMatchObject([{ isOwn: true, total: 2.4 }])
  expect(data.forms[0]?.raters[0]?.scores).toMatchObject([{ value: 4 }, { value: null }])
  const plans = await server.call(queryInterviewPlan, { jobseekerChannelId }, { token })
  expect(plans.data).toHaveLength(1)
})
