import { newId } from '@candor/db/new-id'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import type { ServerUnderTest } from '@candor/testkit/server'
import type { FormContent } from '../../../assessment-forms/contract/content.ts'
import { choice, formOf, scale, text } from '../../../assessment-forms/rules/forms-under-test.ts'
import { insertForm } from '../../../assessment-forms/server/queries/forms.ts'
import { endPublished, insertVersion } from '../../../assessment-forms/server/queries/versions.ts'
import { queryInterviewPlan } from '../../../candidate-plans/contract.ts'
import {
  createOrUpdateInterviewAssessment,
  createOrUpdateInterviewFeedback,
  getInterviewAssessmentRecord,
} from '../../contract/giving.ts'

const content = formOf(
  [scale('q1', 60), scale('q2', 40)],
  [choice('q3', 'several'), text('q4', { isNeeded: false })],
)

async function aForm(
  server: ServerUnderTest,
  companyId: Awaited<ReturnType<typeof anAccount>>['companyId'],
  asked: FormContent = content,
) {
  const { db, clock } = server.services
  const formId = newId<'form'>()
  const at = clock.now()
  const said = { name: '技术深度', description: '', externalId: null, createdBy: null, createdAt: at }
  await insertForm(db, { id: formId, companyId, ...said })
  const publish = async (next: FormContent) => {
    await endPublished(db, formId)
    return insertVersion(db, { companyId, formId, state: 'published', content: next, by: null, at })
  }
  return { formId, versionId: await publish(asked), publish }
}

/** Who calls, and in which language; Chinese unless said. */
interface Speaker {
  readonly token: string
  readonly lang?: string
}

interface Given {
  readonly hasForm?: boolean
  readonly status?: number
  readonly isColleagueNamed?: boolean
}

async function aPlanWithPeople(server: ServerUnderTest, given: Given) {
  const interviewer = await anAccount(server.services, { userType: 'interviewer', name: '周予川' })
  const { companyId } = interviewer
  const colleague = await anAccount(server.services, { companyId, userType: 'interviewer', name: '何静姝' })
  const hr = await anAccount(server.services, { companyId, name: '陈薇安' })
  const candidate = await aCandidate(server.services, { companyId })
  const { candidateId } = candidate
  const named = [interviewer, ...(given.isColleagueNamed ? [colleague] : [])]
  const planId = await aPlan(server.services, {
    companyId,
    candidateId,
    status: given.status ?? 0,
    interviewers: named.map(({ accountId }, at) => ({ accountId, name: ['周予川', '何静姝'][at] ?? '' })),
  })
  // Both may read the report, whether or not the plan names them.
  const other = [{ accountId: interviewer.accountId }, { accountId: colleague.accountId }]
  await aPlan(server.services, { companyId, candidateId, roundName: '其他', interviewers: other })
  const form = given.hasForm ? await aForm(server, companyId) : null
  if (form) {
    const { db } = server.services
    await db.updateTable('interviewPlan').set({ formId: form.formId }).where('id', '=', planId).execute()
  }
  return { ...candidate, planId, interviewer, colleague, hr, form }
}

type People = Awaited<ReturnType<typeof aPlanWithPeople>>

const as = ({ token, lang = 'cn' }: Speaker, idempotencyKey?: string) => ({
  token,
  lang,
  ...(idempotencyKey && { idempotencyKey }),
})

/** The calls that write feedback on a plan. */
function writingCalls(server: ServerUnderTest, { planId, form }: People) {
  const feedback = { planInterviewId: planId, interviewResult: 1, feedbackContent: '说得清机制' }
  const give = (by: { token: string }, more: object = {}, key?: string) =>
    server.call(createOrUpdateInterviewFeedback, { ...feedback, ...more }, as(by, key))
  const assess = (by: Speaker, answers: Record<string, string>, more: object = {}) =>
    server.call(
      createOrUpdateInterviewAssessment,
      {
        ...feedback,
        record: {
          publishId: form?.versionId ?? '',
          assessmentScore: 99,
          modules: [
            { questions: Object.entries(answers).map(([id, questionAnswer]) => ({ id, questionAnswer })) },
          ],
        },
        ...more,
      },
      as(by),
    )
  return { give, assess }
}

/** A plan with an interviewer, a colleague and a recruiter, and the calls that each can make about it. */
export async function anInterviewWithPeople(server: ServerUnderTest, given: Given = {}) {
  const people = await aPlanWithPeople(server, given)
  const { planId, candidateId } = people
  const record = (by: { token: string }, more: object = {}) =>
    server.call(getInterviewAssessmentRecord, { planInterviewId: planId, ...more }, as(by))
  const rows = () =>
    server.services.db
      .selectFrom('interviewFeedback')
      .where('planId', '=', planId)
      .selectAll()
      .orderBy('createdAt')
      .execute()
  const planOf = async (by: { token: string }) => {
    const { data } = await server.call(queryInterviewPlan, { jobseekerChannelId: candidateId }, as(by))
    return data.find(({ id }) => id === planId)
  }
  return { ...people, ...writingCalls(server, people), record, rows, planOf, as }
}
