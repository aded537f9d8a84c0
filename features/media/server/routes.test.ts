import type { FileId } from '@candor/kernel/ids'
import { type AccountUnderTest, aCandidate, anAccount, aSetting } from '@candor/testkit/builders'
import { aFile, fileAddress } from '@candor/testkit/files'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { freezeAccount } from '../../accounts/contract.ts'
import { permitRole } from '../../roles/contract.ts'
import { signOut } from '../../session/contract.ts'

const server = serverUnderTest()

const aVideo = (account: AccountUnderTest, content: string) =>
  aFile(server.house, account, { name: '第一题.webm', content, contentType: 'video/webm' })

const addressFor = ({ token }: AccountUnderTest, fileId: FileId) => fileAddress(server.house, token, fileId)

const get = (url: string, range?: string) =>
  server.app.inject({ method: 'GET', url, headers: range ? { range } : {} })

test('a file is served by its address, whole or by range, for no shared cache', async () => {
  const account = await anAccount(server.house)
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

test('an address that was tampered with, has expired or whose session has ended gives nothing', async () => {
  const account = await anAccount(server.house)
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
  const other = await anAccount(server.house)
  const expiring = await addressFor(other, await aVideo(other, 'secret'))
  server.clock.pass(7 * 60 * 60 * 1000)
  expect((await get(expiring)).statusCode).toBe(404)
})

test('a session of another company does not open a file', async () => {
  const owner = await anAccount(server.house)
  const stranger = await anAccount(server.house)
  const address = await addressFor(stranger, await aVideo(owner, 'secret'))
  expect((await get(address)).statusCode).toBe(404)
})

describe('an address of a report’s file, which plays by range,', () => {
  async function aPlaying() {
    const account = await anAccount(server.house, { userType: 'interviewer' })
    const { companyId, accountId, token } = account
    const admin = await anAccount(server.house, { companyId, userType: 'admin' })
    const { candidateId } = await aCandidate(server.house, { companyId })
    await aRecommendation(server.house, { companyId, candidateId, toAccountId: accountId })
    const fileId = await aVideo(account, '0123456789')
    await server.house.db.insertInto('candidateFile').values({ companyId, candidateId, fileId }).execute()
    const address = await fileAddress(server.house, token, fileId, candidateId)
    const play = async () => (await get(address, 'bytes=2-4')).statusCode
    return { ...account, candidateId, fileId, admin, play }
  }
  type Playing = Awaited<ReturnType<typeof aPlaying>>

  test.each<[string, (of: Playing) => Promise<unknown>]>([
    [
      'the role loses a permission',
      ({ roleId, admin: { token } }) =>
        server.call(permitRole, { roleId, code: 'reportAIInterview', isPermitted: false }, { token }),
    ],
    [
      'the recommendation is withdrawn',
      ({ candidateId }) =>
        server.house.db
          .updateTable('recommendation')
          .set({ withdrawnAt: server.clock.now() })
          .where('candidateId', '=', candidateId)
          .execute(),
    ],
    [
      'the candidate is made anonymous',
      ({ candidateId }) =>
        server.house.db
          .updateTable('candidate')
          .set({ isAnonymous: true })
          .where('id', '=', candidateId)
          .execute(),
    ],
    [
      'the company hides who candidates are',
      ({ companyId }) => aSetting(server.house, companyId, 'evaluationConfig', { screeningInfoStatus: 1 }),
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

  test('is not made for another candidate’s report, nor for what a report has by now', async () => {
    const { candidateId, companyId, fileId, token } = await aPlaying()
    const other = await aCandidate(server.house, { companyId })
    const ofOther = await fileAddress(server.house, token, fileId, other.candidateId)
    expect((await get(ofOther)).statusCode).toBe(404)
    expect((await get(await fileAddress(server.house, token, fileId))).statusCode).toBe(404)
    expect((await get(await fileAddress(server.house, token, fileId, candidateId))).statusCode).toBe(200)
  })
})
