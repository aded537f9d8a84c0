import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAnswer } from './answers-under-test.ts'
import { answer, options, show } from './panel-under-test.tsx'
import { inQuestion, nothingHidden } from './questions-under-test.tsx'

beforeEach(() => answer([]))

describe('an objective question', () => {
  const checked = {
    answer: 'A,B',
    right_key: 'B,C',
    questionOptionList: options,
    optionExt: [{ optionCode: 'B', optionSupplementaryContent: 'Two rows, two writes.' }],
  }

  test('shows options, answer, verdict and right key [R1-010 R2-098]', () => {
    show([anAnswer('o', 3, { ...checked, objective_score: 2 })])
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
    [1, 'Correct'],
    [2, 'Partly correct'],
    [0, 'Wrong'],
    [null, 'Wrong'],
  ])('with a score of %o is judged: %s [R4-023]', (objective_score, word) => {
    show([anAnswer('o', 2, { ...checked, objective_score })])
    expect(inQuestion(/Title of o/).getByText(word)).toBeTruthy()
  })

  test('shows neither verdict nor key where the company hides them [R6-025 P6-028]', () => {
    show([anAnswer('o', 2, { ...checked, right_key: null })], {
      rules: { ...nothingHidden, hidesCorrectness: true },
    })
    const shown = inQuestion(/Title of o/)
    for (const word of ['Correct', 'Partly correct', 'Wrong', 'Right key', 'Right']) {
      expect(shown.queryByText(word)).toBe(null)
    }
    expect(shown.getAllByText('Candidate’s choice').length).toBe(2)
    expect(screen.getByText('1 of 1 answered')).toBeTruthy()
  })

  test('to sort stands in the candidate’s order, with what stands elsewhere', () => {
    const sorted = { ...checked, answer: 'B,A,C', right_key: 'B,C,A,D' }
    show([anAnswer('o', 5, { ...sorted, objective_score: 0 })])
    const items = within(screen.getByRole('list', { name: 'The candidate’s order' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'BWrite skewTwo rows, two writes.In its place',
      'ADirty readBelongs at 3',
      'CLost <b>update</b>Belongs at 2',
      'DPhantomNot placedBelongs at 4',
    ])
  })

  test('on a text shows the text and its questions, each with its verdict [R1-012 R9-041]', () => {
    const subAnswerList = [
      anAnswer('a', 2, { ...checked, objective_score: 1 }),
      anAnswer('b', 0, { answer: 'Because of the lock.' }),
    ]
    show([anAnswer('r', 50, { problem: '<p>A long passage.</p>', subAnswerList })])
    expect(screen.getByText('Reading comprehension')).toBeTruthy()
    expect(screen.getByText('A long passage.')).toBeTruthy()
    const parts = within(screen.getByRole('region', { name: 'Questions on the text “Title of r”' }))
    expect(parts.getAllByRole('article').length).toBe(2)
    expect(parts.getByText('Correct')).toBeTruthy()
    expect(parts.getByText('Because of the lock.')).toBeTruthy()
  })
})
