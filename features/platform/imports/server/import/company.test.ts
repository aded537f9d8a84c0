import { anAccount, aToken } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { freezeAccount } from '../../../../administration/accounts/contract.ts'
import { getUserInfo } from '../../../../sign-in/session/contract.ts'
import { addPendingSignIn } from '../../../../sign-in/session/server/queries/pending-sign-ins.ts'
import { findAiMarkConfig, findCompanyRules, listSwitches } from '../../../company/server/queries.ts'
import { countCandidates, statesOf } from './stored-under-test.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

const companyFile = (externalId: string) => ({
  format: 'candor-company/1',
  company: { externalId, name: '海岚支付', profile: 'cn', timeZone: 'Asia/Shanghai' },
  configuration: { aiMarkCfg: { aiScoreStatus: 0 } },
  accounts: [
    {
      email: `hr@${externalId}.example`,
      name: '陈薇',
      userType: 'general',
      isDemo: true,
      password: 'candor-demo',
    },
    { email: `read@${externalId}.example`, name: '何静', userType: 'read' },
  ],
  positions: [{ externalId: 'backend', name: '后端', isL5: 1 }],
})

test('a company comes with its roles, accounts and positions, and its bundles go to it', async () => {
  const files = { 'c/company.json': companyFile('acme'), 'c/one/bundle.json': aBundle() }
  expect(statesOf(await importFiles(files, null))).toEqual(['stored', 'stored'])
  const account = () =>
    server.services.db
      .selectFrom('account')
      .innerJoin('role', 'role.id', 'account.roleId')
      .where('email', '=', 'hr@acme.example')
      .select(['account.companyId', 'passwordHash', 'isDemo', 'role.externalId as role'])
      .executeTakeFirstOrThrow()
  const before = await account()
  expect(before).toMatchObject({ isDemo: true, role: 'general' })
  expect(await server.services.passwords.verify('candor-demo', before.passwordHash, 'test')).toBe(true)
  expect(await countCandidates(server, before.companyId)).toBe(1)
  await importFiles(files, null)
  expect((await account()).passwordHash).toBe(before.passwordHash)
})

test('an account of the demo stays one where a later file does not say so', async () => {
  const file = companyFile('shown')
  const isDemoAfter = async (more: object) => {
    const [hr] = file.accounts
    await importFiles({ 'company.json': { ...file, accounts: [{ ...hr, ...more }] } }, null)
    const row = server.services.db.selectFrom('account').where('email', '=', 'hr@shown.example')
    return (await row.select('isDemo').executeTakeFirstOrThrow()).isDemo
  }
  expect(await isDemoAfter({ isDemo: true })).toBe(true)
  expect(await isDemoAfter({ isDemo: undefined })).toBe(true)
  expect(await isDemoAfter({ isDemo: false })).toBe(false)
})

test('a refused company takes its bundles with it, and leaves nothing', async () => {
  const file = companyFile('refused')
  const other = await anAccount(server.services)
  const accounts = [
    { email: other.email, name: 'x', userType: 'general' },
    { email: 'a@refused.example', name: 'x', userType: 'general', role: 'unheard-of' },
  ]
  const files = { 'company.json': { ...file, accounts }, 'one/bundle.json': aBundle() }
  const results = await importFiles(files, null)
  expect(statesOf(results)).toEqual(['refused', 'refused'])
  expect(results[0]?.faults.map(({ path }) => path)).toEqual(['accounts[0].email', 'accounts[1].role'])
  const rows = await server.services.db
    .selectFrom('company')
    .where('externalId', '=', 'refused')
    .selectAll()
    .execute()
  expect(rows).toEqual([])
})

test('an easily guessed password is refused with its account, and a stored one stays', async () => {
  const file = companyFile('guessed')
  const withPassword = (password: string) => ({
    'company.json': { ...file, accounts: [{ ...file.accounts[0], password }] },
  })
  const faultsOf = async (password: string) => (await importFiles(withPassword(password), null))[0]?.faults
  expect(await faultsOf('HR@guessed.example')).toEqual([
    {
      path: 'accounts[0].password',
      message:
        'must not be the account’s email, its name or the company’s name, even repeated or with digits added',
    },
  ])
  expect(await faultsOf('wN4-uR7q9')).toEqual([
    { path: 'accounts[0].password', message: 'must have at least 10 characters' },
  ])
  expect(await faultsOf(' '.repeat(10))).toEqual([
    { path: 'accounts[0].password', message: 'must not consist only of spaces or of one repeated character' },
  ])
  expect(await faultsOf('candor-demo')).toEqual([])
  expect(await faultsOf(' '.repeat(10))).toEqual([])
})

test('the customer type comes with the company, and stays where a later file leaves it out', async () => {
  const file = companyFile('typed')
  const typeAfter = async (company: object) => {
    await importFiles({ 'company.json': { ...file, company, accounts: [] } }, null)
    const row = server.services.db
      .selectFrom('company')
      .where('externalId', '=', 'typed')
      .select('customerType')
    return (await row.executeTakeFirstOrThrow()).customerType
  }
  expect(await typeAfter(file.company)).toBe('CUSTOMERTYPE_NORMAL')
  expect(await typeAfter({ ...file.company, customerType: 'CUSTOMERTYPE_ZHONGJUN' })).toBe(
    'CUSTOMERTYPE_ZHONGJUN',
  )
  expect(await typeAfter(file.company)).toBe('CUSTOMERTYPE_ZHONGJUN')
})

test('a later file changes only the rules, marks and switches that it names', async () => {
  const file = companyFile('kept')
  const idOf = async (configuration: object) => {
    const [result] = await importFiles({ 'company.json': { ...file, configuration } }, null)
    expect(result?.faults).toEqual([])
    const row = server.services.db.selectFrom('company').where('externalId', '=', 'kept').select('id')
    return (await row.executeTakeFirstOrThrow()).id
  }
  await idOf({
    rules: { shareLinkNeedsPassword: true, englishLabel: true },
    aiMarkCfg: { allStatus: 0 },
    reportTabConfig: [
      { tabType: 3, inUse: 2 },
      { tabType: 12, inUse: 0 },
    ],
  })
  const companyId = await idOf({
    rules: { englishLabel: false },
    aiMarkCfg: { singleStatus: 0 },
    reportTabConfig: [{ tabType: 12, inUse: 1 }],
  })
  const { db } = server.services
  expect(await findCompanyRules(db, companyId)).toMatchObject({
    shareLinkNeedsPassword: true,
    englishLabel: false,
  })
  expect(await findAiMarkConfig(db, companyId)).toMatchObject({ allStatus: 0, singleStatus: 0 })
  expect(await listSwitches(db, companyId)).toEqual([
    { number: 3, value: 2 },
    { number: 12, value: 1 },
  ])
})

test('a frozen account that a file lists stays frozen, and thaws to the type that the file gives', async () => {
  const file = companyFile('frozen')
  const accountOf = () =>
    server.services.db
      .selectFrom('account')
      .where('email', '=', 'hr@frozen.example')
      .select(['userType', 'userTypeBeforeFreeze'])
      .executeTakeFirstOrThrow()
  await importFiles({ 'company.json': file }, null)
  await server.services.db
    .updateTable('account')
    .set({ userType: 'freeze', userTypeBeforeFreeze: 'admin' })
    .where('email', '=', 'hr@frozen.example')
    .execute()
  await importFiles({ 'company.json': file }, null)
  expect(await accountOf()).toEqual({ userType: 'freeze', userTypeBeforeFreeze: 'general' })
})

test('an account that a file freezes thaws to its type and role before, and its sessions stay ended', async () => {
  const file = companyFile('freezing')
  const { db } = server.services
  const recruiter = { externalId: 'recruiter', name: '招聘专员', buttons: ['candidate'] }
  const reader = { externalId: 'read', name: '只读', buttons: ['reportResume'] }
  const [hr, ...others] = file.accounts
  const fileWith = (more: object) => ({
    'company.json': { ...file, roles: [recruiter, reader], accounts: [{ ...hr, ...more }, ...others] },
  })
  await importFiles(fileWith({ role: 'recruiter' }), null)
  const of = () => db.selectFrom('account').where('email', '=', 'hr@freezing.example')
  const stored = () => of().select(['userType', 'userTypeBeforeFreeze', 'roleId']).executeTakeFirstOrThrow()
  const { id: accountId, companyId } = await of().select(['id', 'companyId']).executeTakeFirstOrThrow()
  const { roleId } = await stored()
  const token = await aToken(server.services, { accountId, companyId })
  const account = { id: accountId, companyId }
  await addPendingSignIn(db, account, { way: 'password', openId: null, now: server.services.clock.now() })
  await db
    .insertInto('calendarAddress')
    .values({ accountId, companyId, tokenHash: 'x', locale: 'cn', madeAt: server.services.clock.now() })
    .execute()
  // Twice: what it was must not be forgotten the second time.
  for (let times = 0; times < 2; times += 1)
    expect((await importFiles(fileWith({ userType: 'freeze' }), null))[0]?.faults).toEqual([])
  expect(await stored()).toEqual({ userType: 'freeze', userTypeBeforeFreeze: 'general', roleId })
  const waiting = db.selectFrom('pendingSignIn').where('accountId', '=', accountId)
  expect(await waiting.select('accountId').execute()).toEqual([])
  const calendar = db.selectFrom('calendarAddress').where('accountId', '=', accountId)
  expect(await calendar.select('accountId').execute()).toEqual([])
  const admin = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  expect((await server.call(freezeAccount, { accountId, isFrozen: false }, admin)).code).toBe(0)
  expect(await stored()).toEqual({ userType: 'general', userTypeBeforeFreeze: null, roleId })
  expect((await server.call(getUserInfo, {}, { token })).code).toBe(1001)
})

test.each([
  [{ tabType: 999, inUse: 1 }, 'configuration.reportTabConfig[0].tabType', /^must be one of 3, 12, /],
  [{ tabType: 12, inUse: 2 }, 'configuration.reportTabConfig[0].inUse', /^must be one of 0, 1$/],
])('a switch that is none, or has no such value, is a fault: %j', async (entry, path, message) => {
  const odd = { ...companyFile('switched'), configuration: { reportTabConfig: [entry] } }
  const [result] = await importFiles({ 'company.json': odd }, null)
  expect(result?.faults).toEqual([{ path, message: expect.stringMatching(message) }])
})

test.each([
  ['an unheard-of customer type', { company: { customerType: 'VIP' } }, 'company.customerType'],
  [
    'a partner’s icon from another site',
    { rules: { partnerBrand: { title: '云涧人才', icon: 'https://elsewhere.example/icon.png' } } },
    'configuration.rules.partnerBrand.icon',
  ],
  ['a rule that is none', { rules: { vipColours: true } }, 'configuration.rules'],
])(
  'a company file with %s is refused',
  async (_case, { company = {}, rules = {} }: { company?: object; rules?: object }, path) => {
    const file = companyFile('odd')
    const odd = { ...file, company: { ...file.company, ...company }, configuration: { rules } }
    const [result] = await importFiles({ 'company.json': odd }, null)
    expect(result?.faults.map((fault) => fault.path)).toEqual([path])
  },
)

test('a form with the questions of before stays as it is, and one with others is its next version', async () => {
  const versionsAfter = async (name: string, weigh = 100) => {
    const questions = [{ type: 'scale', name, weigh, levels: { 3: '说得出机制' } }]
    const form = { externalId: 'depth', name: '技术深度', modules: [{ name: '深度', questions }] }
    const file = { ...companyFile('formed'), assessmentForms: [form] }
    const [result] = await importFiles({ 'company.json': file }, null)
    const rows = await server.services.db
      .selectFrom('assessmentFormVersion')
      .innerJoin('company', 'company.id', 'assessmentFormVersion.companyId')
      .where('company.externalId', '=', 'formed')
      .orderBy('number')
      .select(['number', 'state'])
      .execute()
    return [result?.faults.map(({ path }) => path), rows.map(({ number, state }) => `${number} ${state}`)]
  }
  expect(await versionsAfter('设计')).toEqual([[], ['1 published']])
  expect(await versionsAfter('设计')).toEqual([[], ['1 published']])
  expect(await versionsAfter('排查')).toEqual([[], ['1 ended', '2 published']])
  expect(await versionsAfter('排查', 90)).toEqual([['assessmentForms[0]'], ['1 ended', '2 published']])
})

test('the description of a form stays where a later file leaves it out', async () => {
  const questions = [{ type: 'scale', name: '设计', weigh: 100, levels: { 3: '说得出机制' } }]
  const form = { externalId: 'depth', name: '技术深度', modules: [{ name: '深度', questions }] }
  const descriptionAfter = async (more: object) => {
    const file = { ...companyFile('described'), assessmentForms: [{ ...form, ...more }] }
    await importFiles({ 'company.json': file }, null)
    const rows = server.services.db
      .selectFrom('assessmentForm')
      .innerJoin('company', 'company.id', 'assessmentForm.companyId')
      .where('company.externalId', '=', 'described')
    return (await rows.select('description').executeTakeFirstOrThrow()).description
  }
  expect(await descriptionAfter({ description: '每轮一次' })).toBe('每轮一次')
  expect(await descriptionAfter({})).toBe('每轮一次')
  expect(await descriptionAfter({ description: '' })).toBe('')
})

test('a later file records its changes of the company and of each account', async () => {
  const file = companyFile('told')
  const [hr, reader] = file.accounts
  await importFiles({ 'company.json': file }, null)
  const later = {
    ...file,
    company: { ...file.company, timeZone: 'Europe/Berlin' },
    accounts: [
      { ...hr, userType: 'interviewer' },
      { ...reader, userType: 'freeze' },
      { email: 'new@told.example', name: '周宁', userType: 'read' },
    ],
    positions: [...file.positions, { externalId: 'web', name: '前端', isL5: 0 }],
  }
  await importFiles({ 'company.json': later }, null)
  await importFiles({ 'company.json': later }, null)
  const entries = await server.services.db
    .selectFrom('auditEntry')
    .innerJoin('company', 'company.id', 'auditEntry.companyId')
    .where('company.externalId', '=', 'told')
    .orderBy('sequence')
    .select(['action', 'details'])
    .execute()
  const nothing = { count: 0, settings: [], roles: [], positions: [] }
  const role = 'interviewer'
  expect(entries).toEqual([
    { action: 'company.imported', details: {} },
    {
      action: 'company.imported',
      details: { to: { count: 2, settings: ['timeZone'], roles: [], positions: ['前端'] } },
    },
    {
      action: 'account.changed',
      details: {
        subject: '陈薇',
        from: { userType: 'general' },
        to: { userType: 'interviewer', role, by: 'file' },
      },
    },
    {
      action: 'account.changed',
      details: { subject: '何静', from: { isFrozen: false }, to: { isFrozen: true, by: 'file' } },
    },
    {
      action: 'account.added',
      details: {
        subject: '周宁',
        from: null,
        to: { name: '周宁', email: 'new@told.example', userType: 'read', role: 'read', by: 'file' },
      },
    },
    { action: 'company.imported', details: { to: nothing } },
  ])
})

test('a file that would leave no administrator who can sign in is refused, in one order as in the other', async () => {
  const file = companyFile('kept-in')
  const boss = (email: string, userType: string) => ({
    email,
    name: '周宁',
    userType,
    password: 'candor-demo',
  })
  const fileWith = (...accounts: object[]) => ({ 'company.json': { ...file, accounts } })
  const one = 'one@kept-in.example'
  const two = 'two@kept-in.example'
  const faultsOf = async (files: ReturnType<typeof fileWith>) => (await importFiles(files, null))[0]?.faults
  expect(await faultsOf(fileWith(boss(one, 'superAdmin'), boss(two, 'read')))).toEqual([])
  expect(await faultsOf(fileWith(boss(one, 'freeze'), boss(two, 'read')))).toEqual([
    {
      path: 'accounts',
      message: 'would leave no administrator who can sign in; keep a super administrator who can',
    },
  ])
  expect(await faultsOf(fileWith(boss(one, 'freeze'), boss(two, 'superAdmin')))).toEqual([])
})
