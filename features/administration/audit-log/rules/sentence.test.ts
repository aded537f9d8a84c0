import { expect, test } from 'vitest'
import { auditActions } from '../../../platform/audit/rules/entry.ts'
import { candidateSentences } from './candidate-sentences-under-test.ts'
import { account, companySentences } from './company-sentences-under-test.ts'
import { describeDetails } from './details.ts'
import { readEntry } from './sentence.ts'
import { reportSentences } from './sentences-under-test.ts'
import { readSeen } from './wire.ts'

const cases = [...reportSentences, ...companySentences, ...candidateSentences]

test.each(cases)('%s with %j is told as “%s”', (action, details, sentence, pieces = {}) => {
  expect(readEntry(action, details)).toEqual({ sentence, pieces, changes: [] })
})

test.each(cases)('%s with %j is told as well by the details that leave the server', (action, details) => {
  expect(readEntry(action, describeDetails(details))).toEqual(readEntry(action, details))
})

test.each(auditActions)('there is a case of %s', (action) => {
  expect(cases.map(([known]) => known)).toContain(action)
})

test('an entry with details of another shape is told with dashes for missing values', () => {
  for (const details of [null, 'text', [1], { subject: { a: 1 }, from: [{}], to: [{}] }])
    expect(readEntry('account.changed', details)).toEqual({
      sentence: 'accountChanged',
      pieces: { subject: '—' },
      changes: [],
    })
})

test('the entry of a changed account or evaluation lists the changed fields', () => {
  const changesOf = (action: string, from: object | null, to: object) =>
    readEntry(action, { from, to }).changes
  expect(changesOf('account.changed', account, { name: '温澄', userType: 'admin', role: 'HR' })).toEqual([
    { field: 'name', from: '温以澄', to: '温澄' },
    { field: 'type', from: { userType: 'read' }, to: { userType: 'admin' } },
  ])
  expect(changesOf('thirdParty.changed', { score: null }, { score: '91' })).toEqual([
    { field: 'score', from: '—', to: '91' },
  ])
  expect(changesOf('decision.made', null, { result: 1, score: 4.5 })).toEqual([
    { field: 'score', from: null, to: 4.5 },
  ])
})

test('the entry of changed sign-in rules lists the changed rules', () => {
  const from = { ways: ['password', 'sms'], demandsSecondFactor: false, sessionHours: 168, restMinutes: null }
  const to = { ways: ['password'], demandsSecondFactor: true, sessionHours: 8, restMinutes: 30 }
  expect(readEntry('signInRules.changed', { from, to }).changes).toEqual([
    { field: 'ways', from: { ways: ['password', 'sms'] }, to: { ways: ['password'] } },
    { field: 'demandsSecondFactor', from: { isOn: false }, to: { isOn: true } },
    { field: 'sessionHours', from: { minutes: 168 * 60 }, to: { minutes: 8 * 60 } },
    { field: 'restMinutes', from: { minutes: null }, to: { minutes: 30 } },
  ])
})

test('the parts seen before a decision are read, and an entry without them gives null', () => {
  const seen = { aiScore: true, sections: ['1.0', 7, '22'] }
  expect(readSeen({ seen })).toEqual({ aiScore: true, sections: ['1.0', '22'] })
  expect([null, 'text', [1], { seen: 4 }].map(readSeen)).toEqual([null, null, null, null])
})
