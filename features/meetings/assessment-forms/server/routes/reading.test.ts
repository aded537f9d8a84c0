import { newId } from '@candor/db/new-id'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { getForm, listForms } from '../../contract/manage.ts'
import {
  getInterviewAssessmentForm,
  getPositionRelationFormId,
  getTempleteList,
} from '../../contract/reading.ts'
import { choice, formOf, scale, text } from '../../rules/forms-under-test.ts'
import { insertForm } from '../queries/forms.ts'
import { endPublished, insertVersion } from '../queries/versions.ts'

const server = serverUnderTest()

async function aFormOfARound() {
  const { db, clock } = server.services
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId, accountId } = admin
  const candidate = await aCandidate(server.services, { companyId })
  const { positionId } = candidate
  const formId = newId<'form'>()
  const at = clock.now()
  const said = { name: '技术深度', description: '', externalId: null, createdBy: accountId, createdAt: at }
  await insertForm(db, { id: formId, companyId, ...said })
  const publish = async (id: string) => {
    const content = formOf([text(id)])
    await endPublished(db, formId)
    return insertVersion(db, { companyId, formId, state: 'published', content, by: accountId, at })
  }
  const round = async (place: number, ofForm: typeof formId | null) => {
    const id = newId()
    const values = { id, companyId, positionId, place, name: `第 ${place} 轮`, formId: ofForm }
    await db.insertInto('interviewRound').values(values).execute()
    return id
  }
  return { ...admin, ...candidate, formId, publish, round, as: { token: admin.token } }
}

test('the form of a position is that of its first round that has one [P7-048]', async () => {
  const { positionId, round, formId, as } = await aFormOfARound()
  const read = async (id: string) => server.call(getPositionRelationFormId, { positionId: id }, as)
  expect(await read(positionId)).toMatchObject({ code: 0, data: { formId: null } })
  await round(1, null)
  await round(2, formId)
  expect(await read(positionId)).toMatchObject({ code: 0, data: { formId } })
  const other = await aCandidate(server.services)
  expect((await read(other.positionId)).code).toBe(1005)
})

test('a form is read by its round; other ids of the call must belong to that form [P7-063]', async () => {
  const { round, formId, publish, as } = await aFormOfARound()
  const versionId = await publish('q1')
  const withForm = await round(1, formId)
  const without = await round(2, null)
  const read = (input: object) => server.call(getInterviewAssessmentForm, input, as)
  expect((await read({ id: withForm })).data).toMatchObject({ id: formId, publishId: versionId })
  expect((await read({ id: withForm, publishId: versionId, interviewAssessmentFormId: formId })).code).toBe(0)
  expect((await read({ id: without })).code).toBe(1005)
  expect((await read({ id: without, publishId: versionId })).code).toBe(1005)
  expect((await read({ id: withForm, interviewAssessmentFormId: newId() })).code).toBe(1005)
})

test('a form is read by the id alone that the list of forms answers, and by that of no other company [P7-063 P7-046]', async () => {
  const { publish, formId, as } = await aFormOfARound()
  await publish('q1')
  const [offered] = (await server.call(getTempleteList, {}, as)).data
  expect(offered?.id).toBe(formId)
  const read = (id: string, token = as.token) => server.call(getInterviewAssessmentForm, { id }, { token })
  expect((await read(formId)).data).toMatchObject({ id: formId })
  const other = await anAccount(server.services, { userType: 'admin' })
  expect((await read(formId, other.token)).code).toBe(1005)
})

const unanswered = { questionDescribe: '', questionAnswer: null, answerSentence: null }

const sentScale = {
  id: 'q1',
  questionName: 'Question q1',
  ...unanswered,
  questionType: 0,
  questionValue: 5,
  weigh: 60,
  isNeed: 1,
  options: [],
  isHalf: 1,
  asksSentence: 1,
  levels: [
    { value: 5, text: '全懂' },
    { value: 1, text: '不懂' },
  ],
}

const sentChoice = {
  id: 'q2',
  questionName: 'Question q2',
  ...unanswered,
  questionType: 2,
  questionValue: null,
  weigh: 0,
  isNeed: 0,
  isHalf: 0,
  asksSentence: 0,
  levels: [],
  options: [
    { id: 'a', optionValue: 'Migration' },
    { id: 'b', optionValue: 'On-call' },
  ],
}

const sentModule = (id: string, moduleName: string, question: object) => ({
  id,
  moduleName,
  moduleDescribe: '',
  moduleScore: null,
  questions: [question],
})

test('a form of a round is answered whole, field by field [P3-022]', async () => {
  const { db, clock } = server.services
  const { companyId, accountId, round, formId, as } = await aFormOfARound()
  const content = formOf(
    [scale('q1', 60, { levels: ['全懂', '', '', '', '不懂'], byHalves: true, asksSentence: true })],
    [choice('q2', 'several', { isNeeded: false })],
  )
  const version = { companyId, formId, state: 'published', content, by: accountId, at: clock.now() } as const
  const publishId = await insertVersion(db, version)
  const { data } = await server.call(getInterviewAssessmentForm, { id: await round(1, formId) }, as)
  expect(data).toEqual({
    id: formId,
    publishId,
    templateName: '技术深度',
    templateType: expect.any(Number),
    templateDescribe: '',
    assessmentPoint: 'Module 1, Module 2',
    assessmentScore: null,
    assessmentTotalScore: 3,
    modules: [sentModule('m1', 'Module 1', sentScale), sentModule('m2', 'Module 2', sentChoice)],
  })
})

test('a form counts the answers to each version, and the drafts of it', async () => {
  const { db, clock } = server.services
  const { companyId, candidateId, accountId, formId, publish, as } = await aFormOfARound()
  const now = clock.now()
  const colleague = await anAccount(server.services, { companyId })
  const planId = await aPlan(server.services, { companyId, candidateId })
  const give = (formVersionId: typeof first, by: typeof accountId, submittedAt: Date | null) =>
    db
      .insertInto('interviewFeedback')
      .values({
        id: newId(),
        companyId,
        candidateId,
        planId,
        accountId: by,
        formVersionId,
        submittedAt,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
  const first = await publish('q1')
  await give(first, accountId, now)
  await publish('q2')
  await give(first, colleague.accountId, null)
  const { data } = await server.call(getForm, { formId }, as)
  expect(data.versions.map(({ number, answers, filling }) => [number, answers, filling])).toEqual([
    [1, 1, 1],
    [2, 0, 0],
  ])
  expect((await server.call(listForms, {}, as)).data.map(({ answers }) => answers)).toEqual([1])
})
