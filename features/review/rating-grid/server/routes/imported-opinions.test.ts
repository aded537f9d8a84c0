import { anAccount } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { queryInterviewPlan } from '../../../../meetings/candidate-plans/contract.ts'
import { queryRoundScores } from '../../contract.ts'
import { content, roundsUnderTest } from './rounds-under-test.ts'

const server = serverUnderTest()
const { aForm } = roundsUnderTest(server)

const importer = importerUnderTest(server)

test('a bundle brings opinions with answers on a form of the company; answers that the form cannot take are left out', async () => {
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
