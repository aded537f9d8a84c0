import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { endForm, renameForm, startDraft } from '../../contract/manage.ts'
import { getInterviewAssessmentForm, getTempleteList } from '../../contract/reading.ts'
import { formOf, scale } from '../../rules/forms-under-test.ts'
import { formsUnderTest } from './administrator-under-test.ts'

const server = serverUnderTest()
const { anAdministrator } = formsUnderTest(server)

test('an ended form is offered no more and keeps its answers; it can be offered again', async () => {
  const { aPublished, detail, as, companyId, hr } = await anAdministrator()
  const formId = await aPublished()
  const offered = async () => {
    const { code, data } = await server.call(getTempleteList, { companyId }, { token: hr.token })
    return [code, data.map(({ id }) => id)]
  }
  expect(await offered()).toEqual([0, [formId]])
  await server.call(endForm, { formId, isEnded: true }, as)
  expect(await offered()).toEqual([0, []])
  const versionId = (await detail(formId)).published?.versionId ?? ''
  expect((await server.call(startDraft, { versionId }, as)).code).toBe(1003)
  await server.call(endForm, { formId, isEnded: false }, as)
  expect(await offered()).toEqual([0, [formId]])
})

test('the forms of a company are listed with what names them [P7-046]', async () => {
  const { aPublished, create, as, companyId, hr, detail } = await anAdministrator()
  const formId = await aPublished('技术深度')
  await create('尚未发布')
  await server.call(renameForm, { formId, name: '架构深度', description: '二面' }, as)
  const { code, data } = await server.call(getTempleteList, { companyId }, { token: hr.token })
  const publishId = (await detail(formId)).published?.versionId
  expect([code, data]).toEqual([
    0,
    [{ id: formId, publishId, templateName: '架构深度', templateType: 0, templateDescribe: '二面' }],
  ])
})

test('a form is read by its version or as it is published now, and a draft by nobody [P7-063]', async () => {
  const { aPublished, detail, draftOf, save, publish, as, hr } = await anAdministrator()
  const formId = await aPublished()
  const first = (await detail(formId)).published?.versionId ?? ''
  await server.call(startDraft, { versionId: first }, as)
  const read = (input: object) => server.call(getInterviewAssessmentForm, input, { token: hr.token })
  const draft = await draftOf(formId)
  expect((await read({ publishId: draft.versionId })).code).toBe(1005)
  await save(formId, formOf([scale('q7', 100)]))
  await publish(formId)
  expect((await read({ publishId: first })).data.modules[0]?.questions.map(({ id }) => id)).toEqual([
    'q1',
    'q2',
  ])
  const now = await read({ interviewAssessmentFormId: formId })
  expect(now.data).toMatchObject({ id: formId, publishId: draft.versionId, assessmentTotalScore: 5 })
  const other = await aPublished('另一份')
  expect((await read({ publishId: first, interviewAssessmentFormId: other })).code).toBe(1005)
  expect((await read({})).code).toBe(1005)
})
