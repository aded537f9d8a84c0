import { randomUUID } from 'node:crypto'
import { anAccount, aSetting, changeRow } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formOf, scale } from '../../../assessment-forms/rules/forms-under-test.ts'
import { beginInterviewAssessment, createOrUpdateInterviewAssessment } from '../../contract/giving.ts'
import { anInterviewWithPeople } from './interview-under-test.ts'

const server = serverUnderTest()
const anInterview = (given: Parameters<typeof anInterviewWithPeople>[1] = {}) =>
  anInterviewWithPeople(server, given)

const Posted = z.looseObject({
  code: z.number(),
  data: z.nullable(z.looseObject({})),
})

const answered = (id: string, questionAnswer: unknown) => ({ id, questionAnswer })

/** Sends a feedback as another client does: any content, as JSON. */
async function postRecord({ token }: { token: string }, payload: object) {
  const { path: url } = createOrUpdateInterviewAssessment
  const response = await server.app.inject({ method: 'POST', url, headers: { token }, payload })
  return Posted.parse(response.json())
}

test('with a form every required answer is asked for by its name, and nothing is stored without [P5-015 P5-016]', async () => {
  const { assess, give, interviewer, rows } = await anInterview({ hasForm: true })
  expect(await assess(interviewer, { q1: '4', q3: 'a' })).toMatchObject({
    code: 1003,
    msg: '请填写：Question q2',
  })
  for (const [lang, msg] of [
    ['en', 'Answer this: Question q2'],
    ['zh-TW', '請填寫：Question q2'],
  ] as const) {
    expect(await assess({ ...interviewer, lang }, { q1: '4', q3: 'a' })).toMatchObject({ msg })
  }
  expect(await assess(interviewer, { q1: '4', q2: '2', q3: ',a' })).toMatchObject({ code: 1003 })
  expect(await assess(interviewer, { q1: '9', q2: '2', q3: 'a' })).toMatchObject({
    code: 1003,
    msg: '“Question q1”的回答不在可选范围内',
  })
  expect(await give(interviewer)).toMatchObject({ code: 1003, msg: '这一轮面试需要填写评估表' })
  expect(await rows()).toEqual([])
})

test('answers are stored with the scores of the server, and read back as they were sent [P7-062 P7-064 P7-065 P5-018]', async () => {
  const { assess, record, interviewer, hr, rows, form } = await anInterview({ hasForm: true })
  const { code, data } = await assess(interviewer, { q1: '4', q2: '2', q3: 'a,b' })
  expect(code).toBe(0)
  const read = await record(hr, { feedbackId: data.id })
  expect(read.data).toMatchObject({
    publishId: form?.versionId,
    assessmentScore: 3.2,
    assessmentTotalScore: 5,
    modules: [
      { moduleScore: 3.2, questions: [{ questionAnswer: '4' }, { questionAnswer: '2' }] },
      { questions: [{ questionAnswer: 'a,b' }, { questionAnswer: null }] },
    ],
  })
  expect((await rows()).map(({ total }) => Number(total))).toEqual([3.2])
})

test('a record is taken by the fields that the specification names, with the value of a scale as a number [P7-062 P7-065 R9-045]', async () => {
  const { planId, form, interviewer, rows } = await anInterview({ hasForm: true })
  const { code, data } = await postRecord(interviewer, {
    planInterviewId: planId,
    interviewResult: 1,
    feedbackContent: '说得清机制',
    record: {
      interviewAssessmentRoundId: 'round 1',
      assessmentScore: 3.2,
      modules: [
        { questions: [answered('q1', 4), answered('q2', 2)] },
        { questions: [answered('q3', 'b,a')] },
      ],
    },
  })
  expect(code).toBe(0)
  expect(await rows()).toMatchObject([
    {
      id: data?.id,
      result: 1,
      formVersionId: form?.versionId,
      total: '3.2',
      answers: { q1: { answer: '4' }, q2: { answer: '2' }, q3: { answer: 'b,a' } },
    },
  ])
})

test('a record that names no version is of the one that was begun with, and of none where the round has no form', async () => {
  const { planId, form, interviewer, as, rows } = await anInterview({ hasForm: true })
  await server.call(beginInterviewAssessment, { planInterviewId: planId }, as(interviewer))
  await form?.publish(formOf([scale('q9', 100)]))
  const said = { interviewResult: 1, feedbackContent: '说得清机制' }
  const answers = [answered('q1', 4), answered('q2', 2), answered('q3', 'a')]
  const record = { modules: [{ questions: answers }] }
  expect(await postRecord(interviewer, { planInterviewId: planId, ...said, record })).toMatchObject({
    code: 0,
  })
  expect(await rows()).toMatchObject([{ formVersionId: form?.versionId }])
  const formless = await anInterview()
  const input = { planInterviewId: formless.planId, ...said, record }
  expect(await postRecord(formless.interviewer, input)).toMatchObject({ code: 1012 })
})

test('the record of a plan is found by its four fields, and by no other round’s [P7-064]', async () => {
  const { assess, record, interviewer, hr, colleague, companyId, candidateId, planId, rows } =
    await anInterview({ hasForm: true, isColleagueNamed: true })
  await aSetting(server.services, companyId, 'rules', { ownOpinionFirst: false })
  await changeRow(server.services, 'interviewPlan', planId, { roundExternalId: 'round 1' })
  const fields = { jobseekerChannelId: candidateId, interviewAssessmentRoundId: 'round 1' }
  const totalFor = async (by: { token: string }, more: object = {}) =>
    (await record(by, { ...fields, ...more })).data?.assessmentScore
  expect(await totalFor(hr)).toBeNull()
  expect((await assess(interviewer, { q1: '4', q2: '2', q3: 'a' })).code).toBe(0)
  expect(await totalFor(hr)).toBe(3.2)
  expect(await totalFor(interviewer)).toBe(3.2)
  // An author of new feedback, or its interviewer, begins with an empty form.
  expect(await totalFor(colleague)).toBeNull()
  expect(await totalFor(hr, { interviewerId: colleague.accountId })).toBeNull()
  expect(await totalFor(hr, { interviewerId: interviewer.accountId })).toBe(3.2)
  expect((await record(hr, { ...fields, interviewAssessmentRoundId: randomUUID() })).code).toBe(1005)
  expect((await assess(colleague, { q1: '1', q2: '1', q3: 'a' })).code).toBe(0)
  // Of several nobody knows which is meant.
  expect(await totalFor(hr)).toBeNull()
  expect(await rows()).toHaveLength(2)
  await aSetting(server.services, companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
  const readOnly = await anAccount(server.services, { companyId, userType: 'read' })
  expect(await totalFor(readOnly)).toBeNull()
  expect((await record(readOnly, { interviewerId: interviewer.accountId })).code).toBe(1002)
})

test('the form of an interview that was marked as not held opens and is filled in [P4-022]', async () => {
  const { give, assess, record, rows, interviewer, form } = await anInterview({ hasForm: true })
  const { data } = await give(interviewer, { interviewResult: 4, feedbackContent: '' })
  const read = await record(interviewer, { feedbackId: data.id })
  expect(read.data?.publishId).toBe(form?.versionId)
  const changed = await assess(interviewer, { q1: '4', q2: '2', q3: 'a' }, { id: data.id })
  expect(changed).toMatchObject({ code: 0, data: { id: data.id } })
  expect(await rows()).toMatchObject([{ result: 1, formVersionId: form?.versionId }])
  expect((await record(interviewer, { feedbackId: data.id })).data?.assessmentScore).toBe(3.2)
})

test('an author who began on a version finishes on it, and new authors get the next', async () => {
  const { assess, record, interviewer, colleague, form, planId, as, planOf } = await anInterview({
    hasForm: true,
    isColleagueNamed: true,
  })
  const begin = (by: { token: string }) =>
    server.call(beginInterviewAssessment, { planInterviewId: planId }, as(by))
  expect((await begin(interviewer)).data).toEqual({ publishId: form?.versionId })
  expect((await planOf(colleague))?.interviewerInfoList[0]?.znInterviewFeedbackVO).toBeNull()
  const next = await form?.publish(formOf([scale('q9', 100)]))
  expect((await begin(interviewer)).data).toEqual({ publishId: form?.versionId })
  expect((await record(interviewer)).data?.publishId).toBe(form?.versionId)
  expect((await record(colleague)).data?.publishId).toBe(next)
  const other = { publishId: next ?? '', modules: [{ questions: [{ id: 'q9', questionAnswer: '4' }] }] }
  expect(await assess(interviewer, {}, { record: other })).toMatchObject({ code: 1012 })
  expect((await assess(interviewer, { q1: '4', q2: '2', q3: 'a' })).code).toBe(0)
  expect((await assess(colleague, {}, { record: other })).code).toBe(0)
})

test('a form that was opened on one version begins on it, though the next was published meanwhile', async () => {
  const { assess, record, interviewer, colleague, hr, form, planId, as } = await anInterview({
    hasForm: true,
    isColleagueNamed: true,
  })
  const begin = (by: { token: string }, publishId: string | undefined) =>
    server.call(beginInterviewAssessment, { planInterviewId: planId, publishId }, as(by))
  const shown = form?.versionId
  const next = await form?.publish(formOf([scale('q9', 100)]))
  expect((await begin(interviewer, shown)).data).toEqual({ publishId: shown })
  expect((await record(interviewer)).data?.publishId).toBe(shown)
  // Another author goes on with the begun feedback.
  const forThem = { interviewerId: interviewer.accountId }
  expect((await record(hr, forThem)).data?.publishId).toBe(shown)
  expect((await assess(hr, { q1: '4', q2: '2', q3: 'a' }, forThem)).code).toBe(0)
  expect(await begin(colleague, randomUUID())).toMatchObject({ code: 1012 })
  expect((await begin(colleague, next)).data).toEqual({ publishId: next })
})

test('feedback that was begun for an interviewer without an id goes on, by either name of its author', async () => {
  const { assess, record, hr, form, planId, as } = await anInterview({ hasForm: true })
  await server.services.db
    .updateTable('interviewPlanInterviewer')
    .where('planId', '=', planId)
    .set({ accountId: null, externalId: null })
    .execute()
  const begun = await server.call(beginInterviewAssessment, { planInterviewId: planId }, as(hr))
  expect(begun.data).toEqual({ publishId: form?.versionId })
  await form?.publish(formOf([scale('q9', 100)]))
  const read = await record(hr, { interviewerId: hr.accountId })
  expect(read.data?.publishId).toBe(form?.versionId)
  expect((await assess(hr, { q1: '4', q2: '2', q3: 'a' })).code).toBe(0)
})
