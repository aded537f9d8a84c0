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

test.each(['read', 'freeze'] as const)('a %s account does nothing, whatever its role allows', (userType) => {
  expect(actsOf(factsOf(userType, { permissions: new Set(permissionKeys) }))).toEqual(new Set())
})

test('with the default roles each kind of account does what its work is', () => {
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
    helpUser: ['remark', 'label', 'recommend', 'share', 'deleteAttachment', 'nameVoices'],
    publishUser: ['remark', 'label', 'recommend', 'share', 'deleteAttachment', 'nameVoices'],
  })
})

test('whoever is hired or eliminated is recommended no more, and nothing else changes [R4-029 P4-063]', () => {
  const inStage = (stageTypeKind: number) => [...actsOf(factsOf('superAdmin', { stageTypeKind }))]
  const others = acts.filter((act) => act !== 'recommend')
  expect([8, 9, 7].map(inStage)).toEqual([others, others, acts])
})

test('a company that switched manual scoring off lets nobody score', () => {
  const decided = actsOf(factsOf('superAdmin', { isManualScoringOn: false }))
  expect(decided.has('score')).toBe(false)
  expect(decided.has('evaluate')).toBe(true)
})
