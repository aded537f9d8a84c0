import { describe, expect, test } from 'vitest'
import { decideName } from './candidate-name.ts'
import type { CandidateField, FieldValue } from './field-names.ts'
import { decideField } from './fields.ts'

const family = '👨‍👩‍👧'

describe('the name of a candidate', () => {
  test.each([
    ['X', 'X'],
    ['古丽米热·艾比布力', '古丽米热·艾比布力'],
    ['𠮷田', '𠮷田'],
    ['O’Brien', 'O’Brien'],
    ["O'Brien", "O'Brien"],
    ['  沈   知遥 ', '沈 知遥'],
    ['José', 'José'],
    [`Sam ${family}`, `Sam ${family}`],
    ['نور‌الدین', 'نور‌الدین'],
    ['𠮷'.repeat(60), '𠮷'.repeat(60)],
  ])('%j is a name', (text, value) => {
    expect(decideName(text)).toEqual({ allowed: true, value })
  })

  test.each([
    ['', 'noName'],
    ['   ', 'noName'],
    ['\u3000\u00a0', 'noName'],
    ['\u200d\u200d', 'noName'],
    ['a'.repeat(61), 'longName'],
    [family.repeat(40), 'longName'],
    ['a\u0000b', 'oddName'],
    ['a\nb', 'oddName'],
    ['abc\u202Etxt', 'oddName'],
    ['\ud800', 'oddName'],
  ])('%j is none: %s', (text, refusal) => {
    expect(decideName(text)).toEqual({ allowed: false, refusal })
  })
})

describe('the value of a field', () => {
  test.each<[CandidateField, FieldValue, FieldValue]>([
    ['phone', '138 0000 0001', '138 0000 0001'],
    ['phone', '+852 5500 0019', '+852 5500 0019'],
    ['phone', '+1 (212) 555-0100', '+1 (212) 555-0100'],
    ['phone', ' ', null],
    ['email', ' Lin@Person.example ', 'Lin@Person.example'],
    ['gender', 2, 2],
    ['gender', null, null],
    ['age', 0, 0],
    ['education', 7, 7],
    ['workYears', 2.5, 2.5],
    ['nativePlace', '杭州', '杭州'],
    ['source', '', null],
    ['nameLatin', '', null],
  ])('of %s %j is stored as %j', (field, given, value) => {
    expect(decideField(field, given)).toEqual({ allowed: true, value })
  })

  test.each<[CandidateField, FieldValue, string]>([
    ['name', null, 'noName'],
    ['phone', '12', 'wrongPhone'],
    ['phone', 'call me', 'wrongPhone'],
    ['phone', '9'.repeat(41), 'wrongPhone'],
    ['email', 'lin@', 'wrongEmail'],
    ['email', 'lin@person.example, wang@person.example', 'wrongEmail'],
    ['age', 151, 'wrongValue'],
    ['age', 1.5, 'wrongValue'],
    ['age', '29', 'wrongValue'],
    ['education', 0, 'wrongValue'],
    ['gender', 3, 'wrongValue'],
    ['workYears', 1.2, 'wrongValue'],
    ['workYears', Number.NaN, 'wrongValue'],
    ['source', 'x'.repeat(201), 'wrongValue'],
    ['source', 'a\u0007', 'wrongValue'],
    ['referee', 4, 'wrongValue'],
  ])('of %s %j is refused: %s', (field, given, refusal) => {
    expect(decideField(field, given)).toEqual({ allowed: false, refusal })
  })
})
