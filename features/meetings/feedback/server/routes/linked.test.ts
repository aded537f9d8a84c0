import { dayMs } from '@candor/kernel/durations'
import type { CompanyId } from '@candor/kernel/ids'
import { aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { lockCandidates } from '../../../../platform/access/server/queries/reports.ts'
import { lockRights } from '../../../../platform/access/server/queries/rights.ts'
import { maxModules, maxQuestions, maxTextAnswer } from '../../../assessment-forms/contract/content.ts'
import { formOf, text } from '../../../assessment-forms/rules/forms-under-test.ts'
import { makeMailLink } from '../../../planning/server/actions/mail-links.ts'
import { revokeMailLinks } from '../../../planning/server/queries/mail-links.ts'
import { createOrUpdateInterviewFeedback, maxFilledBytes } from '../../contract/giving.ts'
import { giveLinkedFeedback, readLinkedFeedback } from '../../contract/linked.ts'
import { anInterviewWithPeople } from './interview-under-test.ts'

const server = serverUnderTest()

async function aLink(given: Parameters<typeof anInterviewWithPeople>[1] = {}) {
  const interview = await anInterviewWithPeople(server, given)
  const { planId, interviewer } = interview
  const { companyId, accountId } = interviewer
  const about = { companyId, planId, interviewEndsAt: null, now: server.clock.now() }
  const { token: sign } = await makeMailLink(server.services, { ...about, purpose: 'feedback', accountId })
  const read = (publishId?: string) =>
    server.call(readLinkedFeedback, { sign, ...(publishId && { publishId }) }, { lang: 'en' })
  const give = (more: object = {}) =>
    server.call(
      giveLinkedFeedback,
      { sign, interviewResult: 1, feedbackContent: '思路清楚', ...more },
      { lang: 'en' },
    )
  const record = (answers: Record<string, string>) => ({
    publishId: interview.form?.versionId ?? '',
    modules: [{ questions: Object.entries(answers).map(([id, questionAnswer]) => ({ id, questionAnswer })) }],
  })
  return { ...interview, about, sign, read, give, record }
}

/** The entries about feedback in the audit log of a company. */
async function actionsOf({ companyId }: { readonly companyId: CompanyId }) {
  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', 'in', ['feedback.given', 'feedback.changed'])
    .orderBy('sequence')
    .select('action')
    .execute()
  return entries.map(({ action }) => action)
}

test('the link of a mail opens the form of its interview, and names the candidate and nothing that others gave', async () => {
  const { read, colleague, assess, form } = await aLink({ hasForm: true, isColleagueNamed: true })
  await assess(colleague, { q1: '5', q2: '5', q3: 'a' })
  const { code, data } = await read()
  expect(code).toBe(0)
  expect(data).toMatchObject({
    interviewerName: '周予川',
    hasGiven: false,
    hasContent: true,
    form: { publishId: form?.versionId, assessmentScore: null },
  })
  const { candidateName, candidateNameLatin, ...rest } = data
  expect([candidateName, candidateNameLatin]).toEqual(['沈知遥', null])
  expect(JSON.stringify(rest)).not.toMatch(/candidate|jobseeker/i)
})

test('the page of a feedback link has the brand of the partner, if there is one [P6-031]', async () => {
  const { read, interviewer } = await aLink()
  expect((await read()).data).not.toHaveProperty('partnerBrand')
  const partnerBrand = { title: '云涧人才' }
  await aSetting(server.services, interviewer.companyId, 'rules', { partnerBrand })
  expect((await read()).data).toMatchObject({ partnerBrand })
})

test('the version that a feedback was begun with is given again and taken, though another one was published since', async () => {
  const { read, give, record, rows, form } = await aLink({ hasForm: true })
  const begun = form?.versionId ?? ''
  const newest = (await form?.publish(formOf([text('q5')]))) ?? ''
  const other = await aLink({ hasForm: true })
  const publishIdOf = async (asked?: string) => (await read(asked)).data.form?.publishId
  expect(await publishIdOf(begun)).toBe(begun)
  for (const asked of [undefined, newest, other.form?.versionId, 'unknown'])
    expect(await publishIdOf(asked)).toBe(newest)
  expect((await give({ record: record({ q1: '4', q2: '2', q3: 'a' }) })).code).toBe(0)
  expect((await rows()).map(({ formVersionId }) => formVersionId)).toEqual([begun])
})

test('a feedback link lets its interviewer give feedback by the usual rules, and the audit log names the link', async () => {
  const { read, give, record, rows, interviewer, planOf } = await aLink({ hasForm: true })
  expect(await give()).toMatchObject({ code: 1003, msg: 'This round has a form to fill in' })
  expect(await give({ record: record({ q1: '4', q3: 'a' }) })).toMatchObject({
    code: 1003,
    msg: 'Answer this: Question q2',
  })
  expect(await rows()).toEqual([])
  expect((await give({ record: record({ q1: '4', q2: '2', q3: 'a' }) })).code).toBe(0)
  expect((await rows()).map(({ total }) => Number(total))).toEqual([3.2])
  expect((await planOf(interviewer))?.interviewerInfoList[0]?.znInterviewFeedbackVO).toMatchObject({
    interviewResult: 1,
    feedbackContent: '思路清楚',
    lastUpdateBy: interviewer.accountId,
  })
  const entry = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', interviewer.companyId)
    .where('action', '=', 'feedback.given')
    .select(['accountId', 'details'])
    .executeTakeFirst()
  expect(entry).toMatchObject({ accountId: interviewer.accountId, details: { to: { byLink: true } } })
  expect((await read()).data).toMatchObject({ hasGiven: true, form: null })
})

test('the longest form there is comes in whole, and a body that costs more than one is refused unread', async () => {
  const { form, give, rows } = await aLink({ hasForm: true })
  const modules = Array.from({ length: maxModules }, (_, module) =>
    Array.from({ length: maxQuestions }, (__, at) => text(`q${module}-${at}`)),
  )
  const publishId = (await form?.publish(formOf(...modules))) ?? ''
  const words = '字'.repeat(maxTextAnswer)
  const filled = modules.map((asked) => ({
    questions: asked.map(({ id }) => ({ id, questionAnswer: words, answerSentence: '' })),
  }))
  const send = async (body: string) => {
    const headers = { 'content-type': 'application/json', lang: 'en' }
    const { path: url } = giveLinkedFeedback
    return (await server.app.inject({ method: 'POST', url, headers, payload: body })).json()
  }
  const empty = Array(100_000).fill('{}').join()
  expect(await send(`{"sign":"x","record":{"publishId":"x","modules":[${empty}]}}`)).toMatchObject({
    code: 1003,
    msg: 'The request must not hold more than 10,000 values',
  })
  const tooLong = JSON.stringify({ sign: 'x', feedbackContent: 'x'.repeat(maxFilledBytes) })
  expect(await send(tooLong)).toMatchObject({ code: 1010, msg: 'The request must not exceed 768 KB' })
  expect(await rows()).toEqual([])
  expect((await give({ record: { publishId, modules: filled } })).code).toBe(0)
  expect(await rows()).toHaveLength(1)
})

test('given feedback stands: a link that is used again, or by somebody else, changes nothing', async () => {
  const { read, give, rows } = await aLink()
  expect((await give()).code).toBe(0)
  const before = await rows()
  expect(await give({ interviewResult: 0, feedbackContent: 'other' })).toMatchObject({ code: 1012 })
  expect(await rows()).toEqual(before)
  const { data } = await read()
  expect(data.hasGiven).toBe(true)
  expect(JSON.stringify(data)).not.toContain('思路清楚')
})

test('feedback that is sent again after a lost reply counts as given and is stored once', async () => {
  const { give, record, rows, interviewer } = await aLink({ hasForm: true })
  const sent = { record: record({ q1: '4', q2: '2', q3: 'a' }) }
  expect((await give(sent)).code).toBe(0)
  const before = await rows()
  server.clock.pass(1000)
  expect((await give(sent)).code).toBe(0)
  expect((await give({ record: record({ q1: '4', q2: '3', q3: 'a' }) })).code).toBe(1012)
  expect((await give({ ...sent, feedbackContent: 'other' })).code).toBe(1012)
  expect(await rows()).toEqual(before)
  expect(await actionsOf(interviewer)).toEqual(['feedback.given'])
})

test('an interview is marked as not held by the link, and corrected by the same link', async () => {
  const { read, give, rows, interviewer } = await aLink()
  const tellNotHeld = () => give({ interviewResult: 4, feedbackContent: '' })
  expect((await tellNotHeld()).code).toBe(0)
  expect((await read()).data.hasGiven).toBe(false)
  const before = await rows()
  server.clock.pass(1000)
  expect((await tellNotHeld()).code).toBe(0)
  expect(await rows()).toEqual(before)
  expect((await give()).code).toBe(0)
  expect((await rows()).map(({ result }) => result)).toEqual([1])
  expect(await actionsOf(interviewer)).toEqual(['feedback.given', 'feedback.changed'])
})

test.each([
  ['of a cancelled interview', 'plan'],
  ['of a frozen interviewer', 'account'],
  ['of an interviewer whom the plan names no more', 'place'],
  ['that was ended', 'link'],
  ['that is over', 'time'],
])('a link %s opens nothing and stores nothing', async (_which, what) => {
  const { about, read, give, rows, planId, interviewer } = await aLink()
  const { db } = server.services
  if (what === 'plan')
    await db.updateTable('interviewPlan').where('id', '=', planId).set({ status: 3 }).execute()
  if (what === 'account') {
    const { accountId } = interviewer
    await db.updateTable('account').where('id', '=', accountId).set({ userType: 'freeze' }).execute()
  }
  if (what === 'place') await db.deleteFrom('interviewPlanInterviewer').where('planId', '=', planId).execute()
  if (what === 'link') await revokeMailLinks(db, { planIds: [planId], now: about.now }, ['feedback'])
  if (what === 'time') server.clock.pass(31 * dayMs)
  const refusal =
    what === 'plan'
      ? [1012, 'The company has cancelled this interview']
      : [1005, 'This link no longer works. Open the link in the latest email, or contact the recruiter']
  for (const { code, msg } of [await read(), await give()]) expect([code, msg]).toEqual(refusal)
  expect(await rows()).toEqual([])
})

test('the first of two feedbacks, one by sign-in and one by link, stands, and the other is refused', async () => {
  const { give, rows, planId, candidateId, interviewer } = await aLink()
  const { companyId, token } = interviewer
  const { services } = server
  const given = { planInterviewId: planId, interviewResult: 0, feedbackContent: '基础薄弱' }
  const sent = await services.db.transaction().execute(async (db) => {
    await lockCandidates(db, companyId, [candidateId])
    const signedIn = server.call(createOrUpdateInterviewFeedback, given, { token })
    await expect.poll(() => countWaiting(services)).toBe(1)
    const byLink = give()
    await expect.poll(() => countWaiting(services)).toBe(2)
    return { answers: [signedIn, byLink] }
  })
  expect((await Promise.all(sent.answers)).map(({ code }) => code)).toEqual([0, 1012])
  expect(await rows()).toMatchObject([{ result: 0, content: '基础薄弱' }])
})

test('an interviewer who is frozen while they give feedback by the link stores nothing more', async () => {
  const { give, rows, interviewer } = await aLink()
  const { companyId, accountId } = interviewer
  const { services } = server
  const sent = await services.db.transaction().execute(async (db) => {
    await lockRights(db, companyId)
    await db.updateTable('account').where('id', '=', accountId).set({ userType: 'freeze' }).execute()
    const giving = give()
    await expect.poll(() => countWaiting(services)).toBe(1)
    return { giving }
  })
  expect((await sent.giving).code).toBe(1005)
  expect(await rows()).toEqual([])
})
