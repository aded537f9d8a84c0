import { changeRow } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { type Block, readPaper } from '../../../report/paper/contract.ts'
import { anInterviewWithPeople } from './routes/interview-under-test.ts'

const server = serverUnderTest()

async function anInterview() {
  const interview = await anInterviewWithPeople(server, { hasForm: true })
  const { hr, candidateId } = interview
  const printed = async (lang = 'en') => {
    const input = { jobseekerChannelId: candidateId }
    const { paper } = (await server.call(readPaper, input, { token: hr.token, lang })).data
    return paper.tabs.flatMap(({ blocks }) => blocks)
  }
  return { ...interview, printed }
}

const saidIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.kind === 'text'
      ? [[block.lead, block.text.trim()].filter(Boolean).join(': ')]
      : block.kind === 'table'
        ? block.rows.map((row) => row.map(({ text }) => text).join(' = '))
        : [],
  )

const answered = [
  '技术深度: Total 3.20 of 5.00',
  'Module 1: 3.20 of 5.00',
  'Question q1 = 4 / 5',
  'Question q2 = 2 / 5',
  'Module 2',
  'Question q3 = Migration, On-call',
  'Question q4 = ',
]

test('a form is printed with each module and its score, also once the round has it no more', async () => {
  const { assess, interviewer, planId, printed } = await anInterview()
  expect((await assess(interviewer, { q1: '4', q2: '2', q3: 'a,b' })).code).toBe(0)
  expect(saidIn(await printed())).toEqual(expect.arrayContaining(answered))
  await changeRow(server.services, 'interviewPlan', planId, { formId: null })
  expect(saidIn(await printed())).toEqual(expect.arrayContaining(answered))
})

test('the form of an author whom the plan does not name is printed too', async () => {
  const { assess, hr, printed } = await anInterview()
  expect((await assess(hr, { q1: '4', q2: '2', q3: 'a,b' })).code).toBe(0)
  expect(saidIn(await printed())).toEqual(expect.arrayContaining(answered))
})

test('an interview that was not held has no printed form', async () => {
  const { give, interviewer, printed } = await anInterview()
  await give(interviewer, { interviewResult: 4, feedbackContent: '' })
  expect(JSON.stringify(await printed())).not.toContain('Question q1')
})

test('a form that cannot be read is told, and not printed as none', async () => {
  const { assess, interviewer, planId, printed } = await anInterview()
  await assess(interviewer, { q1: '4', q2: '2', q3: 'a' })
  await server.services.db
    .updateTable('interviewFeedback')
    .set({ answers: JSON.stringify('of an older format') })
    .where('planId', '=', planId)
    .execute()
  const text = 'This part was imported but could not be read. Please tell an administrator.'
  expect(await printed()).toContainEqual({ kind: 'notice', text })
})

test('no content is printed for a kind of customer that gives none, as on the screen', async () => {
  const { assess, interviewer, companyId, printed } = await anInterview()
  await assess(interviewer, { q1: '4', q2: '2', q3: 'a' })
  expect(JSON.stringify(await printed())).toContain('说得清机制')
  await changeRow(server.services, 'company', companyId, { customerType: 'CUSTOMERTYPE_ZHONGJUN' })
  expect(JSON.stringify(await printed())).not.toContain('说得清机制')
})
