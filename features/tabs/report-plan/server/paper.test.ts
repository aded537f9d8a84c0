import { newId } from '@candor/db/new-id'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { readPaper } from '../../../report/paper/contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'

const server = serverUnderTest()

/** An interview that one person accepted, one refused, one has not answered, and one holds whose account is frozen. */
async function aPrintedPlan(status = 0, startsAt?: Date) {
  const { db, clock } = server.services
  const hr = await anAccount(server.services)
  const { companyId } = hr
  const candidate = await aCandidate(server.services, { companyId })
  const frozen = await anAccount(server.services, { companyId, userType: 'freeze' })
  const interviewers = [
    { name: '周予川', receiveStatus: 1 },
    { name: '何静姝', receiveStatus: 2 },
    { name: '韩砚秋' },
    { name: '沈知行', accountId: frozen.accountId },
  ]
  const planId = await aPlan(server.services, {
    ...candidate,
    interviewers,
    status,
    ...(startsAt && { startsAt }),
  })
  await db
    .updateTable('interviewPlanInterviewer')
    .set({ refuseReason: '当天出差' })
    .where('planId', '=', planId)
    .where('name', '=', '何静姝')
    .execute()
  const answer = { score: 4, content: '准时，问得具体。', answeredAt: clock.now() }
  await db
    .insertInto('satisfactionAnswer')
    .values({ id: newId(), companyId, planId, ...answer })
    .execute()
  // The rating is printed once somebody has decided after the interview.
  const later = new Date(clock.now().getTime() + 400 * 24 * 3_600_000)
  await db
    .insertInto('evaluation')
    .values({
      id: newId(),
      companyId,
      candidateId: candidate.candidateId,
      kind: 'overall',
      result: 1,
      accountId: hr.accountId,
      evaluatedBy: '陈薇安',
      stageId: '3',
      createdAt: later,
    })
    .execute()
  const blocksFor = async (by: { token: string }, lang = 'cn') => {
    const input = { jobseekerChannelId: candidate.candidateId }
    const { paper } = (await server.call(readPaper, input, { token: by.token, lang })).data
    return paper.tabs.flatMap((tab) => tab.blocks)
  }
  const factsFor = async (by: { token: string }, lang = 'cn') => {
    const blocks = await blocksFor(by, lang)
    const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []))
    return new Map(facts.map(({ name, value }) => [name, value]))
  }
  return { companyId, hr, blocksFor, factsFor }
}

test.each([
  ['cn', cn],
  ['en', en],
  ['zh-TW', zhTW],
])(
  'each name has beside it whether they accepted, or refused and why, or are frozen: %s',
  async (lang, words) => {
    const { hr, factsFor } = await aPrintedPlan()
    expect((await factsFor(hr, lang)).get(words.interviewers)?.text.split('\n')).toEqual([
      `周予川 · ${words.answer.accepted}`,
      `何静姝 · ${words.answer.refused} · 当天出差`,
      '韩砚秋',
      `沈知行 · ${words.interviewerFrozen}`,
    ])
  },
)

test('the time of an interview is printed with its zone [P2-132]', async () => {
  const { hr, blocksFor } = await aPrintedPlan(0, new Date('2026-03-16T02:00:00Z'))
  expect(JSON.stringify(await blocksFor(hr, 'en'))).toContain('2026-03-16 10:00:00 (Shanghai, UTC+08:00)')
  expect(JSON.stringify(await blocksFor(hr, 'cn'))).toContain(
    '2026-03-16 10:00:00（中国标准时间，UTC+08:00）',
  )
})

test('a cancelled interview prints nobody’s answer', async () => {
  const { hr, factsFor } = await aPrintedPlan(3)
  expect((await factsFor(hr)).get(cn.interviewers)?.text).toBe('周予川\n何静姝\n韩砚秋\n沈知行')
})

test('the candidate’s rating is printed for users who plan interviews, and for nobody else', async () => {
  const { companyId, hr, factsFor } = await aPrintedPlan()
  expect((await factsFor(hr)).get(cn.rating)).toMatchObject({
    text: expect.stringMatching(/4.* · \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\n准时，问得具体。$/),
    stars: { value: 4, outOf: 5 },
  })
  const reader = await anAccount(server.services, { companyId, userType: 'read' })
  const read = await factsFor(reader)
  expect(read.get(cn.interviewers)).toBeDefined()
  expect(read.get(cn.rating)).toBeUndefined()
})

test.each([
  ['cn', '候选人满意度未能载入，页面其余部分不受影响。'],
  ['en', 'The candidate’s ratings could not be loaded. The rest of the page still works.'],
  ['zh-TW', '候選人滿意度未能載入，頁面其餘部分不受影響。'],
])('an interview whose rating could not be read is not printed as never rated: %s', async (lang, text) => {
  const { hr, blocksFor } = await aPrintedPlan()
  const { schema } = server.services.db
  await schema.alterTable('satisfactionAnswer').renameColumn('score', 'scoreAway').execute()
  const blocks = await blocksFor(hr, lang)
  await schema.alterTable('satisfactionAnswer').renameColumn('scoreAway', 'score').execute()
  expect(blocks).toContainEqual({ kind: 'notice', text })
  expect(blocks).toContainEqual(expect.objectContaining({ kind: 'heading', level: 4 }))
})
