import { expect, test } from 'vitest'
import { chosenTo, stillThere, toggled } from './choosing.ts'

const order = ['a', 'b', 'c', 'd']

test('a second press leaves a candidate again', () => {
  expect([...toggled(toggled(new Set(), 'a'), 'b')]).toEqual(['a', 'b'])
  expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b'])
})

test('a stretch is chosen in either direction', () => {
  expect([...chosenTo(new Set(['d']), order, 'b', 'c')]).toEqual(['d', 'b', 'c'])
  expect([...chosenTo(new Set(), order, 'c', 'a')]).toEqual(['a', 'b', 'c'])
  expect([...chosenTo(new Set(), order, null, 'b')]).toEqual(['b'])
  expect([...chosenTo(new Set(), order, 'gone', 'b')]).toEqual(['b'])
})

test('candidates that went are chosen no more', () => {
  const chosen = new Set(['a', 'x'])
  expect([...stillThere(chosen, order)]).toEqual(['a'])
  expect(stillThere(new Set(['a']), order)).toEqual(new Set(['a']))
})
