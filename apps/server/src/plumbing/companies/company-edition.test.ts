import { aCompany } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPurchase } from '../../../../../features/platform/editions/server/queries/purchases.ts'
import { listUsage } from '../../../../../features/platform/editions/server/queries/usage.ts'
import { changeEdition, changeExtra, changeHrAccounts } from './company-edition.ts'

const server = serverUnderTest()
let said = ''
beforeEach(() => {
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text
    return true
  })
})
afterEach(() => void vi.restoreAllMocks())

const open = async () => ({ services: server.services })

async function aBuyer() {
  const { companyId } = await aCompany(server.services)
  const { externalId } = await server.services.db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('externalId')
    .executeTakeFirstOrThrow()
  const entries = () =>
    server.services.db
      .selectFrom('auditEntryWhole')
      .where('companyId', '=', companyId)
      .orderBy('sequence')
      .select('details')
      .execute()
  return { companyId, externalId, entries, bought: () => findPurchase(server.services.db, companyId) }
}

test('the advanced edition is ordered for 5 HR accounts or more: 4 are refused, and nothing is stored [P6-022]', async () => {
  const { externalId, bought, entries } = await aBuyer()
  await expect(changeEdition(open, [externalId, 'advanced', '4'])).rejects.toThrow(
    'The advanced edition is sold for 5 HR accounts or more.',
  )
  expect(await bought()).toBe(null)
  await changeEdition(open, [externalId, 'advanced', '5', 'month'])
  expect(await bought()).toMatchObject({ edition: 'advanced', billing: 'month', hrAccounts: 5 })
  await expect(changeHrAccounts(open, [externalId, '4'])).rejects.toThrow('5 HR accounts or more')
  await expect(changeHrAccounts(open, [externalId, '2000000'])).rejects.toThrow('1000000 HR accounts at most')
  await changeHrAccounts(open, [externalId, '12'])
  expect(await bought()).toMatchObject({ hrAccounts: 12 })
  expect((await entries()).map(({ details }) => details)).toEqual([
    { subject: 'company.edition', from: null, to: 'advanced' },
    { subject: 'company.billing', from: null, to: 'month' },
    { subject: 'company.hrAccounts', from: null, to: 5 },
    { subject: 'company.hrAccounts', from: 5, to: 12 },
  ])
})

test('the business edition is ordered for 10 HR accounts or more: 9 are refused [P6-024]', async () => {
  const { externalId, bought } = await aBuyer()
  await expect(changeEdition(open, [externalId, 'business', '9'])).rejects.toThrow(
    'The business edition is sold for 10 HR accounts or more.',
  )
  await changeEdition(open, [externalId, 'business', '10'])
  expect(await bought()).toMatchObject({ edition: 'business', billing: 'year', hrAccounts: 10 })
  await expect(changeEdition(open, [externalId, 'business', 'weekly'])).rejects.toThrow('10 HR accounts')
  await expect(changeEdition(open, [externalId, 'none', '5'])).rejects.toThrow('says nothing')
})

test('extra uses are ordered from 500 a year of one kind on: 499 are refused [P9-055]', async () => {
  const { companyId, externalId } = await aBuyer()
  await changeEdition(open, [externalId, 'advanced'])
  await expect(changeExtra(open, [externalId, 'codingExam', '499'])).rejects.toThrow(
    'Extra uses are sold from 500 in a year of one kind on.',
  )
  await changeExtra(open, [externalId, 'codingExam', '500'])
  const limit = async () => {
    const [usage] = await listUsage(server.services.db, [companyId], server.clock.now())
    return usage?.quotas.find(({ quota }) => quota === 'codingExam')?.limit
  }
  expect(await limit()).toBe(600)
  await changeExtra(open, [externalId, 'codingExam', '0'])
  expect(await limit()).toBe(100)
  await expect(changeExtra(open, [externalId, 'codingExam', '20000000'])).rejects.toThrow(
    'Extra uses are sold up to 10000000 in a year of one kind, in whole numbers.',
  )
  await expect(changeExtra(open, [externalId, 'mails', '500'])).rejects.toThrow(
    'no uses of the kind mails: it is one of aiInterviewL2, aiInterviewL5, onlineExam, codingExam, cognition, personality, mentalHealth.',
  )
})

test('extra uses are not sold beside the standard edition, nor without one', async () => {
  const { externalId } = await aBuyer()
  await expect(changeExtra(open, [externalId, 'codingExam', '500'])).rejects.toThrow('has no edition')
  await changeEdition(open, [externalId, 'standard'])
  expect(said).toBe(`${externalId} has the edition standard, by the year, for 3 HR accounts.\n`)
  await expect(changeExtra(open, [externalId, 'codingExam', '500'])).rejects.toThrow('beside the advanced')
  await expect(changeEdition(open, [externalId, 'standard', 'month'])).rejects.toThrow(
    'not sold by the month',
  )
  await expect(changeEdition(open, ['nobody', 'standard'])).rejects.toThrow('There is no company nobody.')
  await expect(changeEdition(open, [externalId, 'gold'])).rejects.toThrow('There is no edition gold')
})
