import { CallFailure } from '@candor/call/web/send'
import { expect, test } from 'vitest'
import { queryClient } from './query-client.ts'

test.each([
  ['no answer', 0, new CallFailure('offline', {}), true],
  ['a fault of the server', 0, new CallFailure('500', { status: 500 }), true],
  ['the same fault again', 1, new CallFailure('500', { status: 500 }), false],
  ['a refusal', 0, new CallFailure('no view', { code: 1002 }), false],
  [
    'a stored part that cannot be read',
    0,
    new CallFailure('damaged', { status: 500, data: { unreadable: ['x'] } }),
    false,
  ],
  ['a fault of the page', 0, new Error('no function'), false],
] as const)('after %s a query is tried once more only where that may help', (_, tries, error, isRetried) => {
  const { retry } = queryClient.getDefaultOptions().queries ?? {}
  expect(typeof retry === 'function' && retry(tries, error)).toBe(isRetried)
})
