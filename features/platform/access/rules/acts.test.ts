import { expect, test } from 'vitest'
import { type ActFacts, acts, actsOf } from './acts.ts'
import { defaultButtons, permissionKeys, type UserType, userTypes } from './permissions.ts'

const factsOf = (userType: UserType, given: Partial<ActFacts> = {}): ActFacts => ({
  userType,
  permissions: new Set(defaultButtons[userType]),
  isManualScoringOn: true,
  stageTypeKind: 2,
  ...given,
})

test.each(['read', 'freeze'] as const)(
  'a %s account does nothing, also with a role that allows acts',
  (userType) => {
    expect(actsOf(factsOf(userType, { permissions: new Set(permissionKeys) }))).toEqual(new Set())
  },
)

test('each kind of account has the acts of its work by the default roles', () => {
  expect(Object.fromEntries(userTypes.map((type) => [type, [...actsOf(factsOf(type))]]))).toEqual({
    superAdmin: [...acts],
    admin: [...acts],
    general: [...acts],
    interviewer: [
      'evaluate',
      'score',
      'remark',
      'recommend',
      'thirdParty',
      'offline',
      'feedback',
      'nameVoices',
    ],
    read: [],
    freeze: [],
    helpUser: ['remark', 'label', 'edit', 'move', 'recommend', 'share', 'deleteAttachment', 'nameVoices'],
    publishUser: ['remark', 'label', 'edit', 'move', 'recommend', 'share', 'deleteAttachment', 'nameVoices'],
  })
})

test('a hired or eliminated candidate is not recommended any more, and all other acts stay [R4-029 P4-063]', () => {
  const inStage = (stageTypeKind: number) => [...actsOf(factsOf('superAdmin', { stageTypeKind }))]
  const others = acts.filter((act) => act !== 'recommend')
  expect([8, 9, 7].map(inStage)).toEqual([others, others, acts])
})

test('a company without manual scoring allows no scores', () => {
  const decided = actsOf(factsOf('superAdmin', { isManualScoringOn: false }))
  expect(decided.has('score')).toBe(false)
  expect(decided.has('evaluate')).toBe(true)
})
