import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAnswer } from '../../../findings/questions/web/answers-under-test.ts'
import { answer, logged, options, show } from '../../../findings/questions/web/panel-under-test.tsx'
import { drawnQuestions, nothingHidden } from '../../../findings/questions/web/questions-under-test.tsx'

const folds = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)

beforeEach(() => answer([]))

test('subjective, objective and code questions stand in three groups, recorded ones in none [R2-096]', () => {
  show([anAnswer('c', 7), anAnswer('o', 2), anAnswer('v', 1), anAnswer('s', 0)])
  expect(folds()).toEqual(['Subjective', 'Objective', 'Coding'])
  expect(drawnQuestions()).toEqual(['1Title of s', '1Title of o', '1Title of c'])
})

test('without other questions it says so [R2-100 R2-146]', () => {
  show([anAnswer('v', 1)])
  expect(screen.getByText('No other questions')).toBeTruthy()
})

test('a folded group still says what it came to', async () => {
  show([
    anAnswer('a', 2, { text: 'A', verdict: 'correct', options: options }),
    anAnswer('b', 3, { text: 'A', verdict: 'partial', options: options }),
    anAnswer('c', 4, { verdict: 'wrong', options: options }),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Objective' }))
  expect(screen.queryByRole('article')).toBe(null)
  expect(screen.getByText('1 of 3 correct')).toBeTruthy()
  expect(screen.getByText('1 partly')).toBeTruthy()
})

describe('the scores by people', () => {
  test('can be tried again where they did not come, the answers staying', async () => {
    answer('refusal')
    show([anAnswer('s', 0, { text: 'Split it.' })])
    expect(
      await screen.findByText('The manual scores could not be loaded. The rest of the page still works.'),
    ).toBeTruthy()
    expect(screen.getByText('Split it.')).toBeTruthy()
    answer([logged('s')])
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Shen Lan')).toBeTruthy()
  })

  test('leave no gap where the company shows none', () => {
    show([anAnswer('s', 0, { text: 'x' })], { rules: { ...nothingHidden, hidesManualScores: true } })
    expect(screen.queryByText('Manual scores')).toBe(null)
    expect(screen.queryByText('Nobody has scored this answer manually yet')).toBe(null)
  })

  test('are none where nobody scored', async () => {
    show([anAnswer('s', 0)])
    expect(await screen.findByText('Nobody has scored this answer manually yet')).toBeTruthy()
  })
})

describe('the way through the questions', () => {
  test('an address leads to the question that it names', () => {
    const seen: string[] = []
    Element.prototype.scrollIntoView = function scrollIntoView() {
      seen.push(this.getAttribute('data-question') ?? '')
    }
    show([anAnswer('s', 0), anAnswer('t', 0)], { q: 't' })
    expect(seen).toEqual(['t'])
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  test('arrows go from question to question across the groups, and the address follows', async () => {
    const went: unknown[] = []
    show([anAnswer('s', 0), anAnswer('c', 7, { text: 'x = 1' })], { go: (patch) => went.push(patch) })
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('article', { name: /Title of c/ }))
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(screen.getByRole('article', { name: /Title of s/ }))
    expect(went).toEqual([{ q: 's' }, { q: 'c' }, { q: 's' }])
  })
})
