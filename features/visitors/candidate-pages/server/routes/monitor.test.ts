import { anAccount, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { preventCheatingReport } from '../../../../findings/integrity/contract/report.ts'
import { getChatMonitorImg } from '../../../../findings/integrity/contract.ts'
import { monitorPart } from '../../../../findings/integrity/server/queries/monitor-pictures.ts'
import { visitorSwitch } from '../../../../platform/company/rules.ts'
import { getMenuTabs } from '../../../../report/report/contract.ts'
import type { SharedKey } from '../../../../shares/shares/rules/sharing.ts'
import { uploadImage } from '../../contract/monitor.ts'
import { readPage, withdrawConsent } from '../../contract/page.ts'
import { maxPictures } from '../../rules/monitor.ts'
import { aJpeg, aPhonesJpeg } from '../workers/pictures-under-test.ts'
import { agree, aPage, filesOf, send, setEnd } from './pages-under-test.ts'

const server = serverUnderTest()

async function aWatched() {
  const page = await aPage(server, { purpose: 'monitor' })
  await agree(server, page.sign, 'monitor')
  const at = server.clock.now().getTime()
  const upload = (createTime: number, more: object = {}, file: Uint8Array = aJpeg()) =>
    send(server, uploadImage, {
      files: { file },
      fields: { sign: page.sign, source: 2, createTime, ...more },
    })
  const { token } = page.account
  const read = async (call: typeof getChatMonitorImg) =>
    (await server.call(call, { interviewId: page.interviewId }, { token })).data
  return { ...page, at, upload, read }
}

test('pictures stand in the report by their times, in any order of arrival [P2-044 R9-069]', async () => {
  const { upload, read, at, account, interviewId } = await aWatched()
  for (const createTime of [at + 60_000, at, at + 30_000]) expect((await upload(createTime)).code).toBe(0)
  const pictures = await read(getChatMonitorImg)
  expect(pictures.map(({ source, createTime }) => [source, createTime])).toEqual([
    [2, at],
    [2, at + 30_000],
    [2, at + 60_000],
  ])
  expect((await server.app.inject(pictures[0]?.url ?? '')).headers['content-type']).toBe('image/jpeg')
  const { token } = account
  const info = await server.call(preventCheatingReport, { interviewId }, { token })
  expect(info.data.mobileMonitorImages).toHaveLength(3)
  // Pictures alone are no check: nobody may read off them that nothing was found.
  expect(info.data.unqualified).toBeNull()
  const { data } = await server.call(getMenuTabs, { interviewId }, { token })
  expect(data.facts.parts).toContain('monitorPictures')
})

test('each picture tells how many the link has sent in all, and so does the page after a reload', async () => {
  const { upload, at, sign, link } = await aWatched()
  const sent = async (createTime: number) => (await upload(createTime)).data?.sentPictures
  expect(await sent(at)).toBe(1)
  expect(await sent(at + 30_000)).toBe(2)
  // The same one again, as its reply was lost.
  expect(await sent(at)).toBe(2)
  const opened = async (of: string) =>
    (await server.call(readPage, { sign: of, purpose: 'monitor' })).data.sentPictures
  expect(await opened(sign)).toBe(2)
  expect(await opened(await link())).toBe(0)
})

test('a picture tells no place, and the same one again is stored once', async () => {
  const { upload, at, read, ...page } = await aWatched()
  const answers = await Promise.all([1, 2, 3].map(() => upload(at, {}, aPhonesJpeg())))
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(await read(getChatMonitorImg)).toHaveLength(1)
  const [stored, ...rest] = await filesOf(server, page)
  expect(rest).toEqual([])
  const { default: fs } = await import('node:fs/promises')
  const bytes = await fs.readFile(server.services.files.pathOf(stored?.contentHash ?? ''))
  expect(bytes.toString('latin1')).not.toMatch(/SECRET|GPS/)
})

test('a picture from before the end of an interview is taken afterwards, and a later picture is not', async () => {
  const { upload, at, interviewId } = await aWatched()
  const end = new Date(at + 60_000)
  await setEnd(server, interviewId, end)
  server.clock.pass(20 * 60_000)
  expect(await upload(at + 30_000)).toMatchObject({ code: 0, data: { interviewEndTime: end.getTime() } })
  expect(await upload(at + 10 * 60_000)).toMatchObject({
    code: 1012,
    msg: 'The interview is over, so no more pictures are taken',
    data: { field: 'createTime' },
  })
})

test.each([
  ['before the consent', -10 * 60_000],
  ['in the future', 10 * 60_000],
])('a picture from %s is refused', async (_case, ms) => {
  const { upload, at } = await aWatched()
  expect(await upload(at + ms)).toMatchObject({ code: 1003, data: { field: 'createTime' } })
})

test('an interview has 2,000 pictures of its monitors at most, of the 5,000 that are sent', async () => {
  const { upload, at, companyId, interviewId } = await aWatched()
  const document = Array.from({ length: maxPictures }, (_, index) => ({
    source: 1,
    createTime: at - index,
    url: 'file:018f0000-0000-7000-8000-000000000000',
    linkId: 'x',
  }))
  const row = { companyId, interviewId, part: monitorPart, document: JSON.stringify(document) }
  await server.services.db
    .insertInto('interviewDocument')
    .values({ ...row, receivedAt: server.clock.now() })
    .execute()
  expect(await upload(at + 1)).toMatchObject({ code: 1008 })
})

test('while the disk is full a picture is told to wait, and it is taken once there is room', async () => {
  const { upload, at, read } = await aWatched()
  const { files } = server.services
  const { put } = files
  files.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  try {
    expect((await upload(at)).code).toBe(1009)
  } finally {
    files.put = put
  }
  expect((await upload(at)).code).toBe(0)
  expect(await read(getChatMonitorImg)).toHaveLength(1)
})

test('a picture of more than 1 MB, a missing picture and a file of another kind are refused', async () => {
  const { upload, at, sign } = await aWatched()
  expect((await upload(at, {}, Buffer.concat([aJpeg(), Buffer.alloc(1024 * 1024)]))).code).toBe(1010)
  expect((await upload(at, {}, Buffer.from('GIF89a'))).code).toBe(1010)
  const fields = { sign, source: 2, createTime: at }
  expect(await send(server, uploadImage, { files: {}, fields })).toMatchObject({
    code: 1003,
    data: { field: 'file' },
  })
  expect(
    (await send(server, uploadImage, { files: { file: aJpeg() }, fields: { ...fields, source: 4 } })).code,
  ).toBe(1003)
})

test('another interview, a link for something else and no consent open nothing', async () => {
  const { upload, at } = await aWatched()
  const other = await aPage(server, { purpose: 'idCard' })
  expect((await upload(at, { interviewId: other.interviewId })).code).toBe(1005)
  await agree(server, other.sign)
  expect((await upload(at, { sign: other.sign })).code).toBe(1005)
  const silent = await aPage(server, { purpose: 'monitor' })
  expect((await upload(at, { sign: silent.sign })).code).toBe(1002)
})

test('a consent that is withdrawn takes the pictures of its link along, and no others', async () => {
  const { upload, at, read, sign, link, ...page } = await aWatched()
  await upload(at)
  await upload(at + 30_000)
  const second = await link()
  await agree(server, second, 'monitor')
  await upload(at + 60_000, { sign: second })
  expect((await server.call(withdrawConsent, { sign })).data).toEqual({ deletedPictures: 2 })
  expect((await read(getChatMonitorImg)).map(({ createTime }) => createTime)).toEqual([at + 60_000])
  expect(await filesOf(server, page)).toHaveLength(1)
  expect((await upload(at + 90_000)).code).toBe(1002)
})

test('pictures are for accounts that may read the log of the interview', async () => {
  const { upload, at, companyId, interviewId } = await aWatched()
  await upload(at)
  const { token } = await anAccount(server.services, {
    companyId,
    buttons: ['reportAIInterview', 'reportResume'],
  })
  expect((await server.call(getChatMonitorImg, { interviewId }, { token })).code).toBe(1002)
  const info = await server.call(preventCheatingReport, { interviewId }, { token })
  expect(info.data.mobileMonitorImages).toBeNull()
})

test('a visitor sees pictures by a share of the checks alone', async () => {
  const { upload, at, companyId, candidateId, interviewId, account } = await aWatched()
  await upload(at)
  const config = [{ tabType: visitorSwitch('reportInterviewLog'), inUse: 1 }]
  await aSetting(server.services, companyId, 'reportTabConfig', config)
  const { accountId } = account
  const read = async (sections: readonly SharedKey[]) => {
    const of = { companyId, accountId, candidateId, interviewId, sections, password: 'aB3dE6' }
    const { token } = await aVisit(server.services, await aShare(server.services, of))
    return server.call(getChatMonitorImg, { interviewId }, { token })
  }
  expect((await read(['reportAIInterview', 'antiCheating'])).data).toHaveLength(1)
  expect((await read(['reportAIInterview'])).data ?? []).toEqual([])
})

test.each([
  ['cn', '公司已关闭这个页面'],
  ['en', 'The company has turned this page off'],
  ['zh-TW', '公司已關閉這個頁面'],
])('a company that switches the page off takes nothing more, and it says so, %s', async (lang, msg) => {
  const { upload, at, companyId, sign } = await aWatched()
  await aSetting(server.services, companyId, 'rules', { monitorsByPhone: false })
  expect((await upload(at)).code).toBe(1013)
  const answer = await server.call(readPage, { sign, purpose: 'monitor' }, { lang })
  expect(answer).toMatchObject({ code: 1013, msg })
  // The page can offer to take back what was sent.
  const { name, nameLatin } = await server.services.db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select(['name', 'nameLatin'])
    .executeTakeFirstOrThrow()
  const consented = { companyName: name, companyNameLatin: nameLatin, consentTime: at }
  expect(answer.data).toEqual({ consented })
  expect((await server.call(withdrawConsent, { sign })).code).toBe(0)
  expect(await server.call(readPage, { sign, purpose: 'monitor' })).toMatchObject({ code: 1013, data: null })
})
