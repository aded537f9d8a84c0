import { rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FileId } from '@candor/kernel/ids'
import { type AccountUnderTest, aCandidate, anAccount, aSetting } from '@candor/testkit/builders'
import { aFile, fileAddress } from '@candor/testkit/files'
import { aPlan } from '@candor/testkit/plans'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { statementsOf } from '@candor/testkit/statements'
import { describe, expect, test } from 'vitest'
import { freezeAccount } from '../../../administration/accounts/contract.ts'
import { permitRole } from '../../../administration/roles/contract.ts'
import { signOut } from '../../../sign-in/session/contract.ts'
import { authenticateVisitor } from '../../access/server/gate/visits.ts'
import { mediaRights } from '../rules.ts'

const server = serverUnderTest()

const aVideo = (account: AccountUnderTest, content: string) =>
  aFile(server.services, account, { name: '第一题.webm', content, contentType: 'video/webm' })

const addressFor = ({ token }: AccountUnderTest, fileId: FileId) =>
  fileAddress(server.services, token, fileId)

const get = (url: string, range?: string) =>
  server.app.inject({ method: 'GET', url, headers: range ? { range } : {} })

test('a file is served by its address, whole or by range, for no shared cache', async () => {
  const account = await anAccount(server.services)
  const address = await addressFor(account, await aVideo(account, '0123456789'))
  const whole = await get(address)
  expect(whole.statusCode).toBe(200)
  expect(whole.body).toBe('0123456789')
  expect(whole.headers['content-type']).toBe('video/webm')
  expect(whole.headers['cache-control']).toContain('private')
  const part = await get(address, 'bytes=2-4')
  expect(part.statusCode).toBe(206)
  expect(part.body).toBe('234')
  expect(part.headers['content-range']).toBe('bytes 2-4/10')
})

test('a tampered or expired address, or one of an ended session, opens no file', async () => {
  const account = await anAccount(server.services)
  const address = await addressFor(account, await aVideo(account, 'secret'))
  const word = address.split('/').at(-1) ?? ''
  const tampered = address.replace(
    word,
    word.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
  )
  expect((await get(tampered)).statusCode).toBe(404)
  expect((await get('/file/media/nonsense')).statusCode).toBe(404)
  await server.call(signOut, {}, { token: account.token })
  const ended = await get(address)
  expect(ended.statusCode).toBe(404)
  expect(ended.body).not.toContain('secret')
  const other = await anAccount(server.services)
  const expiring = await addressFor(other, await aVideo(other, 'secret'))
  server.clock.pass(7 * 60 * 60 * 1000)
  expect((await get(expiring)).statusCode).toBe(404)
})

test('a session of another company does not open a file', async () => {
  const owner = await anAccount(server.services)
  const stranger = await anAccount(server.services)
  const address = await addressFor(stranger, await aVideo(owner, 'secret'))
  expect((await get(address)).statusCode).toBe(404)
})

async function aPlaying() {
  const account = await anAccount(server.services, { userType: 'interviewer' })
  const { companyId, accountId, token } = account
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  const { candidateId } = await aCandidate(server.services, { companyId })
  await aRecommendation(server.services, { companyId, candidateId, toAccountId: accountId })
  const fileId = await aVideo(account, '0123456789')
  await server.services.db.insertInto('candidateFile').values({ companyId, candidateId, fileId }).execute()
  const address = await fileAddress(server.services, token, fileId, candidateId)
  const play = async () => (await get(address, 'bytes=2-4')).statusCode
  return { ...account, candidateId, fileId, admin, play }
}
type Playing = Awaited<ReturnType<typeof aPlaying>>

describe('an address of a report’s file, which plays by range,', () => {
  test.each<[string, (of: Playing) => Promise<unknown>]>([
    [
      'the role loses a permission',
      ({ roleId, admin: { token } }) =>
        server.call(permitRole, { roleId, code: 'reportAIInterview', isPermitted: false }, { token }),
    ],
    [
      'the recommendation is withdrawn',
      ({ candidateId }) =>
        server.services.db
          .updateTable('recommendation')
          .set({ withdrawnAt: server.clock.now() })
          .where('candidateId', '=', candidateId)
          .execute(),
    ],
    [
      'the candidate is made anonymous',
      ({ candidateId }) =>
        server.services.db
          .updateTable('candidate')
          .set({ isAnonymous: true })
          .where('id', '=', candidateId)
          .execute(),
    ],
    [
      'the company hides who candidates are',
      ({ companyId }) => aSetting(server.services, companyId, 'evaluationConfig', { screeningInfoStatus: 1 }),
    ],
    [
      'the account is frozen',
      ({ accountId, admin: { token } }) =>
        server.call(freezeAccount, { accountId, isFrozen: true }, { token }),
    ],
    ['the session ends', ({ token }) => server.call(signOut, {}, { token })],
  ])('ends with the next request when %s [D10 D05]', async (_, take) => {
    const playing = await aPlaying()
    expect(await playing.play()).toBe(206)
    await take(playing)
    expect(await playing.play()).toBe(404)
  })

  test('opens only with the candidate whose report has the file', async () => {
    const { candidateId, companyId, fileId, token } = await aPlaying()
    const other = await aCandidate(server.services, { companyId })
    const ofOther = await fileAddress(server.services, token, fileId, other.candidateId)
    expect((await get(ofOther)).statusCode).toBe(404)
    expect((await get(await fileAddress(server.services, token, fileId))).statusCode).toBe(404)
    expect((await get(await fileAddress(server.services, token, fileId, candidateId))).statusCode).toBe(200)
  })
})

test('an address ends with the recommendation, though a plan names another account', async () => {
  const { companyId, candidateId, admin, play } = await aPlaying()
  const interviewers = [{ accountId: admin.accountId }]
  await aPlan(server.services, { companyId, candidateId, interviewers })
  await server.services.db
    .updateTable('recommendation')
    .set({ withdrawnAt: server.clock.now() })
    .where('candidateId', '=', candidateId)
    .execute()
  expect(await play()).toBe(404)
})

test('each request for a part of a video asks the database one statement, for an account and for a visitor', async () => {
  const account = await anAccount(server.services, { userType: 'interviewer' })
  const { companyId, accountId, token } = account
  const { candidateId } = await aCandidate(server.services, { companyId })
  await aRecommendation(server.services, { companyId, candidateId, toAccountId: accountId })
  const fileId = await aVideo(account, '0123456789')
  await server.services.db.insertInto('candidateFile').values({ companyId, candidateId, fileId }).execute()
  const visit = await aVisit(server.services, await aShare(server.services, { ...account, candidateId }))
  const rights = mediaRights({
    ...(await authenticateVisitor(server.services, visit.token)),
    isAnonymous: false,
  })
  const addresses = [
    await fileAddress(server.services, token, fileId, candidateId),
    server.services.media.of({ sessionId: visit.sessionId, isVisit: true, candidateId, rights })(fileId),
  ]
  for (const address of addresses) {
    const statements = await statementsOf(async () => {
      for (const range of ['bytes=0-1', 'bytes=2-4', 'bytes=5-'])
        expect((await get(address, range)).statusCode).toBe(206)
    })
    expect(statements).toHaveLength(3)
  }
})

const pathOfFile = async (fileId: FileId) => {
  const { contentHash } = await server.services.db
    .selectFrom('storedFile')
    .where('id', '=', fileId)
    .select('contentHash')
    .executeTakeFirstOrThrow()
  return server.services.files.pathOf(contentHash)
}

test('a file that is gone from the store is answered as missing, in no content type of its own', async () => {
  const account = await anAccount(server.services)
  const fileId = await aFile(server.services, account, { name: 'a.pdf', contentType: 'application/pdf' })
  const address = await addressFor(account, fileId)
  await rm(await pathOfFile(fileId))
  const answer = await get(address)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json()).toMatchObject({ code: 1005, data: null })
})

test('a file of an anonymous candidate comes without the name that it was stored by [D05]', async () => {
  const account = await anAccount(server.services)
  const { companyId } = account
  const { candidateId } = await aCandidate(server.services, { companyId, isAnonymous: true })
  const fileId = await aFile(server.services, account, { name: '林晓彤-方案.pdf' })
  await server.services.db.insertInto('candidateFile').values({ companyId, candidateId, fileId }).execute()
  const address = await fileAddress(server.services, account.token, fileId, candidateId, true)
  const { statusCode, headers } = await get(`${address}?download`)
  expect([statusCode, headers['content-disposition']]).toEqual([200, "attachment; filename*=UTF-8''file.pdf"])
})

test('a damaged file is not served until it is stored anew', async () => {
  const account = await anAccount(server.services)
  const fileId = await aVideo(account, 'the whole answer')
  const address = await addressFor(account, fileId)
  expect((await get(address)).body).toBe('the whole answer')
  await writeFile(await pathOfFile(fileId), 'the wrong answer')
  for (const range of [undefined, 'bytes=0-2']) {
    const answer = await get(address, range)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('the')
  }
  await server.services.files.put(Readable.from([Buffer.from('the whole answer')]))
  expect((await get(address, 'bytes=4-8')).body).toBe('whole')
})

test('a range past the end of a file is told as such, without a page', async () => {
  const account = await anAccount(server.services)
  const address = await addressFor(account, await aVideo(account, '0123456789'))
  const answer = await get(address, 'bytes=20-30')
  expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([416, 'bytes */10', ''])
})

test.each([
  ['a.pdf', 'application/pdf', 'attachment'],
  ['a.html', 'text/html; charset=utf-8', 'inline'],
  ['a.png', 'image/png', 'inline'],
  ['a.webm', 'video/webm', 'inline'],
])('%s opened by its own address runs nothing: it comes as %s, %s', async (name, contentType, place) => {
  const account = await anAccount(server.services)
  const { headers } = await get(
    await addressFor(account, await aFile(server.services, account, { name, contentType })),
  )
  expect(headers['content-disposition']).toBe(`${place}; filename*=UTF-8''${name}`)
  const rights = name.endsWith('.html')
    ? ' allow-same-origin allow-popups allow-popups-to-escape-sandbox'
    : ''
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy[0]).toBe(`sandbox${rights}`)
  for (const closed of ['default-src', 'script-src', 'form-action', 'base-uri'])
    expect(policy).toContain(`${closed} 'none'`)
  expect(policy).toContain('img-src data:')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(headers['referrer-policy']).toBe('no-referrer')
})
