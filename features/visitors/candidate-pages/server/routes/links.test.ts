import { dayMs } from '@candor/kernel/durations'
import { aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listPageLinks, makePageLink, revokePageLink } from '../../contract/links.ts'
import { declineConsent, giveConsent, readPage, withdrawConsent } from '../../contract/page.ts'
import { agree, aPage, setEnd } from './pages-under-test.ts'

const server = serverUnderTest()

async function aRecruiter() {
  const page = await aPage(server)
  const { db } = server.services
  const of = { jobseekerChannelId: page.candidateId, interviewId: page.interviewId }
  const as = { token: page.account.token }
  await db
    .updateTable('candidate')
    .set({ email: 'su@mail.example' })
    .where('id', '=', page.candidateId)
    .execute()
  const make = (purpose: 'idCard' | 'monitor' | 'campaign', byMail = 0) =>
    server.call(makePageLink, { ...of, purpose, byMail }, as)
  const list = async () => (await server.call(listPageLinks, of, as)).data
  return { ...page, of, as, make, list }
}

const signOf = (address: string | null) => new URL(address ?? '').searchParams.get('sign') ?? ''

test.each([
  ['idCard', '/idcollect'],
  ['monitor', '/mobilemonitor'],
  ['campaign', '/welfareActivities'],
] as const)('a recruiter makes a link for %s, which opens its page and no other', async (purpose, path) => {
  const { make, list } = await aRecruiter()
  const { data } = await make(purpose)
  expect(new URL(data.address ?? '').pathname).toBe(path)
  expect(data.isMailed).toBe(false)
  const sign = signOf(data.address)
  expect((await server.call(readPage, { sign, purpose })).code).toBe(0)
  for (const other of (['idCard', 'monitor', 'campaign'] as const).filter((each) => each !== purpose))
    expect((await server.call(readPage, { sign, purpose: other })).code).toBe(1005)
  const { linkId } = data
  expect((await list()).links[0]).toMatchObject({ linkId, purpose, state: 'live', consentTime: null })
})

test.each([
  ['cn', '云间科技请您上传身份证照片', '上传身份证照片：', '链接无需登录，仅供您本人使用，请不要转发。'],
  [
    'en',
    '云间科技: please upload photos of your ID card',
    'Upload the photos:',
    'This link is only for you. Please do not pass it on. You need no account.',
  ],
  ['zh-TW', '云间科技請您上傳身分證照片', '上傳身分證照片：', '連結無需登入，僅供您本人使用，請不要轉寄。'],
])(
  'a link goes out by mail in the sender’s language, %s, laid out, and only the mail has its token',
  async (lang, subject, opening, footer) => {
    const { of, as, companyId } = await aRecruiter()
    const { data } = await server.call(makePageLink, { ...of, purpose: 'idCard', byMail: 1 }, { ...as, lang })
    expect(data).toMatchObject({ isMailed: true, address: null })
    const mail = await server.services.db
      .selectFrom('mail')
      .where('companyId', '=', companyId)
      .selectAll()
      .executeTakeFirstOrThrow()
    const [, address = ''] = /(https?:\S+\/idcollect\?sign=\S+)/.exec(mail.bodyText) ?? []
    expect(mail).toMatchObject({ toAddress: 'su@mail.example', subject, secret: signOf(address) })
    expect(mail.bodyText).toContain(`\n${opening}\n${address}\n`)
    expect(mail.bodyText).toContain(footer)
    expect(mail.bodyHtml).toContain(`href="${address}"`)
    expect((await server.call(readPage, { sign: signOf(address), purpose: 'idCard' })).code).toBe(0)
  },
)

test.each([
  ['in a mail to the candidate alone', 1, true],
  ['to the account that hands it over', 0, false],
])(
  'a consent keeps that its link went out %s, and the list of links says so [S75]',
  async (_case, byMail, isMailed) => {
    const { make, list, companyId, candidateId } = await aRecruiter()
    const { db } = server.services
    const { data } = await make('idCard', byMail)
    const mail = await db
      .selectFrom('mail')
      .where('companyId', '=', companyId)
      .select('bodyText')
      .executeTakeFirst()
    const sign = /sign=([\w-]+)/.exec(mail?.bodyText ?? '')?.[1] ?? signOf(data.address)
    expect((await agree(server, sign)).code).toBe(0)
    const consents = await db
      .selectFrom('candidateConsent')
      .where('candidateId', '=', candidateId)
      .select('isLinkMailed')
      .execute()
    expect(consents).toEqual([{ isLinkMailed: isMailed }])
    expect((await list()).links[0]).toMatchObject({ isMailed, consentTime: expect.any(Number) })
  },
)

test('a candidate’s refusal is stored, and the company sees it until they agree [S76]', async () => {
  const { list, sign, companyId } = await aRecruiter()
  const { services, clock } = server
  const decline = async () => (await server.call(declineConsent, { sign })).data
  const { declineTime } = await decline()
  expect(declineTime).toBe(clock.now().getTime())
  const now = clock.now()
  clock.pass(1000)
  expect(await decline()).toEqual({ declineTime })
  const opened = async () => (await server.call(readPage, { sign, purpose: 'idCard' })).data
  expect(await opened()).toMatchObject({ declineTime, consentTime: null })
  expect((await list()).links).toMatchObject([{ declineTime, consentTime: null }])
  const entries = services.db.selectFrom('auditEntryWhole').where('companyId', '=', companyId)
  const told = await entries.where('action', '=', 'consent.declined').select('accountId').execute()
  expect(told).toEqual([{ accountId: null }])
  await agree(server, sign)
  expect(await opened()).toMatchObject({ declineTime: null, consentTime: expect.any(Number) })
  expect((await list()).links).toMatchObject([{ declineTime: null }])
  expect((await server.call(declineConsent, { sign })).code).toBe(1012)
  clock.set(now)
})

test('a candidate without an address gets no mail, and a finished interview gets no monitor link', async () => {
  const { make, candidateId, interviewId, of, as } = await aRecruiter()
  await setEnd(server, interviewId, server.clock.now())
  expect((await make('monitor')).code).toBe(1012)
  expect(
    (await server.call(makePageLink, { ...of, interviewId: '', purpose: 'campaign', byMail: 0 }, as)).code,
  ).toBe(0)
  await server.services.db
    .updateTable('candidate')
    .set({ email: null })
    .where('id', '=', candidateId)
    .execute()
  expect(await make('idCard', 1)).toMatchObject({ code: 1003, msg: 'The candidate has no email address' })
})

test('an unknown link, an expired, a revoked one and one of another purpose are answered alike', async () => {
  const { make, list, of, as } = await aRecruiter()
  const revoked = signOf((await make('idCard')).data.address)
  const [newest] = (await list()).links
  const { jobseekerChannelId } = of
  await server.call(revokePageLink, { jobseekerChannelId, linkId: newest?.linkId ?? '' }, as)
  const expired = signOf((await make('idCard')).data.address)
  const foreign = signOf((await make('campaign')).data.address)
  const now = server.clock.now()
  const read = async (sign: string) => {
    const { code, msg, data } = await server.call(readPage, { sign, purpose: 'idCard' })
    return { code, msg, data }
  }
  const answers = [await read('made up'), await read(revoked), await read(foreign)]
  server.clock.pass(31 * dayMs)
  answers.push(await read(expired))
  server.clock.set(now)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({
    code: 1005,
    msg: 'This link no longer works. Open the link in the latest email, or contact the recruiter',
  })
  expect((await list()).links.map(({ state }) => state)).toEqual(['live', 'live', 'revoked', 'live'])
})

test('a candidate’s own page goes by the partner whose people sent the link, where there is one [P6-031]', async () => {
  const { sign, companyId } = await aPage(server)
  const read = async () => (await server.call(readPage, { sign, purpose: 'idCard' })).data
  expect(await read()).not.toHaveProperty('partnerBrand')
  const partnerBrand = { title: '云涧人才' }
  await aSetting(server.services, companyId, 'rules', { collectsIdCards: true, partnerBrand })
  expect(await read()).toMatchObject({ partnerBrand })
})

test('a consent names the words that were read, and is stored with them in that language', async () => {
  const { sign, candidateId } = await aPage(server)
  expect((await server.call(giveConsent, { sign, hash: '0'.repeat(64) })).code).toBe(1012)
  const { data } = await server.call(readPage, { sign, purpose: 'idCard' }, { lang: 'zh-TW' })
  const hash = data.wording?.hash ?? ''
  expect((await server.call(giveConsent, { sign, hash }, { lang: 'zh-TW' })).code).toBe(0)
  const again = await server.call(giveConsent, { sign, hash }, { lang: 'zh-TW' })
  expect(again.code).toBe(0)
  const rows = await server.services.db
    .selectFrom('candidateConsent')
    .where('candidateId', '=', candidateId)
    .selectAll()
    .execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    purpose: 'idCard',
    locale: 'zh-TW',
    version: '4',
    wordingHash: hash,
    withdrawnAt: null,
  })
  for (const { title, text } of data.wording?.parts ?? [])
    expect(rows[0]?.wording).toContain(`${title}\n${text}`)
  expect(rows[0]?.givenAt).toEqual(server.clock.now())
})

test('a recruiter sees when somebody agreed and withdrew', async () => {
  const { list, sign } = await aRecruiter()
  await agree(server, sign)
  expect((await list()).links[0]).toMatchObject({
    consentTime: server.clock.now().getTime(),
    withdrawnTime: null,
  })
  await server.call(withdrawConsent, { sign })
  expect((await list()).links[0]).toMatchObject({ withdrawnTime: server.clock.now().getTime() })
})

test.each([
  ['collectsIdCards', 'idCard'],
  ['monitorsByPhone', 'monitor'],
  ['sendsCampaign', 'campaign'],
] as const)(
  'switched off by %s a page is not offered, and its link cannot be made',
  async (rule, purpose) => {
    const { list, make, companyId } = await aRecruiter()
    expect((await list()).pages).toEqual(['idCard', 'monitor', 'campaign'])
    await aSetting(server.services, companyId, 'rules', { [rule]: false })
    expect((await list()).pages).not.toContain(purpose)
    expect((await make(purpose)).code).toBe(1013)
  },
)
