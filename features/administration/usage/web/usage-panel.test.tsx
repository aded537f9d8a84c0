import type { ReplyOf } from '@candor/call/define'
import { fakeApi, Refused } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { allWordsOf } from '@candor/testkit/web/words'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { readUsage } from '../contract.ts'
import { UsagePanel } from './usage-panel.tsx'

type Reply = ReplyOf<typeof readUsage>

let reply: Reply | null = null
beforeEach(() => {
  fakeApi().answerBy(readUsage, () => reply ?? new Refused({ status: 500 }))
})

const usage: Reply = {
  purchase: {
    edition: 'advanced',
    billing: 'year',
    periodStart: Date.UTC(2026, 2, 14),
    periodEnd: Date.UTC(2027, 2, 14),
  },
  quotas: [
    { quota: 'hrAccounts', used: 4, limit: 5, extra: 0, state: 'near' },
    { quota: 'interviewers', used: 10, limit: 1_000, extra: 0, state: 'fine' },
    { quota: 'jobs', used: 12, limit: null, extra: 0, state: 'unlimited' },
    { quota: 'storage', used: 3 * 1024 ** 2, limit: 30 * 1024 ** 3, extra: 0, state: 'fine' },
    { quota: 'aiInterviewL2', used: 120, limit: 100, extra: 0, state: 'usedUp' },
    { quota: 'aiInterviewL5', used: 0, limit: 0, extra: 0, state: 'none' },
    { quota: 'codingExam', used: 20, limit: 600, extra: 500, state: 'fine' },
    { quota: 'mails', used: 10_000, limit: 10_000, extra: 0, state: 'usedUp' },
  ],
}

const words = await allWordsOf('usage', 'editions', 'manage')

const show = (locale: keyof typeof words = 'en') =>
  renderScreen(<UsagePanel />, { messages: words[locale], locale })

const textOf = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent

test('each quota tells its use and size, and advises where it comes to its end', async () => {
  reply = usage
  show()
  expect(await textOf('HR accounts')).toBe(
    'HR accounts4 of 5Nearly used up (80%)Freeze an account that nobody needs any more, or ask sales for more.',
  )
  expect(await textOf('Jobs')).toBe('Jobs12 used, no limitNo limit')
  expect(await textOf('Resumes and attachments')).toBe('Resumes and attachments3 MB of 30 GB0% used')
  expect(await textOf('AI interviews L2')).toBe(
    'AI interviews L2120 used, 20 over the limitUsed upNew results are still kept and shown. Ask sales for more uses.',
  )
  expect(await textOf('AI interviews L5')).toBe('AI interviews L5Not includedNot included')
  expect(await textOf('Coding exams')).toBe('Coding exams20 of 6003% usedincluding 500 extra a year')
})

test.each([
  ['en', 'Advanced', 'yearly', '2026-03-14 to 2027-03-14', 'Nearly used up (80%)'],
  ['cn', '高级版', '按年', '2026-03-14 至 2027-03-14', '即将用完（80%）'],
  ['zh-TW', '進階版', '按年', '2026-03-14 至 2027-03-14', '即將用完（80%）'],
] as const)('the panel names edition, payment and period in %s', async (locale, ...said) => {
  reply = usage
  show(locale)
  for (const each of said) expect(await screen.findByText(each)).toBeTruthy()
})

test('the panel says without an edition that nothing is limited', async () => {
  reply = { purchase: null, quotas: [] }
  show('cn')
  expect(await screen.findByText('没有版本限制')).toBeTruthy()
  expect(screen.queryByRole('list')).toBe(null)
})

test('a failed load of the usage is told, and another try shows it', async () => {
  reply = null
  show()
  const alert = await screen.findByRole('alert')
  reply = usage
  await userEvent.click(within(alert).getByRole('button'))
  expect(await screen.findByText('HR accounts')).toBeTruthy()
})
