import { readFile } from 'node:fs/promises'
import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { saveIdCard } from '../../contract/id-card.ts'
import { readPage } from '../../contract/page.ts'
import { aJpeg, aPhonesJpeg, aPng } from '../workers/pictures-under-test.ts'
import { both, idCardUnderTest, newKey } from './id-card-under-test.ts'
import { agree, aPage, filesOf, send } from './pages-under-test.ts'

const server = serverUnderTest()
const { save, shownTo } = idCardUnderTest(server)

test('both sides stand in the report without the camera’s own data, and the link has ended [P2-042 P2-043]', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  expect(await save(page.sign)).toEqual({ code: 0, msg: 'ok', data: null })
  const shown = await shownTo(page.account.token, page.interviewId)
  const opened = await server.app.inject(shown?.frontIdCard ?? '')
  expect(opened.headers['content-type']).toBe('image/jpeg')
  expect(opened.rawPayload.toString('latin1')).not.toMatch(/SECRET|GPS|MotionPhoto/)
  const stored = await filesOf(server, page)
  expect(stored.map(({ name, contentType }) => [name, contentType])).toEqual([
    ['id-card-back.png', 'image/png'],
    ['id-card-front.jpg', 'image/jpeg'],
  ])
  for (const { contentHash } of stored) {
    const bytes = await readFile(server.services.files.pathOf(contentHash))
    expect(bytes.toString('latin1')).not.toMatch(/SECRET|GPS/)
  }
  expect((await server.call(readPage, { sign: page.sign, purpose: 'idCard' })).code).toBe(1005)
  expect((await save(page.sign)).code).toBe(1005)
})

test('no side is taken without a consent', async () => {
  const page = await aPage(server)
  const answer = await save(page.sign)
  expect(answer).toMatchObject({ code: 1002, msg: 'Photos can be sent only after you have agreed' })
  expect(await filesOf(server, page)).toEqual([])
})

test('a retry of the same submit is answered as the first try, and another one is not', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const key = newKey()
  const tries = await Promise.all([1, 2, 3].map(() => save(page.sign, both, { key })))
  expect(tries.map(({ code }) => code)).toEqual([0, 0, 0])
  expect((await save(page.sign, both, { key })).code).toBe(0)
  expect(await filesOf(server, page)).toHaveLength(2)
  expect((await save(page.sign)).code).toBe(1005)
})

test('a second window with the same link is told that the link is over after the first one’s hand-in', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const answers = await Promise.all([save(page.sign), save(page.sign)])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1005])
  expect(await filesOf(server, page)).toHaveLength(2)
})

test('a missing side is named', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  expect(await save(page.sign, { frontIdCard: aJpeg() })).toMatchObject({
    code: 1003,
    msg: 'The photo of the back is missing',
    data: { field: 'backIdCard' },
  })
})

test('an interview of somebody else beside the link opens nothing', async () => {
  const page = await aPage(server)
  const other = await aPage(server)
  await agree(server, page.sign)
  const fields = { sign: page.sign, interviewId: other.interviewId }
  expect((await send(server, saveIdCard, { files: both, fields })).code).toBe(1005)
  const own = { sign: page.sign, interviewId: page.interviewId }
  expect((await send(server, saveIdCard, { files: both, fields: own })).code).toBe(0)
})

test('photos are for readers of the resume, and for a share that opens the ID card [D05]', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  await save(page.sign)
  const { companyId, candidateId, interviewId } = page
  const blind = await anAccount(server.services, { companyId, buttons: ['reportAIInterview'] })
  expect(await shownTo(blind.token, interviewId)).toBeNull()
  const { accountId } = page.account
  const plain = await aVisit(
    server.services,
    await aShare(server.services, { companyId, accountId, candidateId, interviewId }),
  )
  expect(await shownTo(plain.token, interviewId)).toBeNull()
  await server.services.db
    .updateTable('candidate')
    .set({ isAnonymous: true })
    .where('id', '=', candidateId)
    .execute()
  expect(await shownTo(page.account.token, interviewId)).toBeNull()
})

test('a passport needs one photo, and a back that comes with it is not stored', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const front = { frontIdCard: aPhonesJpeg() }
  expect((await save(page.sign, front, { fields: { sign: page.sign, document: 'other' } })).code).toBe(1003)
  const passport = { fields: { sign: page.sign, document: 'passport' } }
  expect((await save(page.sign, { backIdCard: aPng() }, passport)).code).toBe(1003)
  expect((await save(page.sign, both, passport)).code).toBe(0)
  expect((await filesOf(server, page)).map(({ name }) => name)).toEqual(['id-card-front.jpg'])
  const shown = await shownTo(page.account.token, page.interviewId)
  expect(shown).toEqual({ frontIdCard: expect.any(String), backIdCard: null })
})
