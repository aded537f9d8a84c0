import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAnswer } from './answers-under-test.ts'
import { answer, options, show } from './panel-under-test.tsx'
import { inQuestion, nothingHidden } from './questions-under-test.tsx'

beforeEach(() => answer([]))

const checked = {
  text: 'A,B',
  rightKey: 'B,C',
  options: options.map((option) =>
    option.code === 'B' ? { ...option, extra: 'Two rows, two writes.' } : option,
  ),
}

describe('an objective question', () => {
  test('shows options, answer, verdict and right key [R1-010 R2-098]', () => {
    show([anAnswer('o', 3, { ...checked, verdict: 'partial' })])
    const shown = inQuestion(/Title of o/)
    const items = within(shown.getByRole('list', { name: 'Options' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'ADirty readCandidate’s choice',
      'BWrite skewTwo rows, two writes.Candidate’s choiceRight',
      'CLost <b>update</b>Right',
      'DPhantom',
    ])
    expect(shown.getByText('Partly correct')).toBeTruthy()
    expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['A,B', 'B,C'])
  })

  test.each([
    ['correct', 'Correct'],
    ['partial', 'Partly correct'],
    ['wrong', 'Wrong'],
    [null, 'Wrong'],
  ] as const)('with the verdict %o is judged: %s [R4-023]', (verdict, word) => {
    show([anAnswer('o', 2, { ...checked, verdict })])
    expect(inQuestion(/Title of o/).getByText(word)).toBeTruthy()
  })

  test('shows neither verdict nor key where the company hides them [R6-025 P6-028]', () => {
    show([anAnswer('o', 2, { ...checked, rightKey: null })], {
      rules: { ...nothingHidden, hidesCorrectness: true },
    })
    const shown = inQuestion(/Title of o/)
    for (const word of ['Correct', 'Partly correct', 'Wrong', 'Correct answer', 'Right']) {
      expect(shown.queryByText(word)).toBe(null)
    }
    expect(shown.getAllByText('Candidate’s choice').length).toBe(2)
    expect(screen.getByText('1 of 1 answered')).toBeTruthy()
  })
})

describe('an objective question of a special kind', () => {
  test('stands in the candidate’s order if it is a sorting question, with the right places', () => {
    const sorted = { ...checked, text: 'B,A,C', rightKey: 'B,C,A,D' }
    show([anAnswer('o', 5, { ...sorted, verdict: 'wrong' })])
    const items = within(screen.getByRole('list', { name: 'The candidate’s order' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'BWrite skewTwo rows, two writes.In its place',
      'ADirty readBelongs at 3',
      'CLost <b>update</b>Belongs at 2',
      'DPhantomNot placedBelongs at 4',
    ])
  })

  test('on a text shows the text and its questions, each with its verdict [R1-012 R9-041]', () => {
    const parts = [
      anAnswer('a', 2, { ...checked, verdict: 'correct' }),
      anAnswer('b', 0, { text: 'Because of the lock.' }),
    ]
    show([anAnswer('r', 50, { html: '<p>A long passage.</p>', parts })])
    expect(screen.getByText('Reading comprehension')).toBeTruthy()
    expect(screen.getByText('A long passage.')).toBeTruthy()
    const onText = within(screen.getByRole('region', { name: 'Questions on the text “Title of r”' }))
    expect(onText.getAllByRole('article').length).toBe(2)
    expect(onText.getByText('Correct')).toBeTruthy()
    expect(onText.getByText('Because of the lock.')).toBeTruthy()
  })
})
