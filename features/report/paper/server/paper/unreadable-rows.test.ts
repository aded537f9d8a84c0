import { newId } from '@candor/db/new-id'
import { checkStoredDocuments, UnreadableDocument } from '@candor/kernel/stored'
import { anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { storeCandidateDocument } from '../../../../candidates/candidates/server/queries.ts'
import { permissionKeys } from '../../../../platform/access/rules/permissions.ts'
import { insertRemark } from '../../../../review/evaluations/server/queries/evaluations.ts'
import { listThirdPartyEvaluations } from '../../../../tabs/report-third-party/contract.ts'
import { type Block, type ReportPaper, readPaper } from '../../contract.ts'

const server = serverUnderTest()

// As in production, where stored documents are not validated whole.
beforeAll(() => checkStoredDocuments(false))
afterAll(() => checkStoredDocuments())

/** What stands in a row that cannot be read. */
const damages = [
  ['other keys', { ofAnOlderFormat: 1 }],
  ['a list', [{ ofAnOlderFormat: 1 }]],
  ['text', 'of an older format'],
  ['null', null],
] as const

async function aCandidate() {
  const { services } = server
  const interview = await anInterview(services)
  const { companyId, candidateId, interviewId } = interview
  await aSetting(services, companyId, 'rules', { offlineInterviewTab: true })
  const { accountId, token } = await anAccount(services, {
    companyId,
    userType: 'admin',
    buttons: permissionKeys,
  })
  const of = { companyId, candidateId }
  const read = async (lang = 'en') =>
    (await server.call(readPaper, { userId: interviewId }, { token, lang })).data.paper
  return { of, accountId, token, read }
}
type Candidate = Awaited<ReturnType<typeof aCandidate>>

const rowOf = (document: unknown, minutes: number) => ({
  id: newId(),
  document: JSON.stringify(document),
  createdAt: new Date(minutes * 60_000),
})

async function plantEvaluations({ of }: Candidate, documents: readonly unknown[]) {
  const rows = documents.map((document, at) => ({ ...of, ...rowOf(document, at) }))
  await server.services.db.insertInto('thirdPartyEvaluation').values(rows).execute()
}

async function plantRounds({ of, accountId }: Candidate, documents: readonly unknown[]) {
  const rows = documents.map((document, at) => ({ ...of, accountId, ...rowOf(document, at) }))
  await server.services.db.insertInto('offlineInterview').values(rows).execute()
}

const evaluation = (testName: string, createDate: number) => ({ testName, testType: 0, createDate })

const blocksIn = (paper: ReportPaper, tab: string): readonly Block[] =>
  paper.tabs.find(({ title }) => title === tab)?.blocks ?? []
const noticesIn = (paper: ReportPaper, tab: string) =>
  blocksIn(paper, tab).flatMap((block) => (block.kind === 'notice' ? [block.text] : []))

const thirdParty = 'Third-party evaluation'

describe.each(damages)('a third-party evaluation that cannot be read: %s', (_, damage) => {
  test('the others show, and a notice says how many do not', async () => {
    const candidate = await aCandidate()
    await plantEvaluations(candidate, [evaluation('Logic', 0), damage, evaluation('Numbers', 120_000)])
    const paper = await candidate.read()
    expect(noticesIn(paper, thirdParty)).toEqual([
      '1 evaluation could not be read. Please tell an administrator.',
    ])
    expect(JSON.stringify(blocksIn(paper, thirdParty))).toMatch(/Numbers.*Logic/)
    const jobseekerChannelId = candidate.of.candidateId
    const { token } = candidate
    const { data } = await server.call(listThirdPartyEvaluations, { jobseekerChannelId }, { token })
    expect(
      data.map(({ testName, createDate, isUnreadable }) => [testName, createDate, isUnreadable]),
    ).toEqual([
      ['Numbers', 120_000, undefined],
      ['', 60_000, true],
      ['Logic', 0, undefined],
    ])
  })

  test('a notice shows where it is the only evaluation', async () => {
    const candidate = await aCandidate()
    await plantEvaluations(candidate, [damage])
    const paper = await candidate.read()
    expect(noticesIn(paper, thirdParty)).toEqual([
      '1 evaluation could not be read. Please tell an administrator.',
    ])
    for (const { title } of paper.tabs) {
      if (title !== thirdParty)
        expect(JSON.stringify(blocksIn(paper, title))).not.toContain('could not be read')
    }
  })
})

describe.each(damages)('a round or remark that cannot be read: %s', (_, damage) => {
  test('the other rounds in person show, with their numbers', async () => {
    const candidate = await aCandidate()
    await plantRounds(candidate, [{ interviewResult: 'Good' }, damage, { interviewResult: 'Better' }])
    const blocks = blocksIn(await candidate.read(), 'In-person interviews')
    const told = blocks.flatMap((block) =>
      block.kind === 'heading' || block.kind === 'notice' ? [block.text] : [],
    )
    expect(told).toEqual([
      'Records of in-person interviews',
      'Round 1',
      'Round 2',
      'This record could not be read. Please tell an administrator.',
      'Round 3',
    ])
    expect(JSON.stringify(blocks)).toMatch(/Good.*Better/)
  })

  test('remarks of colleagues show beside imported ones that cannot be read', async () => {
    const candidate = await aCandidate()
    const { of, accountId } = candidate
    const createdAt = server.clock.now()
    await insertRemark(server.services.db, {
      ...of,
      accountId,
      createdAt,
      writtenBy: '周予川',
      content: 'Calm and clear.',
      source: 4,
    })
    await storeCandidateDocument(server.services.db, of, 'remarks', damage, createdAt)
    const paper = await candidate.read()
    expect(noticesIn(paper, 'Remarks')).toEqual([
      'This part was imported but could not be read. Please tell an administrator.',
    ])
    expect(JSON.stringify(blocksIn(paper, 'Remarks'))).toContain('Calm and clear.')
  })
})

test.each([
  ['cn', '有 2 项评价无法读取，请联系管理员', '这条记录无法读取，请联系管理员'],
  ['zh-TW', '有 2 項評價無法讀取，請聯絡管理員', '這條記錄無法讀取，請聯絡管理員'],
])('an unreadable row is told in the words of its reader: %s', async (lang, ofEvaluations, ofRound) => {
  const candidate = await aCandidate()
  await plantEvaluations(candidate, [null, 'of an older format'])
  await plantRounds(candidate, [null])
  const paper = JSON.stringify(await candidate.read(lang))
  expect(paper).toContain(ofEvaluations)
  expect(paper).toContain(ofRound)
})

test('an unreadable row is logged with its candidate', async () => {
  const logged = vi.spyOn(server.services.log, 'error')
  const candidate = await aCandidate()
  await plantEvaluations(candidate, [null, evaluation('Logic', 0), 'of an older format'])
  await candidate.read()
  expect(logged.mock.calls.map(([told]) => told)).toEqual(
    [0, 1].map(() =>
      expect.objectContaining({ err: expect.any(UnreadableDocument), candidateId: candidate.of.candidateId }),
    ),
  )
  logged.mockRestore()
})
