import { aCandidate, anAccount, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { readPaper } from '../../../report/paper/contract.ts'
import { addEstimate } from '../../../review/evaluations/contract/adding.ts'
import { messages as words } from '../../../review/evaluations/messages/en.ts'
import { messages } from '../messages/en.ts'

const server = serverUnderTest()

/** A candidate in stage 8 of whom one reviewer said something at stage 2, and something else since. */
async function aMovedCandidate(isByStage: boolean) {
  const { services } = server
  const candidate = await aCandidate(services)
  const { candidateId, companyId } = candidate
  const { token } = await anAccount(services, { companyId })
  await aSetting(services, companyId, 'rules', { stageBasedEvaluation: isByStage })
  const say = async (estimateContent: string, result: number, estimateScore: number) => {
    server.clock.pass(60_000)
    const part = { estimateType: 1, estimateContent, result, estimateScore }
    const said = await server.call(addEstimate, { jobseekerChannelId: candidateId, ...part }, { token })
    expect(said.code).toBe(0)
  }
  await say('Explains the ledger well.', 3, 3.5)
  await services.db.updateTable('candidate').set({ stageId: '8' }).where('id', '=', candidateId).execute()
  await say('Ready to start.', 1, 5)
  return async (recommendStageId?: string) => {
    const of = { jobseekerChannelId: candidateId, recommendStageId }
    const { tabs } = (await server.call(readPaper, of, { token, lang: 'en' })).data.paper
    const blocks = tabs.find(({ title }) => title === messages.tabTitle)?.blocks ?? []
    const records = blocks.findIndex((block) => block.kind === 'heading' && block.text === words.records)
    return blocks.slice(records)
  }
}

const textsOf = (blocks: Awaited<ReturnType<Awaited<ReturnType<typeof aMovedCandidate>>>>) =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))

test.each([
  ['of the stage that the address names', '2', 'Explains the ledger well.'],
  ['of where the candidate stands, where it names none', undefined, 'Ready to start.'],
])(
  'where evaluations are kept stage by stage, paper has those %s [R2-018 R2-060]',
  async (_case, stage, said) => {
    const recordsOf = await aMovedCandidate(true)
    const texts = textsOf(await recordsOf(stage))
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain(said)
  },
)

test('else paper has all of them, each with who, at which stage, the decision, the stars and the words [R2-060]', async () => {
  const recordsOf = await aMovedCandidate(false)
  expect(await recordsOf('2')).toMatchObject([
    { kind: 'heading', text: words.records, end: '2 evaluations' },
    { text: '陈薇', end: expect.stringMatching(/^Hired · Advance · 5.0 of 5 · 2026-03-14 \d\d:\d\d:00$/) },
    { lead: 'Overall', text: '5.0 of 5 · Ready to start.' },
    { text: '陈薇', end: expect.stringMatching(/^Interview · Hold · 3.5 of 5 · 2026-03-14 \d\d:\d\d:00$/) },
    { lead: 'Overall', text: '3.5 of 5 · Explains the ledger well.' },
  ])
})

test.each([
  ['cn', '通过 · 于 2026-03-14 \\d\\d:\\d\\d:00 决定'],
  ['en', 'Advance · decided 2026-03-14 \\d\\d:\\d\\d:00'],
  ['zh-TW', '通過 · 於 2026-03-14 \\d\\d:\\d\\d:00 決定'],
])('paper tells a decision with its own time, where more was said afterwards: %s', async (lang, words) => {
  const candidate = await aCandidate(server.services)
  const { token } = await anAccount(server.services, { companyId: candidate.companyId })
  const of = { jobseekerChannelId: candidate.candidateId }
  const say = async (more: { estimateType: number; result?: number; estimateScore?: number }) => {
    server.clock.pass(60_000)
    const said = await server.call(addEstimate, { ...of, estimateContent: 'Calm.', ...more }, { token })
    expect(said.code).toBe(0)
  }
  await say({ estimateType: 1, result: 1, estimateScore: 4 })
  await say({ estimateType: 5 })
  const { paper } = (await server.call(readPaper, of, { token, lang })).data
  const ends = paper.tabs.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'heading' ? [block.end ?? ''] : [])),
  )
  const [end = ''] = ends.filter((each) => new RegExp(words).test(each))
  const times = end.match(/2026-03-14 \d\d:\d\d:\d\d/g) ?? []
  expect(times).toHaveLength(2)
  const [decided = '', newest = ''] = times
  expect(Date.parse(newest) - Date.parse(decided)).toBe(60_000)
})
