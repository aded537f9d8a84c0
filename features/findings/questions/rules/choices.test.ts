import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readChoices, readCodes } from './choices.ts'

const codes = ['A', 'B', 'C', 'D']

test.each([
  ['A', ['A']],
  ['a', ['A']],
  ['A,C', ['A', 'C']],
  ['A， C；D', ['A', 'C', 'D']],
  ['ACD', ['A', 'C', 'D']],
  ['B→A→C', ['B', 'A', 'C']],
  ['A,A', ['A']],
  ['A,E', []],
  ['not an option', []],
  ['', []],
  [null, []],
])('the answer %o names the options %o', (answer, expected) => {
  expect(readCodes(answer, codes)).toEqual(expected)
})

test('a code of several letters is not read letter by letter', () => {
  expect(readCodes('AB', ['AB', 'A', 'B'])).toEqual(['AB'])
})

test('a sent order is read back, joined by commas or not at all', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(codes), (order) => {
      expect(readCodes(order.join(','), codes)).toEqual(order)
      expect(readCodes(order.join(''), codes)).toEqual(order)
    }),
  )
})

const asked = (given: Partial<Parameters<typeof readChoices>[0]>) =>
  readChoices({
    options: codes.map((code) => ({
      code,
      content: `Option ${code}`,
      extra: code === 'B' ? 'More on B' : null,
    })),
    answer: null,
    rightKey: null,
    isSorting: false,
    ...given,
  })

test('an option says whether it was chosen, whether it is right, and its addition', () => {
  const choices = asked({ answer: 'A,B', rightKey: 'B,C' })
  expect(choices.map(({ code }) => code)).toEqual(codes)
  expect(choices.filter(({ isChosen }) => isChosen).map(({ code }) => code)).toEqual(['A', 'B'])
  expect(choices.filter(({ isRight }) => isRight).map(({ code }) => code)).toEqual(['B', 'C'])
  expect(choices.map(({ extra }) => extra)).toEqual([null, 'More on B', null, null])
})

test('a sorting question stands in the candidate’s order, with unplaced options at its end', () => {
  const choices = asked({ answer: 'C,A', rightKey: 'A,C,B,D', isSorting: true })
  expect(choices.map(({ code, place, rightPlace }) => [code, place, rightPlace])).toEqual([
    ['C', 1, 2],
    ['A', 2, 1],
    ['B', null, 3],
    ['D', null, 4],
  ])
})
