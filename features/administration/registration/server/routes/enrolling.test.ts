import { aCompany, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { enrol, leadPageSize, listLeads, saveLead } from '../../contract.ts'
import { remindOfLeads } from '../jobs.ts'
import { insertLead } from '../queries.ts'

const site = { company: 'site-under-test', salesEmail: 'sales@acme.example' }
const server = serverUnderTest({ site })

let admin: Awaited<ReturnType<typeof anAccount>>
beforeAll(async () => {
  const { companyId } = await aCompany(server.services)
  await server.services.db
    .updateTable('company')
    .set({ externalId: site.company })
    .where('id', '=', companyId)
    .execute()
  admin = await anAccount(server.services, { userType: 'admin', companyId, name: '沈岚' })
})
beforeEach(async () => {
  const { db } = server.services
  for (const table of ['lead', 'mail', 'attempt'] as const) await db.deleteFrom(table).execute()
})

const form = { companyName: '云渡科技', userName: '何云舟', position: '招聘经理', phone: '13812345678' }
const leads = async () => (await server.call(listLeads, {}, admin)).data.list
const mails = () =>
  server.services.db.selectFrom('mail').orderBy('id').select(['toAddress', 'subject']).execute()

test.each([
  ['86', '13812345678'],
  [86, 13_812_345_678],
])(
  'an enrolment from the mini-app, as JSON, is stored among the leads and mailed to sales, its telephone text or numbers: %o %o [P7-085]',
  async (prefixPhone, phone) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/enterprise/miniapp/companyEnroll/save',
      headers: { lang: 'cn' },
      payload: { ...form, prefixPhone, phone },
    })
    expect(response.json()).toMatchObject({ code: 0 })
    expect(await leads()).toEqual([
      {
        leadId: expect.any(String),
        ...form,
        prefixPhone: '86',
        email: '',
        createdTime: server.clock.now().getTime(),
        state: 'new',
        note: '',
        revision: 0,
        changedBy: null,
        changedTime: null,
      },
    ])
    expect(await mails()).toEqual([{ toAddress: site.salesEmail, subject: '试用申请：云渡科技' }])
  },
)

test('leads are listed in pages, so that the oldest can still be taken up', async () => {
  const { companyId } = admin
  const now = server.clock.now()
  for (let index = 0; index <= leadPageSize; index += 1)
    await insertLead(server.services.db, {
      companyId,
      now,
      form: { ...form, prefixPhone: '86', email: '', companyName: `云渡科技 ${index}` },
    })
  const first = (await server.call(listLeads, {}, admin)).data
  expect(first.list).toHaveLength(leadPageSize)
  const rest = (await server.call(listLeads, { before: first.before ?? '' }, admin)).data
  expect(rest).toMatchObject({ list: [{ companyName: '云渡科技 0' }], before: null })
})

test('the same form sent again, also at once, is stored once; another one from the number is another', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => server.call(enrol, form)))
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(await leads()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
  await server.call(enrol, { ...form, position: '人力总监' })
  server.clock.pass(24 * 60 * 60 * 1000)
  await server.call(enrol, form)
  const renewed = await anAccount(server.services, { userType: 'admin', companyId: admin.companyId })
  expect((await server.call(listLeads, {}, renewed)).data.list).toHaveLength(3)
})

test.each([
  ['companyName', '请输入公司名称', 'Enter a company name', '請輸入公司名稱'],
  ['userName', '请输入姓名', 'Enter a name', '請輸入姓名'],
  ['position', '请输入职位', 'Enter a position', '請輸入職位'],
  ['phone', '请输入正确的手机号', 'Enter a valid phone number', '請輸入正確的手機號碼'],
])('an enrolment without %s is refused in words: %s / %s / %s', async (field, cn, en, tw) => {
  for (const [lang, msg] of [
    ['cn', cn],
    ['en', en],
    ['zh-TW', tw],
  ] as const)
    expect(await server.call(enrol, { ...form, [field]: '' }, { lang })).toMatchObject({ code: 1003, msg })
})

test.each([
  '12812345678',
  '1381234567',
  '138123456789',
  '+8613812345678',
  '１３８１２３４５６７８',
  "1'; drop",
])('an enrolment with the number %s is refused, and nothing is stored', async (phone) => {
  expect((await server.call(enrol, { ...form, phone })).code).toBe(1003)
  expect(await server.services.db.selectFrom('lead').selectAll().execute()).toEqual([])
})

test('a number is enrolled five times an hour, an address thirty times, and a program hears of success alone', async () => {
  const send = (phone: string, more = {}) => server.call(enrol, { ...form, phone, ...more }, { lang: 'en' })
  for (let times = 0; times < 5; times++) expect((await send('13900000000')).code).toBe(0)
  expect(await send('13900000000')).toMatchObject({
    code: 1009,
    msg: expect.stringContaining('Too many requests'),
  })
  for (let times = 10; times < 34; times++)
    expect((await send(`139000000${times}`, { website: 'https://spam.example' })).code).toBe(0)
  expect((await send('13900000099')).code).toBe(1009)
  expect(await server.services.db.selectFrom('lead').select('phone').execute()).toEqual([
    { phone: '13900000000' },
  ])
})

test('an administrator says how far a lead is, which is told of in the record; of two at once one is refused', async () => {
  const account = await anAccount(server.services, {
    userType: 'admin',
    companyId: admin.companyId,
    name: '沈岚',
  })
  await server.call(enrol, form)
  const read = async () => (await server.call(listLeads, {}, account)).data.list[0]
  const lead = await read()
  const leadId = lead?.leadId ?? ''
  const save = (input: object, as = account) => server.call(saveLead, { leadId, revision: 0, ...input }, as)
  const answers = await Promise.all([
    save({ state: 'contacted', note: '周四回电' }),
    save({ state: 'contacted', note: '周四回电' }),
  ])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1012])
  expect(answers.find(({ code }) => code === 0)?.data).toEqual({ revision: 1 })
  expect((await save({ revision: 1, state: 'contacted' })).data).toEqual({ revision: 1 })
  expect(await read()).toMatchObject({
    state: 'contacted',
    note: '周四回电',
    revision: 1,
    changedBy: '沈岚',
    changedTime: server.clock.now().getTime(),
  })
  expect((await save({ revision: 1, state: 'sold' })).code).toBe(1003)
  expect((await save({ revision: 1, note: 'x'.repeat(501) })).code).toBe(1003)
  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('action', '=', 'lead.changed')
    .select(['accountName', 'details'])
    .execute()
  expect(entries).toEqual([
    {
      accountName: '沈岚',
      details: {
        subject: '云渡科技',
        from: { state: 'new', note: '' },
        to: { state: 'contacted', note: '周四回电' },
      },
    },
  ])
  const other = await anAccount(server.services, { userType: 'admin' })
  expect((await save({ revision: 1, state: 'won' }, other)).code).toBe(1002)
})

test('sales are reminded once of a lead left untouched for a working day', async () => {
  server.clock.set(new Date('2026-03-13T07:00:00Z'))
  await server.call(enrol, form)
  await server.call(enrol, { ...form, phone: '13900000001', companyName: '海岚支付' })
  await server.services.db
    .updateTable('lead')
    .set({ state: 'contacted' })
    .where('companyName', '=', '海岚支付')
    .execute()
  await server.services.db.deleteFrom('mail').execute()
  // The form was sent on a Friday in Shanghai, so one working day ends on Monday afternoon.
  server.clock.set(new Date('2026-03-16T06:59:00Z'))
  expect(await remindOfLeads(server.services)).toBe(0)
  server.clock.set(new Date('2026-03-16T07:00:00Z'))
  const rounds = await Promise.all([1, 2].map(() => remindOfLeads(server.services)))
  expect(rounds.toSorted()).toEqual([0, 1])
  expect(await remindOfLeads(server.services)).toBe(0)
  expect(await mails()).toEqual([{ toAddress: site.salesEmail, subject: '尚未联系：云渡科技 的试用申请' }])
})

test('sales are reminded at the same time by the clock, also on a day of 23 hours', async () => {
  const { db } = server.services
  await db
    .updateTable('company')
    .set({ timeZone: 'Asia/Jerusalem' })
    .where('externalId', '=', site.company)
    .execute()
  server.clock.set(new Date('2026-03-26T10:00:00Z'))
  await server.call(enrol, form)
  server.clock.set(new Date('2026-03-27T08:59:00Z'))
  expect(await remindOfLeads(server.services)).toBe(0)
  server.clock.set(new Date('2026-03-27T09:00:00Z'))
  expect(await remindOfLeads(server.services)).toBe(1)
})
