import { expect, test } from 'vitest'
import { countPlaywright, countVitest, endedEarly, settle } from './suites.ts'

test('a Vitest report counts tests, and files that could not be run', () => {
  const result = (name: string, status: string, statuses: string[]) => ({
    name: `/root/${name}`,
    status,
    message: 'a hook failed',
    assertionResults: statuses.map((each, index) => ({ fullName: `test ${index}`, status: each })),
  })
  const count = countVitest(
    {
      success: false,
      testResults: [
        result('a.test.ts', 'passed', ['passed', 'passed', 'pending']),
        result('b.test.ts', 'failed', ['passed', 'failed']),
        result('c.test.ts', 'failed', []),
      ],
    },
    '/root',
  )
  expect(count).toEqual({
    passed: 3,
    failed: ['b.test.ts: test 1', 'c.test.ts could not be run: a hook failed'],
  })
})

test('a file whose process ended before its tests is no failed file', () => {
  const result = (name: string, status: string, message: string, test: string) => ({
    name,
    status,
    message,
    assertionResults: [{ fullName: 'test', status: test }],
  })
  const testResults = [
    result('passed.test.ts', 'passed', '', 'passed'),
    result('failed.test.ts', 'failed', '', 'failed'),
    result('hook.test.ts', 'failed', 'a hook failed', 'passed'),
    result('ended.test.ts', 'failed', '', 'pending'),
  ]
  expect(endedEarly({ success: false, testResults })).toEqual(['ended.test.ts'])
})

test('a Playwright report counts nested suites; flaky passes, skipped is neither', () => {
  const specs = (...statuses: string[]) => statuses.map((status) => ({ title: status, tests: [{ status }] }))
  const report = {
    errors: [],
    suites: [
      {
        title: 'a.ts',
        specs: specs('expected', 'skipped'),
        suites: [{ title: 'share', specs: specs('flaky', 'unexpected') }],
      },
    ],
  }
  expect(countPlaywright(report)).toEqual({ passed: 2, failed: ['a.ts › share › unexpected'] })
})

test('a failed test comes with the first lines of its reason, without the colors of a terminal', () => {
  const message = ['\u001b[31mwas not there\u001b[39m', ...Array(40).fill('more')].join('\n')
  const journeys = {
    errors: [],
    suites: [
      {
        title: 'a.ts',
        specs: [{ title: 'fails', tests: [{ status: 'unexpected', results: [{ errors: [{ message }] }] }] }],
      },
    ],
  }
  const [told = ''] = countPlaywright(journeys).failed
  expect(told.split('\n').slice(0, 2)).toEqual(['a.ts › fails', '    was not there'])
  expect(told.split('\n')).toHaveLength(25)
  const assertionResults = [{ fullName: 'adds', status: 'failed', failureMessages: ['1 is not 2'] }]
  const testResults = [{ name: '/root/b.test.ts', status: 'failed', assertionResults }]
  expect(countVitest({ success: false, testResults }, '/root').failed).toEqual([
    'b.test.ts: adds\n    1 is not 2',
  ])
})

test('a suite that ran nothing, or ended badly, has failed', () => {
  expect(settle('vitest', 0, { passed: 0, failed: [] }).failed).toEqual(['vitest ran no test'])
  expect(settle('vitest', 1, { passed: 3, failed: [] }).failed).toHaveLength(1)
  expect(settle('vitest', 0, { passed: 3, failed: [] }).failed).toEqual([])
})
