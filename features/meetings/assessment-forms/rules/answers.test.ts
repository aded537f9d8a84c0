import { expect, test } from 'vitest'
import {
  type Answers,
  answersOf,
  isAnswered,
  joinChosen,
  missingAnswers,
  splitChosen,
  unfitAnswers,
} from './answers.ts'
import { choice, formOf, scale, text } from './forms-under-test.ts'

const given = (values: Record<string, string>, sentence = ''): Answers =>
  Object.fromEntries(Object.entries(values).map(([id, answer]) => [id, { answer, sentence }]))
const idsOf = (questions: readonly { id: string }[]) => questions.map(({ id }) => id)

test('several choices are joined by commas, and split again [P5-018 R9-045]', () => {
  expect(joinChosen(['a', 'b'])).toBe('a,b')
  expect(splitChosen('a,b')).toEqual(['a', 'b'])
  expect(splitChosen('')).toEqual([])
})

test('every question that needs an answer is missing one, save those answered; of several the first counts [P5-015]', () => {
  const form = formOf(
    [scale('q1', 100), choice('q2', 'several'), choice('q3', 'one')],
    [text('q4'), text('q5', { isNeeded: false })],
  )
  expect(idsOf(missingAnswers(form, {}))).toEqual(['q1', 'q2', 'q3', 'q4'])
  const answers = given({ q1: '3', q2: 'a', q3: 'b', q4: 'Words' })
  expect(missingAnswers(form, answers)).toEqual([])
  expect(idsOf(missingAnswers(form, { ...answers, ...given({ q4: '  ' }) }))).toEqual(['q4'])
  expect(isAnswered(choice('q2', 'several'), given({ q2: ',b' }))).toBe(false)
})

test.each<[string, Record<string, string>, string[]]>([
  ['a value of the scale', { q1: '5' }, []],
  ['a value beside it', { q1: '6' }, ['q1']],
  ['half a point where whole ones are asked', { q1: '3.5' }, ['q1']],
  ['half a point where they are taken', { q2: '3.5' }, []],
  ['one option', { q3: 'a' }, []],
  ['two where one is asked', { q3: 'a,b' }, ['q3']],
  ['two of several', { q4: 'b,a' }, []],
  ['one twice', { q4: 'a,a' }, ['q4']],
  ['an option of no question', { q4: 'a,z' }, ['q4']],
  ['any words', { q5: 'a,z' }, []],
])('%s', (_case, values, unfit) => {
  const form = formOf([
    scale('q1', 50),
    scale('q2', 50, { byHalves: true }),
    choice('q3', 'one'),
    choice('q4', 'several'),
    text('q5'),
  ])
  expect(idsOf(unfitAnswers(form, given(values)))).toEqual(unfit)
})

test('a sentence stands only beside a scale that asks for one', () => {
  const form = formOf([scale('q1', 50, { asksSentence: true }), scale('q2', 50), text('q3')])
  const answers = given({ q1: '3', q2: '3', q3: 'x' }, 'They named it')
  expect(idsOf(unfitAnswers(form, answers))).toEqual(['q2', 'q3'])
})

test('answers to other questions are left out', () => {
  expect(answersOf(formOf([text('q1')]), given({ q1: 'a', q9: 'b' }))).toEqual(given({ q1: 'a' }))
})
