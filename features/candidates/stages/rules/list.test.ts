import { expect, test } from 'vitest'
import { decideRemoving, faultOfNames, storedNames } from './list.ts'

const named = (cn: string, en = '', zhTW = '') => ({ names: { cn, en, 'zh-TW': zhTW } })

test('names of a list differ in each language, without regard to case and space', () => {
  expect(faultOfNames([named('初筛', 'Screening'), named('面试', 'Interview')])).toBe(null)
  expect(faultOfNames([named('初筛', 'Round'), named('复筛', ' round ')])).toEqual({
    index: 1,
    fault: 'nameTaken',
  })
  // The same word in two languages is no double.
  expect(faultOfNames([named('Offer'), named('', 'Offer')])).toBe(null)
})

test('a stage has a name in one language at least', () => {
  expect(faultOfNames([named('初筛'), named(' ', '')])).toEqual({ index: 1, fault: 'nameMissing' })
})

test('a name that repeats the default is not stored, so that the default may change', () => {
  const defaults = { cn: '初筛', en: 'Screening', 'zh-TW': '初篩' }
  expect(storedNames({ cn: '初筛', en: ' Applied ', 'zh-TW': '' }, defaults)).toEqual({ en: 'Applied' })
})

const before = ['1', '2', '1001']
const nobody = () => false

test('a list that leaves stages out removes them', () => {
  const decided = decideRemoving({ before, after: ['1', ''], targets: [], hasPeople: nobody })
  expect(decided).toMatchObject({ allowed: true, removed: ['2', '1001'] })
})

test.each([
  ['no stage is named', []],
  ['the named stage is removed too', [{ stageId: '2', toStageId: '1001' }]],
  ['the named stage does not exist', [{ stageId: '2', toStageId: '7' }]],
])('a stage with people is not removed while %s', (_, targets) => {
  const decided = decideRemoving({ before, after: ['1'], targets, hasPeople: (id) => id === '2' })
  expect(decided).toEqual({ allowed: false, refusal: 'needsTarget' })
})

test('a stage with people is removed once they have a stage to go to', () => {
  const targets = [{ stageId: '2', toStageId: '1' }]
  const decided = decideRemoving({ before, after: ['1'], targets, hasPeople: (id) => id === '2' })
  expect(decided).toMatchObject({ allowed: true, targets: new Map([['2', '1']]) })
})

test.each([[['1', '7']], [['1', '1']]])('a list of %j names an unknown stage, or one twice', (after) => {
  expect(decideRemoving({ before, after, targets: [], hasPeople: nobody })).toEqual({
    allowed: false,
    refusal: 'unknownStage',
  })
})
