import { dayMs, hourMs } from '@candor/kernel/durations'
import type { CompanyId } from '@candor/kernel/ids'
import { aToken } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listCopies, makeCopyLink, revokeCopyLink } from '../../../candidates/candidate-copy/contract.ts'
import { startCopying } from '../../../candidates/candidate-copy/server/actions/start-copying.ts'
import { anExport } from '../../../candidates/candidate-copy/server/routes/copies-under-test.ts'
import { unzip } from '../../../candidates/candidate-copy/server/routes/zips-under-test.ts'
import { confirmOwnCopy, makeOwnCopy, openOwnCopy, readOwnCopy } from '../contract/page.ts'

const server = serverUnderTest()

const signOf = (address: string | null) => new URL(address ?? '').searchParams.get('sign') ?? ''

async function aLink(byMail = 0) {
  const exported = await anExport(server)
  const { of, as } = exported
  const { data } = await server.call(makeCopyLink, { ...of, isWholePerson: 0, byMail }, as)
  const sign = byMail ? await mailedSign(exported.companyId) : signOf(data.address)
  const open = () => server.call(openOwnCopy, { sign }, {})
  const confirm = (answer: string) => server.call(confirmOwnCopy, { sign, answer }, {})
  const make = async (lang?: 'cn' | 'en') => {
    const { pass } = (await confirm('0001')).data
    await server.call(makeOwnCopy, { sign, pass }, lang ? { lang } : {})
    await startCopying(server.services, server.app).rest()
    return (await server.call(readOwnCopy, { sign, pass }, {})).data
  }
  const links = async () => (await server.call(listCopies, of, as)).data.links
  const revoke = () => server.call(revokeCopyLink, { ...of, copyLinkId: data.linkId }, as)
  return { ...exported, link: data, sign, open, confirm, make, links, revoke }
}

async function mailedSign(companyId: CompanyId): Promise<string> {
  const mails = await server.services.db
    .selectFrom('mail')
    .where('companyId', '=', companyId)
    .select('secret')
    .execute()
  return mails.at(-1)?.secret ?? ''
}

test('a candidate gets an own copy by the link: the given and the computed data, no opinions', async () => {
  const { make } = await aLink()
  const { state, address } = await make()
  expect(state).toBe('made')
  const reply = await server.app.inject({ url: address ?? '' })
  expect(reply.statusCode).toBe(200)
  const entries = await unzip(reply.rawPayload)
  expect([...entries.keys()]).toEqual(['index.html', 'data.json', 'files/001 简历 b.txt'])
  const html = entries.get('index.html')?.toString() ?? ''
  const data = entries.get('data.json')?.toString() ?? ''
  for (const text of [html, data]) {
    expect(text).toContain('a steady engineer')
    expect(text).toContain('13800000001')
    expect(text).not.toContain('too expensive')
  }
  expect(html).toContain('Computed by a model')
  expect(JSON.parse(data)).toMatchObject({ for: 'candidate' })
})

test.each([
  ['en', 'Computed by a model'],
  ['cn', '由模型计算得出'],
] as const)('an own copy that is ordered in %s is in that language', async (lang, words) => {
  const { make } = await aLink()
  const { address } = await make(lang)
  const entries = await unzip((await server.app.inject({ url: address ?? '' })).rawPayload)
  expect(entries.get('index.html')?.toString()).toContain(words)
})

test('the page tells no value of the candidate before the right answer, and counts its openings', async () => {
  const { open, links } = await aLink()
  const { data } = await open()
  expect(data).toMatchObject({ companyName: '云间科技', asks: { phone: true, email: true } })
  expect(JSON.stringify(data)).not.toMatch(/沈知遥|138|shen@/)
  await open()
  expect(await links()).toMatchObject([{ openings: 2, state: 'live', isMailed: false }])
})

test('wrong answers are refused, and the eighth ends the link', async () => {
  const { confirm, links, open } = await aLink()
  for (let turn = 0; turn < 8; turn += 1) expect((await confirm('9999')).code).toBe(1003)
  expect((await confirm('0001')).code).toBe(1005)
  expect((await open()).code).toBe(1005)
  expect(await links()).toMatchObject([{ state: 'locked' }])
})

test('a right answer takes nothing from the tries', async () => {
  const { confirm, links } = await aLink()
  for (let turn = 0; turn < 10; turn += 1) expect((await confirm('shen@person.example')).code).toBe(0)
  expect(await links()).toMatchObject([{ state: 'live' }])
})

test('the copy of a link needs the pass of that link, for two hours', async () => {
  const { sign, confirm } = await aLink()
  const other = await aLink()
  const { pass } = (await confirm('0001')).data
  expect((await server.call(makeOwnCopy, { sign: other.sign, pass }, {})).code).toBe(1006)
  expect((await server.call(makeOwnCopy, { sign, pass: 'nonsense' }, {})).code).toBe(1006)
  server.clock.pass(2 * hourMs)
  expect((await server.call(makeOwnCopy, { sign, pass }, {})).code).toBe(1006)
})

test('two orders by one link at once are one copy', async () => {
  const { sign, confirm } = await aLink()
  const { pass } = (await confirm('0001')).data
  const order = () => server.call(makeOwnCopy, { sign, pass }, {})
  expect((await Promise.all([order(), order()])).map(({ code }) => code)).toEqual([0, 0])
  await startCopying(server.services, server.app).rest()
  const copies = await server.services.db
    .selectFrom('candidateCopy')
    .where('linkId', 'is not', null)
    .select('linkId')
    .execute()
  const counts = Object.values(Object.groupBy(copies, ({ linkId }) => linkId ?? ''))
  for (const ofLink of counts) expect(ofLink).toHaveLength(1)
})

test('a revoked link opens nothing, nor does the address of its copy', async () => {
  const { make, revoke, open, links } = await aLink()
  const { address } = await make()
  expect((await revoke()).code).toBe(0)
  expect((await open()).code).toBe(1005)
  expect((await server.app.inject({ url: address ?? '' })).statusCode).toBe(404)
  expect(await links()).toMatchObject([{ state: 'revoked' }])
})

test('a link ends after 14 days', async () => {
  const { open, of, companyId, accountId } = await aLink()
  server.clock.pass(14 * dayMs)
  expect((await open()).code).toBe(1005)
  const token = await aToken(server.services, { companyId, accountId })
  expect((await server.call(listCopies, of, { token })).data.links).toMatchObject([{ state: 'expired' }])
})

test('a mailed link is told to nobody else, its mail holds no name, and its token is stored as a hash', async () => {
  const { link, sign, open, companyId } = await aLink(1)
  expect(link.address).toBeNull()
  expect((await open()).code).toBe(0)
  const mail = await server.services.db
    .selectFrom('mail')
    .where('companyId', '=', companyId)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(mail.bodyText).not.toContain('沈知遥')
  expect(mail.toAddress).toBe('shen@person.example')
  const rows = await server.services.db.selectFrom('copyLink').select('tokenHash').execute()
  expect(JSON.stringify(rows)).not.toContain(sign)
})

test('a candidate with neither phone nor e-mail gets no link', async () => {
  const { of, as, candidateId } = await anExport(server)
  await server.services.db
    .updateTable('candidate')
    .set({ phone: null, email: null })
    .where('id', '=', candidateId)
    .execute()
  const make = (byMail: number) => server.call(makeCopyLink, { ...of, isWholePerson: 0, byMail }, as)
  expect((await make(0)).code).toBe(1003)
  expect((await make(1)).code).toBe(1003)
})

test('the orders and links are entries of the log, without a value of the candidate', async () => {
  const { make, revoke, companyId } = await aLink()
  await make()
  await revoke()
  const entries = await server.services.db
    .selectFrom('auditEntry')
    .where('companyId', '=', companyId)
    .orderBy('sequence')
    .select(['action', 'accountId', 'details'])
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['copy.linked', 'candidate.exported', 'copy.unlinked'])
  expect(entries[1]).toMatchObject({ accountId: null, details: { subject: 'own' } })
})
