import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SentInputOf } from '@candor/call/define'
import { anAccount, aSetting } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { beforeAll, describe, expect, test } from 'vitest'
import { freezeAccount } from '../../../administration/accounts/contract.ts'
import { permitRole } from '../../../administration/roles/contract.ts'
import { defaultButtons, permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { renewSharePassword, revokeShares } from '../../../shares/shares/contract/changing.ts'
import { signOut } from '../../../sign-in/session/contract.ts'
import { listTabRules } from '../../report/server/actions/tab-rules.ts'
import { dropPaperFile, readPaper, readPaperFile, startPaperFile } from '../contract.ts'
import { paperLimits } from '../rules/limits.ts'
import { listPaperSections } from './paper/find-sections.ts'
import { textsOf } from './paper/texts-under-test.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)
const demo = join(import.meta.dirname, '../../../../demo/hailan')

/** The demo company with the results of one candidate, by the folder of its bundle; somebody of it reads everything. */
async function aDemoReport(bundle: string) {
  const { db } = server.services
  const companyFile = await readFile(join(demo, 'company.json'))
  await importer.importFiles({ 'company.json': companyFile }, null)
  const { id: companyId } = await db.selectFrom('company').select('id').executeTakeFirstOrThrow()
  const account = await anAccount(server.services, { companyId, userType: 'admin', buttons: permissionKeys })
  const results = await importer.importPath(join(demo, bundle), companyId)
  expect(results.flatMap(({ faults }) => faults)).toEqual([])
  const { id: interviewId, candidateId } = await db
    .selectFrom('interview')
    .where('companyId', '=', companyId)
    .orderBy('id', 'desc')
    .select(['id', 'candidateId'])
    .executeTakeFirstOrThrow()
  const read = (given: SentInputOf<typeof readPaper> = {}, as: { token?: string; lang?: string } = {}) =>
    server.call(readPaper, { userId: interviewId, ...given }, { token: account.token, ...as })
  return { ...account, interviewId, candidateId, read }
}

type DemoReport = Awaited<ReturnType<typeof aDemoReport>>
let whole: DemoReport
beforeAll(async () => {
  whole = await aDemoReport('su-qinglan-backend')
})

/** A report of two written answers, which is made in a moment. */
const anExam = async () => {
  const account = await anAccount(server.services, { userType: 'admin', buttons: permissionKeys })
  const answers = ['q1', 'q2'].map((question_id) => ({
    question_id,
    problem_answer_method: 0,
    problem: '<p>?</p>',
    answer: 'Split it.',
  }))
  await importer.importInterview(account, { answers, usetime: 200, totaltime: 3600 })
  const exam = await server.services.db
    .selectFrom('interview')
    .where('companyId', '=', account.companyId)
    .select(['id as interviewId', 'candidateId'])
    .executeTakeFirstOrThrow()
  const read = () =>
    server.call(readPaper, { userId: exam.interviewId }, { token: account.token, lang: 'en' })
  return { ...account, ...exam, read }
}

const textOf = async (answer: ReturnType<DemoReport['read']>) => textsOf((await answer).data.paper).join('\n')

describe('a report on paper', () => {
  test('every tab with a screen has its part, found in its own folder', async () => {
    const sections = await listPaperSections()
    const written = new Set<number>(sections.map(({ tab }) => tab))
    const drawn = (await listTabRules()).filter(({ names }) => 'cn' in names)
    expect(drawn.filter(({ number }) => !written.has(number)).map(({ number }) => number)).toEqual([])
  })

  test('it has every tab one after the other, with nothing folded, and no part of it fails', async () => {
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

  test('it is written again and again by the same threads', async () => {
    const first = await whole.read()
    const again = await whole.read()
    const third = await whole.read()
    expect(again.data.paper.tabs).toEqual(first.data.paper.tabs)
    expect(third.data.paper.tabs).toEqual(first.data.paper.tabs)
  })

  test('a claim is followed by the words that it rests on, with question and time in place of the video', async () => {
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
  ])('it speaks the language of its reader: %s', async (lang, confidential, tab) => {
    const { paper } = (await whole.read({}, { lang })).data
    expect(paper.confidential).toBe(confidential)
    expect(paper.tabs.map(({ title }) => title)).toContain(tab)
  })

  test('a personal report goes without plan, remarks, evaluation and the copyright notice', async () => {
    const titles = (await whole.read({ mode: 'personal' }, { lang: 'en' })).data.paper.tabs.map(
      ({ title }) => title,
    )
    for (const hidden of ['Interviews', 'Remarks', 'Evaluation']) expect(titles).not.toContain(hidden)
    expect(await textOf(whole.read({ mode: 'personal' }, { lang: 'en' }))).not.toContain('©')
    expect(await textOf(whole.read({}, { lang: 'en' }))).toMatch(/© \d{4} Candor\./)
  })
})

test('the people of a partner print its name where the product’s own stands [P6-031]', async () => {
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

describe('what its reader may not see', () => {
  test('passwords and entrances of planned interviews are never printed', async () => {
    const text = await textOf(whole.read())
    const { services } = server
    const plans = await services.db.selectFrom('interviewDocument').selectAll().execute()
    expect(plans.length).toBeGreaterThan(0)
    expect(text).not.toMatch(/密码|password/i)
  })

  test('an interviewer has no tab that their role does not open, and a report that was not given is refused', async () => {
    const { companyId } = whole
    const buttons = defaultButtons.read
    const reader = await anAccount(server.services, { companyId, userType: 'read', buttons })
    const titles = (await whole.read({}, { token: reader.token, lang: 'en' })).data.paper.tabs
    expect(titles.map(({ title }) => title)).not.toContain('AI summary')
    const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
    expect((await whole.read({}, { token: interviewer.token })).code).toBe(1002)
  })

  test('of an anonymous candidate neither name nor contact nor resume is in it', async () => {
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

  test('a visitor gets what the share opens, without scores where it leaves them out', async () => {
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
    expect(paper.overall?.value.text).toBe('Not shown')
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
})

test('on paper as on screen a share of the resume alone tells no time of the interview', async () => {
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

describe('a file of a report', () => {
  const of = () => ({ userId: whole.interviewId })
  const as = (lang = 'en') => ({ token: whole.token, lang })
  const makeWord = async (by: { userId: string; token: string } = { ...of(), ...as() }) => {
    const { userId } = by
    const given = { token: by.token }
    const { fileId } = (await server.call(startPaperFile, { userId, format: 'docx' }, given)).data
    const state = () => server.call(readPaperFile, { userId, fileId }, given)
    await expect.poll(async () => (await state()).data.state).toBe('made')
    const { data } = await state()
    return { fileId, address: data.state === 'made' ? data.address : '' }
  }

  test('it is made, fetched at an address that nobody can guess, and told to the audit log', async () => {
    const { fileId, address } = await makeWord()
    expect(address).toMatch(/^\/file\/paper\/[\w-]{43}$/)
    const file = await server.app.inject(address)
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Su Qinglan Senior Backend Engineer, Payments.docx')}`,
    )
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await server.app.inject('/file/paper/nonsense')).statusCode).toBe(404)
    const entries = await server.services.db
      .selectFrom('auditEntry')
      .where('action', '=', 'report.downloaded')
      .select(['accountId', 'candidateId', 'details'])
      .execute()
    expect(entries).toEqual([
      { accountId: whole.accountId, candidateId: whole.candidateId, details: { to: { format: 'docx' } } },
    ])
    const other = await anAccount(server.services, { companyId: whole.companyId })
    const asked = await server.call(readPaperFile, { ...of(), fileId }, { token: other.token })
    expect(asked.code).toBe(1005)
    await server.call(dropPaperFile, { ...of(), fileId }, as())
    expect((await server.call(readPaperFile, { ...of(), fileId }, as())).code).toBe(1005)
  })

  let short: Awaited<ReturnType<typeof anExam>>
  beforeAll(async () => {
    short = await anExam()
  })
  const anAccountOfIt = async () => {
    const { companyId, interviewId } = short
    const account = await anAccount(server.services, { companyId, buttons: permissionKeys })
    return { ...account, userId: interviewId }
  }
  const aVisitorOfIt = async () => {
    const { companyId, candidateId, interviewId, accountId } = short
    const of = { companyId, candidateId, interviewId, accountId }
    const share = await aShare(server.services, { ...of, password: 'K7M2QA' })
    const { token } = await aVisit(server.services, share)
    return { ...share, token, userId: share.token }
  }
  const byAdmin = () => ({ token: short.token })
  const ofIt = () => ({ jobseekerChannelId: short.candidateId })

  test.each<[string, (by: Awaited<ReturnType<typeof anAccountOfIt>>) => Promise<unknown>]>([
    ['the session is signed out', ({ token }) => server.call(signOut, {}, { token })],
    [
      'the account is frozen',
      ({ accountId }) => server.call(freezeAccount, { accountId, isFrozen: true }, byAdmin()),
    ],
    [
      'the role loses a permission',
      ({ roleId }) =>
        server.call(permitRole, { roleId, code: 'reportRemark', isPermitted: false }, byAdmin()),
    ],
  ])('it is gone from the next request on when %s [D01]', async (_, end) => {
    const account = await anAccountOfIt()
    const { address } = await makeWord(account)
    expect((await server.app.inject(address)).statusCode).toBe(200)
    await end(account)
    expect((await server.app.inject(address)).statusCode).toBe(404)
  })

  test.each<[string, (by: Awaited<ReturnType<typeof aVisitorOfIt>>) => Promise<unknown>]>([
    ['the share is revoked', ({ shareId }) => server.call(revokeShares, { ...ofIt(), shareId }, byAdmin())],
    [
      'the password of the share is renewed',
      ({ shareId }) => server.call(renewSharePassword, { ...ofIt(), shareId }, byAdmin()),
    ],
    [
      'the company keeps visitors from it',
      ({ companyId }) => aSetting(server.services, companyId, 'rules', { visitorsMayDownload: false }),
    ],
  ])('a visitor’s is gone from the next request on when %s [D01]', async (_, end) => {
    const visitor = await aVisitorOfIt()
    const { address } = await makeWord(visitor)
    expect((await server.app.inject(address)).statusCode).toBe(200)
    await end(visitor)
    const { statusCode } = await server.app.inject(address)
    await aSetting(server.services, short.companyId, 'rules', {})
    expect(statusCode).toBe(404)
  })

  test('without a browser there is no PDF, and it is said', async () => {
    const answer = await server.call(startPaperFile, { ...of(), format: 'pdf' }, as())
    expect([answer.code, answer.msg]).toEqual([
      1005,
      'This server does not create PDFs: print from the browser',
    ])
    expect((await whole.read()).data).toMatchObject({ formats: ['docx'], missingFonts: [] })
  })

  test('whoever asks too often is told when to come again', async () => {
    const account = await anAccount(server.services, { companyId: whole.companyId })
    const start = () =>
      server.call(startPaperFile, { ...of(), format: 'pdf' }, { token: account.token, lang: 'en' })
    for (let count = 0; count < paperLimits.file.max; count += 1) expect((await start()).code).toBe(1005)
    const answer = await start()
    expect([answer.code, answer.msg]).toEqual([
      1009,
      expect.stringMatching(/^Too many files requested\. Try again in \d+ minute/),
    ])
  })
})

describe('a written test alone', () => {
  test('took the time of the interview, on paper as on screen', async () => {
    const { read } = await anExam()
    const text = textsOf((await read()).data.paper).join('\n')
    expect(text).toContain('03:20 of 01:00:00')
    expect(text).not.toContain('No time recorded')
  })

  test('is printed as one that cannot be read, and not as one that is missing', async () => {
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
})
