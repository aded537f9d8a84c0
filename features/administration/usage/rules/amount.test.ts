import { expect, test } from 'vitest'
import { quotas } from '../../../platform/editions/contract.ts'
import { adviceOf, percentUsed, sizeOf } from './amount.ts'

test('a size is told in megabytes, and in gigabytes from one on', () => {
  const megabyte = 1024 * 1024
  expect(sizeOf(0)).toEqual({ unit: 'megabytes', value: 0 })
  expect(sizeOf(500 * megabyte)).toEqual({ unit: 'megabytes', value: 500 })
  expect(sizeOf(1.26 * megabyte)).toEqual({ unit: 'megabytes', value: 1.3 })
  expect(sizeOf(30 * 1024 * megabyte)).toEqual({ unit: 'gigabytes', value: 30 })
})

test('every quota has its advice', () => {
  expect(Object.groupBy(quotas, adviceOf)).toEqual({
    seat: ['hrAccounts', 'interviewers'],
    jobs: ['jobs'],
    storage: ['storage'],
    uses: [
      'aiInterviewL2',
      'aiInterviewL5',
      'onlineExam',
      'codingExam',
      'cognition',
      'personality',
      'mentalHealth',
    ],
    sms: ['sms'],
    mails: ['mails'],
  })
})

test('a hundred percent are told only of a used-up quota', () => {
  expect(percentUsed(1_999, 2_000)).toBe(99)
  expect(percentUsed(2_000, 2_000)).toBe(100)
  expect(percentUsed(3, 0)).toBe(100)
})
