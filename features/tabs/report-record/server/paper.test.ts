import { aDocument, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { aFile } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { messages as analysis } from '../../../findings/analysis/messages/en.ts'
import { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { fileReference } from '../../../platform/media/rules.ts'
import { readPaper } from '../../../report/paper/contract.ts'
import { messages } from '../messages/en.ts'

const server = serverUnderTest()

const question = { problem: '<p>?</p>', problem_answer_method: 1 }
const asked = [
  { ...question, question_id: 'v1', title: 'Ledger' },
  { ...question, question_id: 'v1a', followUpOf: 'v1' },
]

/** Recorded answers, by default a question with a follow-up, of which the model found something. */
async function aRecord(aiData: object | null, answers: readonly object[] = asked) {
  const interview = await anInterview(server.services)
  const { companyId, interviewId } = interview
  await aDocument(server.services, interview, 'answers', answers)
  if (aiData) await aDocument(server.services, interview, 'aiData', aiData)
  const { token } = await anAccount(server.services, { companyId, buttons: permissionKeys })
  const read = async () => {
    const { paper } = (await server.call(readPaper, { userId: interviewId }, { token, lang: 'en' })).data
    return paper.tabs.find(({ title }) => title === messages.tabTitle)?.blocks ?? []
  }
  return { ...interview, read }
}

const found = {
  aiAllScore: 4.2,
  l2ReportInfo: {
    l2status: 0,
    answerInfos: [
      {
        problemAnswerId: 'v1',
        assessmentPoint: 'Design',
        calculateStar: 4.6,
        assessmentDesc: 'Names the key',
        keyPointInfoResult: '[{"keyPoint":"idempotent","num":2}]',
      },
      { problemAnswerId: 'v1a', assessmentPoint: 'Faults', calculateStar: 3, assessmentDesc: 'Misses one' },
    ],
  },
}

const none = { text: 'No evidence was given for this score' }

test('each question ends with its points, of the answer and of each follow-up, with why and on what, and the key points', async () => {
  const { read } = await aRecord(found)
  const blocks = await read()
  const at = blocks.findIndex((block) => block.kind === 'heading' && /assessment point/.test(block.text))
  expect(blocks.slice(at)).toMatchObject([
    { text: 'Q1, by assessment point', end: '4.6 of 5' },
    {
      head: ['Assessment point', 'Score', 'Findings', 'Evidence'],
      rows: [
        [{ text: 'Design' }, { text: '4.6 of 5' }, { text: 'Names the key' }, none],
        [{ text: 'Faults · Follow-up 1' }, { text: '3.0 of 5' }, { text: 'Misses one' }, none],
      ],
    },
    { text: 'Key points' },
    { items: ['idempotent ×2'] },
  ])
})

test('each sentence has its time of the session, and none where the recogniser gave no times [R2-093]', async () => {
  const answer = (id: string, times: readonly number[]) => {
    const sentences = times.map((startMs) => ({ startMs, endMs: startMs, text: 'Yes.' }))
    return {
      question_id: id,
      problem: '',
      problem_answer_method: 1,
      transcript: { sentences },
      sessionStartMs: 70_000,
      durationMs: 20_000,
    }
  }
  const { read } = await aRecord(null, [answer('v1', [1_000, 5_000]), answer('v2', [0, 0])])
  const times = (await read()).flatMap((block) =>
    block.kind === 'said' ? [block.lines.map(({ time }) => time)] : [],
  )
  expect(times).toEqual([
    ['01:11', '01:15'],
    ['', ''],
  ])
})

test('an answer in the recording of the session without words is told apart from none', async () => {
  const notices = async (durations: readonly (number | undefined)[]) => {
    const answers = durations.map((durationMs, index) => ({
      ...question,
      question_id: `v${index}`,
      durationMs,
    }))
    const { read, ...interview } = await aRecord(null, answers)
    const file = await aFile(server.services, interview, { name: 'session.webm', contentType: 'video/webm' })
    const video = { videoUrl: fileReference(file), createdDate: 1_710_000_000_000 }
    await aDocument(server.services, interview, 'fullRecords', [video])
    return (await read()).flatMap((block) => (block.kind === 'notice' ? [block.text] : []))
  }
  const held = 'This answer has no transcript yet'
  const none = 'The candidate gave no answer'
  expect(await notices([40_000, 0, undefined])).toEqual([held, none, held])
  expect(await notices([])).toEqual(['This recording has no transcript'])
})

test('single scores that the company hides are none on paper either', async () => {
  const { read, companyId } = await aRecord(found)
  await aSetting(server.services, companyId, 'aiMarkCfg', { singleStatus: 0 })
  const text = JSON.stringify(await read())
  expect(text).toContain('Not shown')
  expect(text).not.toMatch(/4\.6|3\.0 of/)
  expect(text).not.toContain(none.text)
})

test('paper says that the analysis could not be read, or is still made, and nothing without one', async () => {
  const { read, companyId } = await aRecord({ l2ReportInfo: { l2status: 1 } })
  const { db } = server.services
  expect(JSON.stringify(await read())).toContain(analysis.generating)
  await db
    .updateTable('interviewDocument')
    .set({ document: JSON.stringify('of an older format') })
    .where('companyId', '=', companyId)
    .where('part', '=', 'aiData')
    .execute()
  expect(JSON.stringify(await read())).toContain('This part was imported but could not be read')
  const none = await (await aRecord(null)).read()
  expect(none.filter(({ kind }) => kind === 'notice')).toHaveLength(2)
})
