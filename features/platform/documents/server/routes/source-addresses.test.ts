import { codes } from '@candor/call/codes'
import { aCandidate, anAccount, aToken } from '@candor/testkit/builders'
import { aFile, fileAddress } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { getPreviewUrl } from '../../contract.ts'
import { aResume } from './resume-under-test.ts'

const server = serverUnderTest()

test.each([
  'https://elsewhere.example/resume.docx',
  'http://127.0.0.1:3000/etc/passwd',
  'file:///etc/passwd',
  '/file/media/bm90IHNpZ25lZA',
  'nothing',
])('the source address %s is refused', async (sourceUrl) => {
  const { token } = await anAccount(server.services)
  const answer = await server.call(getPreviewUrl, { sourceUrl }, { token })
  expect(answer).toMatchObject({ status: 200, code: codes.notFound })
})

test('the source address of another session is refused', async () => {
  const { account, sourceUrl } = await aResume(server)
  const otherToken = await aToken(server.services, account)
  const answer = await server.call(getPreviewUrl, { sourceUrl }, { token: otherToken })
  expect(answer.code).toBe(codes.notFound)
})

test('an expired source address is refused', async () => {
  const { account, sourceUrl } = await aResume(server)
  const before = server.clock.now()
  const later = new Date(before.getTime() + 8 * 60 * 60 * 1000)
  server.clock.set(later)
  await server.services.db
    .updateTable('session')
    .set({ expiresAt: new Date(later.getTime() + 1000) })
    .execute()
  const answer = await server.call(getPreviewUrl, { sourceUrl }, { token: account.token })
  server.clock.set(before)
  expect(answer.code).toBe(codes.notFound)
})

test('a source address is refused if its file belongs to no candidate', async () => {
  const { companyId, token } = await anAccount(server.services)
  const sourceUrl = await fileAddress(
    server.services,
    token,
    await aFile(server.services, { companyId }, { name: 'loose.txt' }),
  )
  expect((await server.call(getPreviewUrl, { sourceUrl }, { token })).code).toBe(codes.noPermission)
})

test('a source address is refused if its candidate is anonymous', async () => {
  const { account, sourceUrl } = await aResume(server, { isAnonymous: true })
  const answer = await server.call(getPreviewUrl, { sourceUrl }, { token: account.token })
  expect(answer.code).toBe(codes.noPermission)
})

test('a source address of an anonymous candidate is refused although another candidate has the same file', async () => {
  const { account, fileId, sourceUrl } = await aResume(server, { isAnonymous: true })
  const { companyId } = account
  const { candidateId } = await aCandidate(server.services, { companyId })
  await server.services.db.insertInto('candidateFile').values({ companyId, candidateId, fileId }).execute()
  const ofOther = await fileAddress(server.services, account.token, fileId, candidateId)
  const preview = (address: string) =>
    server.call(getPreviewUrl, { sourceUrl: address }, { token: account.token })
  expect((await preview(ofOther)).code).toBe(0)
  expect((await preview(sourceUrl)).code).toBe(codes.noPermission)
})

test('a source address of a resume is refused if the role reads no resumes', async () => {
  const account = await anAccount(server.services, { buttons: ['reportAIInterview'] })
  const { sourceUrl } = await aResume(server, { account })
  const answer = await server.call(getPreviewUrl, { sourceUrl }, { token: account.token })
  expect(answer.code).toBe(codes.noPermission)
})

test('a source address is refused to an interviewer without the candidate', async () => {
  const account = await anAccount(server.services, { userType: 'interviewer' })
  const { sourceUrl } = await aResume(server, { account })
  const answer = await server.call(getPreviewUrl, { sourceUrl }, { token: account.token })
  expect(answer.code).toBe(codes.noPermission)
})
