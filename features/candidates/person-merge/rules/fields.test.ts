import { describe, expect, test } from 'vitest'
import { mergeFields } from '../contract.ts'
import { compareFields, decidePair, kindOfPair, likenessOf } from './fields.ts'

const empty = {
  name: null,
  nameLatin: null,
  phone: null,
  email: null,
  gender: null,
  age: null,
  education: null,
  nativePlace: null,
  referee: null,
  workYears: null,
  source: null,
  photo: null,
  resume: null,
}

describe('how alike two values are', () => {
  test.each([
    ['phone', '138 0000 0001', '+86-138-0000-0001', 'writtenOtherwise'],
    ['email', 'Lin@person.example', 'lin@person.example', 'writtenOtherwise'],
    ['age', 30, 31, 'differs'],
    ['age', null, 31, 'one'],
    ['name', '苏晴岚', '苏晴岚', 'same'],
    ['referee', null, null, 'same'],
  ] as const)('%s: %j beside %j is %s', (field, kept, other, likeness) => {
    expect(likenessOf(field, kept, other)).toBe(likeness)
  })
})

describe('the value that is chosen at first', () => {
  const kept = { values: { ...empty, name: 'A', age: 30, phone: '13800000001' }, appliedAt: 2 }
  const other = { values: { ...empty, name: 'A', age: 31, email: 'a@b.example' }, appliedAt: 1 }
  const at = (one: typeof kept, two: typeof other, field: string) =>
    compareFields(one, two).find((compared) => compared.field === field)?.at

  test('is that of the newer application where two differ', () => {
    expect(at(kept, other, 'age')).toBe('kept')
    expect(at(kept, { ...other, appliedAt: 3 }, 'age')).toBe('other')
  })
  test('is none where neither is newer', () => {
    expect(at(kept, { ...other, appliedAt: 2 }, 'age')).toBeNull()
  })
  test('is the only one there is', () => {
    expect(at(kept, other, 'email')).toBe('other')
    expect(at(kept, other, 'phone')).toBe('kept')
  })
  test('exists for every field', () => {
    expect(compareFields(kept, other).map(({ field }) => field)).toEqual([...mergeFields])
  })
})

describe('a pair', () => {
  const one = { candidateId: 'a', personId: 'p', positionId: 'x', isAnonymous: false }
  const two = { ...one, candidateId: 'b', personId: 'q' }
  test.each([
    ['of one position becomes one candidate', two, 'candidate'],
    ['of two positions becomes one person', { ...two, positionId: 'y' }, 'person'],
  ] as const)('%s', (_, other, kind) => {
    expect(kindOfPair(one, other)).toBe(kind)
    expect(decidePair(one, other, kind)).toBeNull()
  })
  test.each([
    ['sameCandidate', one, null],
    ['hiddenNames', { ...two, isAnonymous: true }, null],
    ['otherPosition', two, 'person'],
    ['alreadyOne', { ...two, personId: 'p', positionId: 'y' }, 'person'],
  ] as const)('is refused as %s', (refusal, other, asked) => {
    expect(decidePair(one, other, asked)).toBe(refusal)
  })
  test('of one person in one position becomes one candidate', () => {
    expect(decidePair(one, { ...two, personId: 'p' }, 'candidate')).toBeNull()
  })
})
