import { expect, test } from 'vitest'
import { defaultButtons, permissionKeys, userTypes } from './permissions.ts'

test('the permission keys are the sixteen of the specification [R2-061 P6-016]', () => {
  expect(permissionKeys).toEqual([
    'position',
    'procedure',
    'candidate',
    'reportResume',
    'reportAIInterview',
    'planInterview',
    'thirdComment',
    'offer',
    'background',
    'reportRemark',
    'reportInterviewLog',
    'talent',
    'reportCenter',
    'manualEvaluation',
    'questionBank',
    'overviewAI',
  ])
})

test('each kind of account has the default buttons of its role', () => {
  const counts = Object.fromEntries(userTypes.map((type) => [type, defaultButtons[type].length]))
  expect(counts).toEqual({
    superAdmin: 16,
    admin: 16,
    general: 15,
    interviewer: 7,
    read: 6,
    freeze: 0,
    helpUser: 5,
    publishUser: 5,
  })
  expect(defaultButtons.general).not.toContain('overviewAI')
  expect(defaultButtons.read).not.toContain('candidate')
})
