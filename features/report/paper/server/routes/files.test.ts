import { anAccount, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { beforeAll, expect, test } from 'vitest'
import { freezeAccount } from '../../../../administration/accounts/contract.ts'
import { permitRole } from '../../../../administration/roles/contract.ts'
import { permissionKeys } from '../../../../platform/access/rules/permissions.ts'
import { renewSharePassword, revokeShares } from '../../../../shares/shares/contract/changing.ts'
import { signOut } from '../../../../sign-in/session/contract.ts'
import { dropPaperFile, readPaperFile, startPaperFile } from '../../contract.ts'
import { paperLimits } from '../../rules/limits.ts'
import { type DemoReport, paperReportsUnderTest } from './reports-under-test.ts'

const server = serverUnderTest()
const { aDemoReport, anExam } = paperReportsUnderTest(server)

let whole: DemoReport

beforeAll(async () => {
  whole = await aDemoReport('su-qinglan-backend')
})

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

test('a file is made, fetched at an unguessable address, and told to the audit log', async () => {
  const { fileId, address } = await makeWord()
  expect(address).toMatch(/^\/file\/paper\/[\w-]{43}$/)
  const file = await server.app.inject(address)
  expect(file.headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('Su Qinglan Senior Backend Engineer, Payments.docx')}`,
  )
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect((await server.app.inject('/file/paper/nonsense')).statusCode).toBe(404)
  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
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

test.each<[string, (by: Awaited<ReturnType<typeof anAccountOfIt>>) => Promise<unknown>]>([
  ['the session is signed out', ({ token }) => server.call(signOut, {}, { token })],
  [
    'the account is frozen',
    ({ accountId }) => server.call(freezeAccount, { accountId, isFrozen: true }, byAdmin()),
  ],
  [
    'the role loses a permission',
    ({ roleId }) => server.call(permitRole, { roleId, code: 'reportRemark', isPermitted: false }, byAdmin()),
  ],
])('a file is gone from the next request on when %s [D01]', async (_, end) => {
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
])('a visitor’s file is gone from the next request on when %s [D01]', async (_, end) => {
  const visitor = await aVisitorOfIt()
  const { address } = await makeWord(visitor)
  expect((await server.app.inject(address)).statusCode).toBe(200)
  await end(visitor)
  const { statusCode } = await server.app.inject(address)
  await aSetting(server.services, short.companyId, 'rules', {})
  expect(statusCode).toBe(404)
})

test('a server without a browser makes no PDF, and says so', async () => {
  const answer = await server.call(startPaperFile, { ...of(), format: 'pdf' }, as())
  expect([answer.code, answer.msg]).toEqual([
    1005,
    'This server does not create PDFs: print from the browser',
  ])
  expect((await whole.read()).data).toMatchObject({ formats: ['docx'], missingFonts: [] })
})

test('a reader who asks for too many files is told when to come again', async () => {
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
