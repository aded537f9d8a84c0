import { anAccount } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { findAiMarkConfig, findCompanyRules, listSwitches } from '../../../company/server/queries.ts'
import { companyFile } from './company-file-under-test.ts'
import { countCandidates, statesOf } from './stored-under-test.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

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
    .selectFrom('auditEntryWhole')
    .innerJoin('company', 'company.id', 'auditEntryWhole.companyId')
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
