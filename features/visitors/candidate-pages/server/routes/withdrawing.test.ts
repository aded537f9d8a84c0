import { dayMs } from '@candor/kernel/durations'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { linkTryLimit } from '../../../../meetings/planning/rules/mail-links.ts'
import { holdSweepOff } from '../../../../platform/imports/server/queries/files.ts'
import { saveIdCard, sendIdCardPiece } from '../../contract/id-card.ts'
import { listPageLinks, revokePageLink } from '../../contract/links.ts'
import { uploadImage } from '../../contract/monitor.ts'
import { giveConsent, readPage, withdrawConsent } from '../../contract/page.ts'
import { consentLimit } from '../../rules/pages.ts'
import { isPageOpen } from '../actions/open-page.ts'
import { aJpeg, aPng } from '../workers/pictures-under-test.ts'
import { agree, aPage, filesOf, send } from './pages-under-test.ts'

const server = serverUnderTest()

type Page = Awaited<ReturnType<typeof aPage>>

async function revoke({ candidateId: jobseekerChannelId, interviewId, account: { token } }: Page) {
  const { data } = await server.call(listPageLinks, { jobseekerChannelId, interviewId }, { token })
  const linkId = data.links[0]?.linkId ?? ''
  expect((await server.call(revokePageLink, { jobseekerChannelId, linkId }, { token })).code).toBe(0)
}

const expire = () => server.clock.pass(31 * dayMs)

const sendPicture = ({ sign }: Page) =>
  send(server, uploadImage, {
    files: { file: aJpeg() },
    fields: { sign, source: 2, createTime: server.clock.now().getTime() },
  })
const sendPiece = ({ sign }: Page, upload: string) =>
  send(server, sendIdCardPiece, {
    files: { piece: aPng() },
    fields: { sign, upload, side: 'frontIdCard', offset: 0 },
  })
const saveCard = ({ sign }: Page) =>
  send(server, saveIdCard, { files: { frontIdCard: aPng(), backIdCard: aPng() }, fields: { sign } })

const piecesOf = ({ companyId }: Page) =>
  server.services.db.selectFrom('idPhotoPiece').where('companyId', '=', companyId).select('side').execute()

const read = async (sign: string, purpose: 'idCard' | 'monitor') => {
  const { code, msg, data } = await server.call(readPage, { sign, purpose })
  return { code, msg, data }
}

const sendHalf = (page: Page) => sendPiece(page, 'half')

test.each([
  ['was revoked', 'monitor', sendPicture, revoke, 1],
  ['has expired', 'monitor', sendPicture, expire, 1],
  ['was revoked half way', 'idCard', sendHalf, revoke, 0],
  ['has expired half way', 'idCard', sendHalf, expire, 0],
  ['was used', 'idCard', saveCard, () => {}, 2],
  ['was used and has expired', 'idCard', saveCard, expire, 2],
] as const)(
  'a link that %s opens only the withdrawal of its consent, which deletes the sent pictures (%s)',
  async (_case, purpose, sendByIt, end, deletedPictures) => {
    const now = server.clock.now()
    const page = await aPage(server, { purpose })
    const { sign } = page
    await agree(server, sign, purpose)
    expect((await sendByIt(page)).code).toBe(0)
    await end(page)
    const unknown = await read('made up', purpose)
    const consented = { companyName: '云间科技', companyNameLatin: null }
    expect(await read(sign, purpose)).toEqual({ ...unknown, data: { consented } })
    expect(await read(sign, purpose === 'idCard' ? 'monitor' : 'idCard')).toEqual(unknown)
    // It opens nothing else.
    expect((await sendByIt(page)).code).toBe(1005)
    expect((await server.call(giveConsent, { sign, hash: '' })).code).toBe(1005)
    expect(await isPageOpen(server.services, sign)).toBe(false)
    const withdraw = () => server.call(withdrawConsent, { sign })
    expect((await withdraw()).data).toEqual({ deletedPictures })
    expect(await filesOf(server, page)).toEqual([])
    expect(await piecesOf(page)).toEqual([])
    // It opens nothing, says what was withdrawn and when, and answers a retry as a withdrawal.
    const withdrawn = { ...consented, withdrawnTime: server.clock.now().getTime() }
    expect(await read(sign, purpose)).toEqual({ ...unknown, data: { withdrawn } })
    expect(await withdraw()).toMatchObject({ code: 0, data: { deletedPictures: 0 } })
    server.clock.set(now)
  },
)

test('consent by one link can be given again a few times a day, and each one is kept', async () => {
  const { sign, candidateId } = await aPage(server)
  const kept = () =>
    server.services.db
      .selectFrom('candidateConsent')
      .where('candidateId', '=', candidateId)
      .select('withdrawnAt')
      .execute()
  for (let turn = 0; turn < consentLimit.max; turn += 1) {
    expect((await agree(server, sign)).code).toBe(0)
    expect((await agree(server, sign)).code).toBe(0)
    expect((await server.call(withdrawConsent, { sign })).code).toBe(0)
  }
  expect(await agree(server, sign)).toMatchObject({
    code: 1009,
    msg: expect.stringMatching('^You have agreed and withdrawn too often today'),
  })
  expect(await kept()).toHaveLength(consentLimit.max)
  const now = server.clock.now()
  server.clock.pass(dayMs)
  expect((await agree(server, sign)).code).toBe(0)
  server.clock.set(now)
})

test('a withdrawal waits for the imports of the company only where a consent stands', async () => {
  const { sign, companyId } = await aPage(server)
  const { services } = server
  const withdraw = () => server.call(withdrawConsent, { sign })
  const waiting = await services.db.transaction().execute(async (db) => {
    await holdSweepOff(db, companyId)
    expect((await withdraw()).data).toEqual({ deletedPictures: 0 })
    await agree(server, sign)
    const second = withdraw()
    await expect.poll(() => countWaiting(services)).toBe(1)
    return { second }
  })
  expect((await waiting.second).code).toBe(0)
})

test('a withdrawal waits for the consent that is on its way', async () => {
  const { sign, candidateId } = await aPage(server)
  const { services } = server
  const { data } = await server.call(readPage, { sign, purpose: 'idCard' })
  const hash = data.wording?.hash ?? ''
  const sent = await services.db.transaction().execute(async (db) => {
    await db.selectFrom('candidate').where('id', '=', candidateId).select('id').forUpdate().execute()
    const agreeing = server.call(giveConsent, { sign, hash })
    await expect.poll(() => countWaiting(services)).toBe(1)
    const withdrawing = server.call(withdrawConsent, { sign })
    await expect.poll(() => countWaiting(services)).toBe(2)
    return { agreeing, withdrawing }
  })
  expect((await sent.agreeing).code).toBe(0)
  expect((await sent.withdrawing).code).toBe(0)
  expect((await read(sign, 'idCard')).data.consentTime).toBe(null)
})

test('a link that still withdraws a consent is no guess; after many guesses no withdrawal is taken for a while', async () => {
  server.clock.pass(linkTryLimit.perMinutes * 60_000)
  const page = await aPage(server)
  const { sign } = page
  await agree(server, sign)
  await revoke(page)
  const tryOften = async (token: string) => {
    for (let turn = 0; turn < linkTryLimit.max; turn += 1) await read(token, 'idCard')
  }
  await tryOften(sign)
  expect((await read(sign, 'idCard')).code).toBe(1005)
  await tryOften('a guess')
  expect(await read(sign, 'idCard')).toMatchObject({
    code: 1009,
    data: { retryAfterSeconds: expect.any(Number) },
  })
  expect((await server.call(withdrawConsent, { sign })).code).toBe(1009)
  server.clock.pass(linkTryLimit.perMinutes * 60_000)
  expect((await server.call(withdrawConsent, { sign })).code).toBe(0)
})
