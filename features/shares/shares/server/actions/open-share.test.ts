import { anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { keepHashing } from '@candor/testkit/busy'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare } from '@candor/testkit/shares'
import { describe, expect, test } from 'vitest'
import { findId } from '../../../../candidates/candidates/contract.ts'
import { newToken } from '../../../../platform/access/server/gate.ts'
import { checkReportPassword, makeShare } from '../../contract.ts'

const server = serverUnderTest()

async function aReport() {
  const { companyId, accountId } = await anAccount(server.services)
  const { candidateId, interviewId } = await anInterview(server.services, { companyId })
  return { of: { companyId, candidateId, interviewId, accountId } }
}

const open = (id: string, pin?: string) => server.call(checkReportPassword, { id, pin })

async function openFrom(remoteAddress: string, id: string, pin = '') {
  const payload = { id, pin }
  return server.app.inject({ method: 'POST', url: checkReportPassword.path, remoteAddress, payload })
}

describe('a link with a password', () => {
  const aLocked = async () => aShare(server.services, { ...(await aReport()).of, password: 'Kd27Rx' })

  test('tells by both names of the company whose report it opens', async () => {
    const { of } = await aReport()
    const { token } = await aShare(server.services, { ...of, password: 'Kd27Rx' })
    const nameLatin = 'Yunjian Technology'
    await server.services.db
      .updateTable('company')
      .set({ nameLatin })
      .where('id', '=', of.companyId)
      .execute()
    expect((await open(token)).data).toMatchObject({ companyName: '云间科技', companyNameLatin: nameLatin })
  })

  test('tells the partner whose people share the report, where there is one [P6-031]', async () => {
    const { of } = await aReport()
    const { token } = await aShare(server.services, { ...of, password: 'Kd27Rx' })
    expect((await open(token)).data).not.toHaveProperty('partnerBrand')
    const partnerBrand = { title: '云涧人才', icon: 'data:image/svg+xml;base64,PHN2Zy8+' }
    await aSetting(server.services, of.companyId, 'rules', { partnerBrand })
    expect((await open(token)).data).toMatchObject({ visit: null, partnerBrand })
    expect((await open(token, 'Kd27Rx')).data).toMatchObject({ partnerBrand })
  })

  test('is compared without case where its password is a new one, and exactly where it is older', async () => {
    const { companyId, token } = await anAccount(server.services)
    const { candidateId } = await anInterview(server.services, { companyId })
    const choice = { sections: ['reportAIInterview'], showsScores: true, days: 7, hasPassword: true }
    const wanted = { jobseekerChannelId: candidateId, ...choice, language: 'cn' as const, note: '' }
    const { data } = await server.call(makeShare, wanted, { token })
    const link = new URL(data.shareUrl).searchParams.get('userid') ?? ''
    const password = data.password ?? ''
    expect(password).toMatch(/^[2-9ACDEFGHJKMNPQRTVWXY]{6}$/)
    expect((await open(link)).data.ignoresCase).toBe(true)
    for (const typed of [password, password.toLowerCase()]) expect((await open(link, typed)).code).toBe(0)
    const older = await aLocked()
    expect((await open(older.token)).data.ignoresCase).toBe(false)
    for (const typed of ['kd27rx', 'KD27RX']) expect((await open(older.token, typed)).code).toBe(1006)
    expect((await open(older.token, 'Kd27Rx')).code).toBe(0)
  })

  test('tells before its password who shared the report, and whether the company lets readers forward it', async () => {
    const { of } = await aReport()
    const { token } = await aShare(server.services, { ...of, password: 'Kd27Rx' })
    expect((await open(token)).data).toMatchObject({ visit: null, sharedBy: '陈薇', maySendOn: true })
    await aSetting(server.services, of.companyId, 'rules', { visitorsMaySendOn: false })
    expect((await open(token)).data).toMatchObject({ visit: null, maySendOn: false })
  })

  test('tells company and position before it opens, and opens by the right password [P4-010 P7-021 P9-014]', async () => {
    const { token } = await aLocked()
    const before = await open(token)
    expect(before.data.visit).toBe(null)
    expect(before.body).not.toContain('沈知遥')
    expect(await open(token, 'Kd27Rz')).toMatchObject({ code: 1006, msg: 'The password is incorrect' })
    expect((await open(token, 'Kd27Rx')).data.visit?.token).toMatch(/^visit-[\w-]{43}$/)
    for (const pin of ['Kd27R', 'Kd27Rxx', 'Kd27R!', '密码密码密码'])
      expect((await open(token, pin)).code).toBe(1003)
  })

  test('that is unknown, over or revoked is answered as a wrong password is, and as an unknown link without one', async () => {
    const { of } = await aReport()
    const password = 'Kd27Rx'
    const dead = [
      newToken(),
      'x',
      (await aShare(server.services, { ...of, password, days: 0 })).token,
      (await aShare(server.services, { ...of, password, revokedAt: server.clock.now() })).token,
    ]
    const wrong = await open((await aLocked()).token, 'aaaaaa')
    for (const token of dead) {
      expect(await open(token, password)).toEqual(wrong)
      expect(await open(token)).toMatchObject({ status: 200, code: 1005, data: null })
    }
  })

  test('is locked after 5 wrong ones from one address in 15 minutes, for the right one too, and for nobody else', async () => {
    const { token } = await aLocked()
    const from = async (address: string, pin: string) => (await openFrom(address, token, pin)).json()
    for (let turn = 0; turn < 5; turn += 1) expect((await from('198.51.100.1', 'aaaaaa')).code).toBe(1006)
    const locked = await from('198.51.100.1', 'Kd27Rx')
    expect(locked).toMatchObject({ code: 1009, data: { retryAfterSeconds: 15 * 60 } })
    expect((await from('198.51.100.2', 'Kd27Rx')).code).toBe(0)
    server.clock.pass(15 * 60_000)
    expect((await from('198.51.100.1', 'Kd27Rx')).code).toBe(0)
  })

  test('is not locked by tries that are refused for want of time', async () => {
    const { token } = await aLocked()
    const stop = keepHashing(server.services)
    for (let turn = 0; turn < 6; turn += 1)
      expect((await openFrom('198.51.100.4', token, 'Kd27Rx')).json().data).toEqual({ retryAfterSeconds: 2 })
    await stop()
    expect((await openFrom('198.51.100.4', token, 'Kd27Rx')).json().code).toBe(0)
  })

  test('is no way to fill the table of tries by links that were made up, from an address that is refused', async () => {
    const made = Array.from({ length: 40 }, () => newToken())
    for (const link of made) await openFrom('198.51.100.5', link, 'aaaaaa')
    const counted = server.services.db
      .selectFrom('attempt')
      .where('key', 'like', 'report % 198.51.100.5')
      .where('key', '<>', 'report from 198.51.100.5')
      .select('key')
    expect(await counted.execute()).toHaveLength(30)
  })

  test('is locked after 60 wrong ones an hour from wherever, however many come at once', async () => {
    const { token } = await aLocked()
    const answers: number[] = []
    for (let round = 0; round < 4; round += 1) {
      const guesses = Array.from({ length: 17 }, (_, turn) =>
        openFrom(`203.0.113.${round * 17 + turn}`, token, 'aaaaaa'),
      )
      answers.push(...(await Promise.all(guesses)).map((answer) => answer.json().code))
    }
    expect(answers.filter((code) => code === 1006)).toHaveLength(60)
    expect(answers.filter((code) => code === 1009)).toHaveLength(8)
    expect((await openFrom('203.0.113.200', token, 'Kd27Rx')).json().code).toBe(1009)
  })

  test('that is locked by guesses from everywhere is told to its maker once a day, and an open visit goes on', async () => {
    const { of } = await aReport()
    const { token } = await aShare(server.services, { ...of, password: 'Kd27Rx' })
    const { db } = server.services
    await db.updateTable('account').set({ locale: 'cn' }).where('id', '=', of.accountId).execute()
    const visit = (await openFrom('198.51.100.60', token, 'Kd27Rx')).json().data.visit
    const guessAll = async () => {
      for (let turn = 0; turn < 64; turn += 1) await openFrom(`203.0.113.${turn}`, token, 'aaaaaa')
    }
    await guessAll()
    const mails = db.selectFrom('mail').where('companyId', '=', of.companyId).select(['subject', 'bodyText'])
    await expect.poll(() => mails.execute()).toHaveLength(1)
    const [mail] = await mails.execute()
    expect(mail?.subject).toContain('有人多次输错一份分享报告的密码')
    expect(mail?.bodyText).toContain('已经打开报告的人不受影响')
    const read = await server.call(findId, { userId: of.interviewId }, { token: visit.token })
    expect(read.code).toBe(0)
    server.clock.pass(60 * 60_000)
    await guessAll()
    expect((await openFrom('203.0.113.200', token, 'Kd27Rx')).json().code).toBe(1009)
    expect(await mails.execute()).toHaveLength(1)
  })

  test('is no way to have passwords checked by links that were made up, from one address', async () => {
    const guess = () => openFrom('198.51.100.40', newToken(), 'aaaaaa')
    const codes: number[] = []
    for (let turn = 0; turn < 31; turn += 1) codes.push((await guess()).json().code)
    expect(codes.filter((code) => code === 1006)).toHaveLength(30)
    expect(codes.at(-1)).toBe(1009)
    const { token } = await aLocked()
    expect((await openFrom('198.51.100.40', token, 'Kd27Rx')).json().code).toBe(1009)
    expect((await openFrom('198.51.100.41', token, 'Kd27Rx')).json().code).toBe(0)
  })
})

test('an open link says what it opens, and whether it may be sent on', async () => {
  const { of } = await aReport()
  const sections = [
    'reportAIInterview',
    'reportResume',
    'overviewAI',
    'contacts',
    'interviewFeedback',
  ] as const
  const shared = await aShare(server.services, { ...of, sections, password: 'Kd27Rx' })
  expect((await open(shared.token, 'Kd27Rx')).data).toMatchObject({
    visit: { opens: ['reportAIInterview', 'reportResume', 'contacts'] },
    maySendOn: true,
  })
  await aSetting(server.services, of.companyId, 'rules', { visitorsMaySendOn: false })
  const bare = await aShare(server.services, { ...of, sections })
  expect((await open(bare.token)).data).toMatchObject({
    visit: { opens: ['reportAIInterview', 'reportResume'] },
    maySendOn: false,
  })
})

test('a link without a password opens a limited number of visits for each address', async () => {
  const { of } = await aReport()
  const { token } = await aShare(server.services, of)
  const codes: number[] = []
  for (let turn = 0; turn < 61; turn += 1) codes.push((await openFrom('198.51.100.50', token)).json().code)
  expect(codes).toEqual([...Array.from({ length: 60 }, () => 0), 1009])
  expect((await openFrom('198.51.100.51', token)).json().code).toBe(0)
  const visits = await server.services.db.selectFrom('shareSession').select('id').execute()
  expect(visits.length).toBeLessThan(80)
})
