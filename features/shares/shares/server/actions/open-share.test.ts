import { anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { newToken } from '../../../../platform/access/server/gate.ts'
import { makeShare } from '../../contract.ts'
import { openingUnderTest } from './opening-under-test.ts'

const server = serverUnderTest()
const { aReport, open, aLocked } = openingUnderTest(server)

test('a link with a password tells both names of the company', async () => {
  const { of } = await aReport()
  const { token } = await aShare(server.services, { ...of, password: 'Kd27Rx' })
  const nameLatin = 'Yunjian Technology'
  await server.services.db.updateTable('company').set({ nameLatin }).where('id', '=', of.companyId).execute()
  expect((await open(token)).data).toMatchObject({ companyName: '云间科技', companyNameLatin: nameLatin })
})

test('a link with a password tells the partner of the report, where there is one [P6-031]', async () => {
  const { of } = await aReport()
  const { token } = await aShare(server.services, { ...of, password: 'Kd27Rx' })
  expect((await open(token)).data).not.toHaveProperty('partnerBrand')
  const partnerBrand = { title: '云涧人才', icon: 'data:image/svg+xml;base64,PHN2Zy8+' }
  await aSetting(server.services, of.companyId, 'rules', { partnerBrand })
  expect((await open(token)).data).toMatchObject({ visit: null, partnerBrand })
  expect((await open(token, 'Kd27Rx')).data).toMatchObject({ partnerBrand })
})

test('a new password is compared without case, and an older one exactly', async () => {
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

test('a link tells before its password its sender, and whether readers may forward it', async () => {
  const { of } = await aReport()
  const { token } = await aShare(server.services, { ...of, password: 'Kd27Rx' })
  expect((await open(token)).data).toMatchObject({ visit: null, sharedBy: '陈薇', maySendOn: true })
  await aSetting(server.services, of.companyId, 'rules', { visitorsMaySendOn: false })
  expect((await open(token)).data).toMatchObject({ visit: null, maySendOn: false })
})

test('a link tells company and position before it opens, and opens by the right password [P4-010 P7-021 P9-014]', async () => {
  const { token } = await aLocked()
  const before = await open(token)
  expect(before.data.visit).toBe(null)
  expect(before.body).not.toContain('沈知遥')
  expect(await open(token, 'Kd27Rz')).toMatchObject({ code: 1006, msg: 'The password is incorrect' })
  expect((await open(token, 'Kd27Rx')).data.visit?.token).toMatch(/^visit-[\w-]{43}$/)
  for (const pin of ['Kd27R', 'Kd27Rxx', 'Kd27R!', '密码密码密码'])
    expect((await open(token, pin)).code).toBe(1003)
})

test('an unknown, expired or revoked link is answered as a wrong password, and without one as an unknown link', async () => {
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

test('an open link tells the sections that it opens, and whether it may be forwarded', async () => {
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
