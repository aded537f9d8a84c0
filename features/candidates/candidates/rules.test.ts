import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  educationLevel,
  educationLevels,
  isSameLabel,
  isWarningLabel,
  labelNameOf,
  labelsToChoose,
  newestFirst,
  nextLabelId,
  portraitOf,
  spacedPhone,
  visibleIdentity,
} from './rules.ts'

test('labels 7 and 8 warn, and no other [R3-063]', () => {
  expect(Array.from({ length: 20 }, (_, id) => id).filter(isWarningLabel)).toEqual([7, 8])
})

test('a label is told from another by its words, not by case or blanks', () => {
  expect(labelNameOf(' 账本 \n 专家 ')).toBe('账本 专家')
  expect(isSameLabel('Kafka', ' kafka ')).toBe(true)
  expect(isSameLabel('Kafka', 'Kafka 2')).toBe(false)
})

test('labels that people make up take the first free id from 1001 on', () => {
  expect([[], [7, 1000], [1001], [1001, 1002, 2_147_483_647], [1002]].map(nextLabelId)).toEqual([
    1001, 1001, 1002, 1003, 1001,
  ])
})

test('there is a choice of the company’s labels and the candidate’s own, each once, by the words in them', () => {
  const [risk, calm, remote] = ['高风险', '沉稳', 'Remote'].map((name, index) => ({
    id: 7 + index,
    name,
  }))
  if (!risk || !calm || !remote) throw new Error('a label is missing')
  expect(labelsToChoose([risk, calm], [calm, remote], '')).toEqual([risk, calm, remote])
  expect(labelsToChoose([risk, calm], [remote], ' remo ')).toEqual([remote])
  expect(labelsToChoose([risk], [], '没有')).toEqual([])
})

test('a label that the candidate has under another name or id stands in the place of the company’s', () => {
  const ofCompany = [
    { id: 7, name: '薪资高于预算' },
    { id: 31, name: 'Go' },
  ]
  const held = [
    { id: 12, name: 'go' },
    { id: 7, name: '竞业限制' },
  ]
  expect(labelsToChoose(ofCompany, held, '')).toEqual([held[1], held[0]])
})

test('gender 1 gives the male portrait [R3-002]', () => {
  expect(portraitOf(1)).toBe('male')
})

test('any other gender gives the female portrait [R3-003]', () => {
  fc.assert(fc.property(fc.integer(), (gender) => gender === 1 || portraitOf(gender) === 'female'))
})

test.each([null, undefined])('without a gender (%s) there is a third portrait [R3-004]', (gender) => {
  expect(portraitOf(gender)).toBe('unknown')
})

test('education has the codes 0 to 7, and a person’s own level is never unlimited [P9-017]', () => {
  expect(educationLevels).toEqual([
    'unlimited',
    'juniorHigh',
    'highSchool',
    'college',
    'bachelor',
    'master',
    'doctorate',
    'mba',
  ])
  expect([1, 2, 3, 4, 5, 6, 7].map(educationLevel)).toEqual(educationLevels.slice(1))
  expect([0, 8, -1, 1.5, null, undefined].map(educationLevel)).toEqual([null, null, null, null, null, null])
})

const stretch = (start: string, end: string) => ({ start, end })

test.each([
  ['an open end first', [stretch('2019-07', '2022-01'), stretch('2022-02', '至今')], [1, 0]],
  ['no end counts as open', [stretch('2019-07', '2022-01'), stretch('2022-02', '')], [1, 0]],
  ['by end, then by start', [stretch('2015-09', '2018-06'), stretch('2016-09', '2018-06')], [1, 0]],
  ['in other writings', [stretch('2015.09', '2018.06'), stretch('2018年9月', '2019年6月')], [1, 0]],
  ['a month of one digit', [stretch('2018年6月', '2019年6月'), stretch('2018年6月', '2019年10月')], [1, 0]],
  ['a month after the year or before it', [stretch('', '2019/6'), stretch('', '10/2019')], [1, 0]],
  ['a start in a month of one digit', [stretch('2018.6', '至今'), stretch('2018.10', '')], [1, 0]],
  ['as it is when in order', [stretch('2020', '2021'), stretch('2018', '2019')], [0, 1]],
])('a life is sorted newest first: %s', (_case, entries, order) => {
  expect(newestFirst(entries, (entry) => entry).map((entry) => entries.indexOf(entry))).toEqual(order)
})

test('a phone number is grouped without losing a digit', () => {
  expect(spacedPhone('13805716021')).toBe('138 0571 6021')
  expect(spacedPhone('+44 20 7946 0958')).toBe('+44 20 7946 0958')
})

const identity = {
  name: '孟知安',
  nameLatin: 'Meng Zhian',
  phone: '13800000006',
  email: 'meng@person.example',
  photoFileId: 'photo',
  resumeFileId: 'resume',
}

test('an anonymous candidate keeps only a masked name for every reader', () => {
  const visible = visibleIdentity(identity, {
    isAnonymous: true,
    mayReadContacts: true,
    mayReadOriginal: true,
  })
  const nothing = { nameLatin: null, phone: null, email: null, photoFileId: null, resumeFileId: null }
  expect(visible).toEqual({ name: '孟**', ...nothing })
})

test('the resume is part of an identity for readers of resumes', () => {
  expect(
    visibleIdentity(identity, { isAnonymous: false, mayReadContacts: true, mayReadOriginal: true }),
  ).toEqual(identity)
  expect(
    visibleIdentity(identity, { isAnonymous: false, mayReadContacts: true, mayReadOriginal: false }),
  ).toEqual({
    ...identity,
    resumeFileId: null,
  })
})

test('how to reach somebody stays in the company, and so does the file that says it', () => {
  expect(
    visibleIdentity(identity, { isAnonymous: false, mayReadContacts: false, mayReadOriginal: false }),
  ).toEqual({
    ...identity,
    phone: null,
    email: null,
    resumeFileId: null,
  })
})
