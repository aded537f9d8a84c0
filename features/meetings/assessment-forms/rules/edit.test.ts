import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionsOf } from './answers.ts'
import { differencesFrom } from './differences.ts'
import {
  addModule,
  addQuestion,
  changeQuestion,
  move,
  newQuestion,
  numberOf,
  remove,
  withType,
} from './edit.ts'
import { choice, formOf, scale, text } from './forms-under-test.ts'

const form = formOf([scale('a', 50), text('b')], [choice('c', 'one'), scale('d', 50)])
const orderOf = (content: typeof form) =>
  content.modules.map(({ id, questions }) => `${id}: ${questions.map((each) => each.id).join(' ')}`)

test('a question moves by one place, over the edge of its module into the next, and not beyond the form', () => {
  expect(orderOf(move(form, 'a', 1))).toEqual(['m1: b a', 'm2: c d'])
  expect(orderOf(move(form, 'b', 1))).toEqual(['m1: a', 'm2: b c d'])
  expect(orderOf(move(form, 'c', -1))).toEqual(['m1: a b c', 'm2: d'])
  expect(move(form, 'a', -1)).toBe(form)
  expect(move(form, 'd', 1)).toBe(form)
  expect(orderOf(move(form, 'm2', -1))).toEqual(['m2: c d', 'm1: a b'])
})

test('a move loses no part of the form', () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'm1', 'm2'), fc.constantFrom(1 as const, -1)),
  )
  fc.assert(
    fc.property(steps, (moves) => {
      const moved = moves.reduce((content, [id, step]) => move(content, id, step), form)
      const ids = questionsOf(moved).map(({ id }) => id)
      expect(ids.sort()).toEqual(['a', 'b', 'c', 'd'])
    }),
  )
})

test('a question comes after the one in view, into the module in view, or to the end', () => {
  const added = newQuestion('new', 'scale')
  expect(orderOf(addQuestion(form, added, 'a'))).toEqual(['m1: a new b', 'm2: c d'])
  expect(orderOf(addQuestion(form, added, 'm1'))).toEqual(['m1: a b new', 'm2: c d'])
  expect(orderOf(addQuestion(form, added, null))).toEqual(['m1: a b', 'm2: c d new'])
  const full = formOf(Array.from({ length: 12 }, (_, at) => text(`q${at}`)))
  expect(addQuestion(full, added, 'q3')).toEqual(full)
  const all = Array.from({ length: 12 }).reduce<typeof form>(
    (content, _, at) => addModule(content, `x${at}`),
    form,
  )
  expect(all.modules).toHaveLength(10)
})

test('removing a module takes its questions; numbers follow the order', () => {
  expect(orderOf(remove(form, 'm1'))).toEqual(['m2: c d'])
  expect(orderOf(remove(form, 'b'))).toEqual(['m1: a', 'm2: c d'])
  expect(['m2', 'd', 'gone'].map((id) => numberOf(form, id))).toEqual(['2', '2.2', ''])
})

test('another type keeps the words, and options between the two kinds of choice', () => {
  const several = withType(choice('c', 'one'), 'several')
  expect(several).toMatchObject({ type: 'several', name: 'Question c', options: [{ id: 'a' }, { id: 'b' }] })
  expect(withType(several, 'scale')).toMatchObject({ type: 'scale', name: 'Question c', weigh: 0 })
})

test('the differences from another version are told with the values of that version', () => {
  const edited = changeQuestion(form, 'a', (each) => ({ ...each, name: 'Designs', weigh: 60 }))
  const [first] = questionsOf(edited)
  expect(first && differencesFrom(form, first)).toEqual([
    { kind: 'name', was: 'Question a' },
    { kind: 'weigh', was: '50' },
  ])
  expect(differencesFrom(form, scale('a', 50, { levels: ['x', '', '', '', ''], byHalves: true }))).toEqual([
    { kind: 'level', value: 5, was: '' },
    { kind: 'settings', asksSentence: false, byHalves: false },
  ])
  expect(differencesFrom(form, text('new'))).toBeNull()
  expect(differencesFrom(form, text('b'))).toEqual([])
})
