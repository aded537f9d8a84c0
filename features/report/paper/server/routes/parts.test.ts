import type { SentInputOf } from '@candor/call/define'
import type { CompanyId } from '@candor/kernel/ids'
import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { beforeAll, expect, test } from 'vitest'
import { permissionKeys } from '../../../../platform/access/rules/permissions.ts'
import { roundsUnderTest } from '../../../../review/rating-grid/server/routes/rounds-under-test.ts'
import { tabNumber as evaluationTab } from '../../../../tabs/report-estimates/rules/tab.ts'
import { readPaperFile, startPaperFile } from '../../contract.ts'
import { withParts } from '../../rules/parts.ts'
import { writeWord } from '../workers/word.ts'
import { linesOf, openWord } from '../workers/word-under-test.ts'
import { type DemoReport, paperReportsUnderTest } from './reports-under-test.ts'

const server = serverUnderTest()
const { aDemoReport } = paperReportsUnderTest(server)
const { aRound } = roundsUnderTest(server)

const resume = '0'
const analysis = '1.1'
const remarks = '4'
const evaluation = String(evaluationTab)

let whole: DemoReport

beforeAll(async () => {
  whole = await aDemoReport('su-qinglan-backend')
})

type Of = Pick<SentInputOf<typeof startPaperFile>, 'userId' | 'jobseekerChannelId' | 'parts'>

/** The text of a Word file, line by line, and of its foot. */
async function printed(of: Of, token = whole.token) {
  const as = { token, lang: 'en' }
  const { parts: _, ...report } = of
  const { fileId } = (await server.call(startPaperFile, { ...of, format: 'docx' }, as)).data
  const state = () => server.call(readPaperFile, { ...report, fileId }, as)
  await expect.poll(async () => (await state()).data.state).toBe('made')
  const { data } = await state()
  const file = await server.app.inject(data.state === 'made' ? data.address : '')
  const { document, footer } = await openWord(file.rawPayload)
  return { text: linesOf(document), foot: linesOf(footer) }
}

async function refused(parts: string[]): Promise<{ code: number; msg: string; data: unknown }> {
  const input = { userId: whole.interviewId, format: 'docx', parts } as const
  const { code, msg, data } = await server.call(startPaperFile, input, { token: whole.token, lang: 'en' })
  return { code, msg, data }
}

const entries = async (companyId: CompanyId) =>
  (
    await server.services.db
      .selectFrom('auditEntryWhole')
      .where('action', '=', 'report.downloaded')
      .where('companyId', '=', companyId)
      .orderBy('sequence')
      .select('details')
      .execute()
  ).map(({ details }) => details)

test('a file has the chosen parts in their order, as the page shows them, and names the others', async () => {
  const { paper } = (await whole.read({}, { lang: 'en' })).data
  const chosen = [remarks, resume, resume]
  const { text, foot } = await printed({ userId: whole.interviewId, parts: chosen })
  const shown = withParts(paper, {
    isChosen: (id) => chosen.includes(id),
    leftOut: (parts) => `Left out: ${parts}`,
  })
  expect(shown.tabs.map(({ title }) => title)).toEqual(['Resume', 'Remarks'])
  expect(text).toBe(linesOf((await openWord(await writeWord(shown))).document))
  expect(text).toContain(`Left out: AI report · Video record · Other questions · AI summary · Interviews`)
  expect(text).toContain(paper.advice)
  for (const warning of paper.warnings) expect(text).toContain(warning)
  expect(foot).toContain(`${paper.company} · ${paper.madeOn} · Confidential. For recruiting only`)
})

test('the AI’s score stands in the head of a file with the AI report alone', async () => {
  const userId = whole.interviewId
  expect((await printed({ userId, parts: [analysis] })).text).toMatch(/^.*\n.*\n.*\nAI overall .* of 5\n/)
  expect((await printed({ userId, parts: [remarks] })).text).not.toMatch(/AI overall/)
})

test('the audit entry of a file names its parts where some are left out', async () => {
  const userId = whole.interviewId
  const { tabs } = (await whole.read({}, { lang: 'en' })).data.paper
  const before = (await entries(whole.companyId)).length
  await printed({ userId, parts: [remarks, resume] })
  await printed({ userId, parts: tabs.map(({ id }) => id) })
  await printed({ userId })
  expect((await entries(whole.companyId)).slice(before)).toEqual([
    { to: { format: 'docx', parts: [resume, remarks] } },
    { to: { format: 'docx' } },
    { to: { format: 'docx' } },
  ])
})

test('an unknown part is refused by its name, and so is a tab without paper', async () => {
  for (const part of ['99', '1', '1.7', '24'])
    expect(await refused([remarks, part])).toEqual({
      code: 1003,
      msg: `Reports have no part “${part}”`,
      data: { field: 'parts' },
    })
})

test.each([
  ['an id of another form', [remarks, 'resume'], 'parts[1]'],
  ['a path', ['../4'], 'parts[0]'],
  ['no part', [], 'parts'],
  ['61 parts', Array.from({ length: 61 }, () => '4'), 'parts'],
  ['10,000 parts, by the limit of all lists', Array.from({ length: 10_000 }, () => '4'), ''],
])('%s is refused with the field named', async (_, parts, path) => {
  const { code, data } = await refused(parts)
  expect(code).toBe(1003)
  expect(data).toMatchObject({ faults: [{ path }] })
})

test('a part that a visitor may not see is not in the file, and not named as left out', async () => {
  const { companyId, candidateId, interviewId, accountId } = whole
  const of = { companyId, candidateId, interviewId, accountId }
  const share = await aShare(server.services, { ...of, sections: ['reportAIInterview'] })
  const { token } = await aVisit(server.services, share)
  const before = (await entries(companyId)).length
  const { text } = await printed({ userId: share.token, parts: [resume, remarks, analysis] }, token)
  expect(text).toMatch(/\nLeft out: Video record · Other questions · Online test\b/)
  expect(text).not.toMatch(/\nLeft out: .*(Resume|Remarks|Evaluation|Anti-cheating)/)
  expect(text).not.toMatch(/\n(Resume|Remarks)\n/)
  const none = await printed({ userId: share.token, parts: [remarks] }, token)
  expect(none.text).toMatch(/\nLeft out: AI report · Video record · Other questions\b/)
  expect((await entries(companyId)).slice(before)).toMatchObject([
    { to: { format: 'docx', share: expect.any(String), parts: [analysis] } },
    { to: { parts: [] } },
  ])
})

test('a part that waits for the own opinion says so in a file of it alone', async () => {
  const { candidate, second } = await aRound()
  const of = { jobseekerChannelId: candidate.candidateId, parts: [evaluation] }
  const { text } = await printed(of, second.token)
  expect(text).toContain('Colleagues’ feedback on this round appears here once you have submitted your own.')
  expect(text).not.toContain('因为')
  const hr = await anAccount(server.services, { companyId: candidate.companyId, buttons: permissionKeys })
  expect((await printed(of, hr.token)).text).toContain('因为')
})
