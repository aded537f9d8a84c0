import { aDocument, anAccount, anInterview } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { type Block, readPaper } from '../../../report/paper/contract.ts'
import { messages as held } from '../../../review/held-back/messages/cn.ts'
import { messages as onlineTest } from '../../../tabs/report-online-test/messages/cn.ts'
import { messages as questions } from '../../../tabs/report-questions/messages/cn.ts'
import { messages as record } from '../../../tabs/report-record/messages/cn.ts'
import { submitEstimate } from '../contract.ts'
import { messages as words } from '../messages/cn.ts'

const server = serverUnderTest()

/** An interview with a recorded question, its follow-up and a written one, which a recruiter has scored. */
async function aScoredInterview() {
  const interview = await anInterview(server.services)
  const { companyId, interviewId } = interview
  const asked = { problem: '<p>?</p>', problem_answer_method: 1 }
  await aDocument(server.services, interview, 'answers', [
    { ...asked, question_id: 'v1', title: '账本设计', transcript: { sentences: [] } },
    { ...asked, question_id: 'v1a', followUpOf: 'v1' },
    { ...asked, question_id: 'w1', title: '写出做法', problem_answer_method: 0, answer: '先定位。' },
  ])
  const hr = await anAccount(server.services, { companyId, name: '陈薇安', buttons: permissionKeys })
  for (const [id, estimateScore] of [
    ['v1', 4],
    ['v1a', 3],
    ['w1', 0],
  ] as const) {
    const given = { id, interviewid: interviewId, estimateScore, estimateOpinion: `意见 ${id}` }
    expect((await server.call(submitEstimate, given, hr)).code).toBe(0)
  }
  const read = async ({ token }: { token: string }) =>
    (await server.call(readPaper, { userId: interviewId }, { token, lang: 'cn' })).data.paper.tabs
  return { ...interview, hr, read }
}

const noticesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'notice' ? [block.text] : []))
const scored = [record, questions, onlineTest].map(({ tabTitle }) => tabTitle)

test('manual scores of a recorded answer and its follow-up stand under each, with their opinions [R1-023]', async () => {
  const { hr, read } = await aScoredInterview()
  const blocks = (await read(hr)).find(({ title }) => title === record.tabTitle)?.blocks ?? []
  const rows = blocks.flatMap((block) =>
    block.kind === 'table' && block.head.includes('人工评分') ? block.rows : [],
  )
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['陈薇安', expect.stringMatching(/^2026-/), '4.0（满分 5）', '意见 v1'],
    ['陈薇安', expect.stringMatching(/^2026-/), '3.0（满分 5）', '意见 v1a'],
  ])
})

test('a note about withheld scores of colleagues stands once in each part, without the scores', async () => {
  const { read, companyId, candidateId } = await aScoredInterview()
  const interviewer = await anAccount(server.services, {
    companyId,
    userType: 'interviewer',
    buttons: permissionKeys,
  })
  const { accountId } = interviewer
  await aPlan(server.services, { companyId, candidateId, interviewers: [{ accountId }] })
  const tabs = await read(interviewer)
  expect(JSON.stringify(tabs)).not.toContain('意见')
  for (const { title, blocks } of tabs.filter(({ title }) => scored.includes(title)))
    expect([title, noticesOf(blocks).filter((text) => text === held.opinions)]).toEqual([
      title,
      [held.opinions],
    ])
  expect(tabs.map(({ title }) => title)).toEqual(expect.arrayContaining(scored))
})

test('scores that could not be read are not printed as none', async () => {
  const { hr, read } = await aScoredInterview()
  const { schema } = server.services.db
  await schema.alterTable('manualScore').renameTo('manualScoreAway').execute()
  const tabs = await read(hr)
  await schema.alterTable('manualScoreAway').renameTo('manualScore').execute()
  for (const title of scored) {
    const blocks = tabs.find((tab) => tab.title === title)?.blocks ?? []
    expect(noticesOf(blocks)).toContain(words.failed)
  }
})
