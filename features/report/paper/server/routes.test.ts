import { anAccount, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { beforeAll, expect, test } from 'vitest'
import { tabNumber as timeline } from '../../../day/timeline/rules/tab.ts'
import { defaultButtons } from '../../../platform/access/rules/permissions.ts'
import { listTabRules } from '../../report/server/actions/tab-rules.ts'
import { headlineOf } from '../rules/parts.ts'
import { listPaperSections } from './paper/find-sections.ts'
import { textsOf } from './paper/texts-under-test.ts'
import { type DemoReport, paperReportsUnderTest, textOf } from './routes/reports-under-test.ts'

const server = serverUnderTest()
const { aDemoReport, anExam } = paperReportsUnderTest(server)

let whole: DemoReport

beforeAll(async () => {
  whole = await aDemoReport('su-qinglan-backend')
})

test('every tab with a screen has its paper section, found in its own folder', async () => {
  const sections = await listPaperSections()
  const written = new Set<number>(sections.map(({ tab }) => tab))
  const drawn = (await listTabRules()).filter(({ names }) => 'cn' in names)
  // What happened with a candidate is read on screen.
  const isOfPaper = ({ number }: { number: number }) => number !== timeline
  expect(drawn.filter(isOfPaper).filter(({ number }) => !written.has(number))).toEqual([])
})

test('a paper has every tab one after the other, with nothing folded, and no part of it fails', async () => {
  const { data } = await whole.read({}, { lang: 'en' })
  expect(data.paper.tabs.map(({ title }) => title)).toEqual([
    'Resume',
    'AI report',
    'Video record',
    'Other questions',
    'AI summary',
    'Interviews',
    'Remarks',
    'Third-party evaluation',
    'Evaluation',
    'Attachments',
    'In-person interviews',
    'Online test',
    'Coding and multiple choice',
    'Programming simulation',
    'Custom questions',
    'Speech and reading',
    'Language scores',
    'Personality',
    'Cognitive',
    'Character',
    'Mental health',
    'Competency',
    'Anti-cheating',
    'Colour vision',
  ])
  const text = textsOf(data.paper).join('\n')
  expect(text).not.toMatch(/cannot be shown|could not be loaded/)
  // A message that is missing stands as its key; files of the candidate's have such names too.
  expect(text.match(/^[a-z-]+\.[a-zA-Z.]+$/gm)).toEqual(['limiter.go', 'report.sql'])
})

test('a paper is written again and again by the same threads', async () => {
  const first = await whole.read()
  const again = await whole.read()
  const third = await whole.read()
  expect(again.data.paper.tabs).toEqual(first.data.paper.tabs)
  expect(third.data.paper.tabs).toEqual(first.data.paper.tabs)
})

test('a claim on paper is followed by its quotes, with question and time in place of the video', async () => {
  const { tabs } = (await whole.read({}, { lang: 'en' })).data.paper
  const blocks = tabs.find(({ title }) => title === 'AI report')?.blocks ?? []
  const quotes = blocks.flatMap((block) => (block.kind === 'quotes' ? block.quotes : []))
  expect(quotes.length).toBeGreaterThan(10)
  for (const { place, quote } of quotes) {
    expect(place).toMatch(/^(Supports|Speaks against|Note): Q\d+ \d\d:\d\d$/)
    expect(quote).not.toBe('')
  }
  expect(JSON.stringify(tabs)).not.toMatch(/\/file\/media|https?:\/\/[^"]*\.(mp4|m3u8)/)
})

test.each([
  ['cn', '机密文件，仅供招聘使用', 'AI 报告'],
  ['en', 'Confidential. For recruiting only', 'AI report'],
  ['zh-TW', '機密文件，僅供招募使用', 'AI 報告'],
])('a paper is in the language of its reader: %s', async (lang, confidential, tab) => {
  const { paper } = (await whole.read({}, { lang })).data
  expect(paper.confidential).toBe(confidential)
  expect(paper.tabs.map(({ title }) => title)).toContain(tab)
})

test('a personal paper goes without plan, remarks, evaluation and the copyright notice', async () => {
  const titles = (await whole.read({ mode: 'personal' }, { lang: 'en' })).data.paper.tabs.map(
    ({ title }) => title,
  )
  for (const hidden of ['Interviews', 'Remarks', 'Evaluation']) expect(titles).not.toContain(hidden)
  expect(await textOf(whole.read({ mode: 'personal' }, { lang: 'en' }))).not.toContain('©')
  expect(await textOf(whole.read({}, { lang: 'en' }))).toMatch(/© \d{4} Candor\./)
})

test('a paper of a partner’s company prints the partner’s name in place of the product’s own [P6-031]', async () => {
  const { services } = server
  const { companyId } = whole
  const [setting] = await services.db
    .selectFrom('companySetting')
    .where('companyId', '=', companyId)
    .where('key', '=', 'rules')
    .select('value')
    .execute()
  await aSetting(services, companyId, 'rules', { partnerBrand: { title: '云涧人才' } })
  const text = await textOf(whole.read({}, { lang: 'en' }))
  await aSetting(services, companyId, 'rules', setting?.value ?? {})
  expect(text).toMatch(/© \d{4} 云涧人才\./)
  expect(text).not.toContain('Candor')
})

test('passwords and entrances of planned interviews are never printed', async () => {
  const text = await textOf(whole.read())
  const { services } = server
  const plans = await services.db.selectFrom('interviewDocument').selectAll().execute()
  expect(plans.length).toBeGreaterThan(0)
  expect(text).not.toMatch(/密码|password/i)
})

test('an interviewer’s paper has no tab that their role does not open, and a report that was not given is refused', async () => {
  const { companyId } = whole
  const buttons = defaultButtons.read
  const reader = await anAccount(server.services, { companyId, userType: 'read', buttons })
  const titles = (await whole.read({}, { token: reader.token, lang: 'en' })).data.paper.tabs
  expect(titles.map(({ title }) => title)).not.toContain('AI summary')
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  expect((await whole.read({}, { token: interviewer.token })).code).toBe(1002)
})

test('a paper of an anonymous candidate has neither name nor contact nor resume', async () => {
  const anonymous = await aDemoReport('meng-zhian-backend')
  const answer = await anonymous.read()
  const stored = await server.services.db
    .selectFrom('candidate')
    .where('id', '=', anonymous.candidateId)
    .select(['name', 'nameLatin', 'phone', 'email'])
    .executeTakeFirstOrThrow()
  expect(answer.data.paper.name).toBe('孟**')
  for (const told of Object.values(stored)) {
    expect(told).toBeTruthy()
    expect(answer.body).not.toContain(told)
  }
  expect(answer.body).not.toMatch(/@|mailto/)
  expect(answer.data.paper.facts.join()).not.toMatch(/大学/)
})

test('a visitor’s paper has the sections that the share opens, without scores where it leaves them out', async () => {
  const { companyId, candidateId, interviewId, accountId } = whole
  const of = { companyId, candidateId, interviewId, accountId }
  const share = await aShare(server.services, {
    ...of,
    sections: ['reportAIInterview'],
    showsScores: false,
  })
  const { token } = await aVisit(server.services, share)
  const answer = await whole.read({ userId: share.token }, { token, lang: 'en' })
  const { paper } = answer.data
  expect(paper.tabs.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['AI report', 'Video record', 'Other questions']),
  )
  for (const hidden of ['Resume', 'Remarks', 'Evaluation', 'Anti-cheating'])
    expect(paper.tabs.map(({ title }) => title)).not.toContain(hidden)
  expect(headlineOf(paper)?.value.text).toBe('Not shown')
  expect(textsOf(paper).join('\n')).not.toMatch(/\d\.\d of 5/)
  expect(paper.facts.join()).not.toMatch(/1380000|周凯文/)
  await aSetting(server.services, companyId, 'rules', { visitorsMayDownload: false })
  const refused = await whole.read({ userId: share.token }, { token, lang: 'en' })
  expect([refused.code, refused.msg]).toEqual([
    1002,
    'This company does not allow shared reports to be downloaded',
  ])
  expect((await whole.read()).code).toBe(0)
  await aSetting(server.services, companyId, 'rules', {})
})

test('a share of the resume alone tells no time of the interview, on paper as on screen', async () => {
  const { companyId, candidateId, interviewId, accountId } = whole
  const printed = async (section: 'reportResume' | 'overviewAI' | 'reportAIInterview') => {
    const of = { companyId, candidateId, interviewId, accountId, sections: [section] }
    const share = await aShare(server.services, of)
    const { token } = await aVisit(server.services, share)
    return (await whole.read({ userId: share.token }, { token, lang: 'en' })).data.paper.interview
  }
  expect(await printed('reportAIInterview')).toMatch(/\d:\d\d/)
  expect(await printed('reportResume')).not.toMatch(/\d:\d\d/)
})

test('a written test alone tells the time that was taken, on paper as on screen', async () => {
  const { read } = await anExam()
  const text = textsOf((await read()).data.paper).join('\n')
  expect(text).toContain('03:20 of 01:00:00')
  expect(text).not.toContain('No time recorded')
})

test('a written test that cannot be read is printed as unreadable, not as missing', async () => {
  const { read, companyId } = await anExam()
  await server.services.db
    .updateTable('interviewDocument')
    .set({ document: JSON.stringify('of an older format') })
    .where('companyId', '=', companyId)
    .where('part', '=', 'answers')
    .execute()
  const text = textsOf((await read()).data.paper).join('\n')
  expect(text).toContain('This part was imported but could not be read')
  expect(text).not.toContain('No video record yet')
})
