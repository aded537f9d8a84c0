import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anAnswer } from '../../../findings/questions/web/answers-under-test.ts'
import {
  drawnQuestions,
  inQuestion,
  showQuestions,
} from '../../../findings/questions/web/questions-under-test.tsx'
import { messages } from '../messages/en.ts'
import { CodingPanel } from './coding-panel.tsx'

const options = ['Dirty read', 'Write skew'].map((content, index) => ({
  code: 'AB'[index] ?? '',
  content,
  extra: null,
}))
const code = (id: string) => anAnswer(id, 7, { text: `print("${id}")\n`, codeLanguage: 'Python3' })
const choice = (id: string) => anAnswer(id, 2, { text: 'A', rightKey: 'B', verdict: 'wrong', options })

function show(answers: Parameters<typeof showQuestions>[1], q?: string) {
  showQuestions(CodingPanel, answers, { address: { q }, words: { 'report-coding': messages } })
}

const pages = () => within(screen.getByRole('navigation', { name: 'Coding: choose a question' }))

test('code and objective answers show, subjective and recorded ones do not [R2-045 R1-010 R1-011]', () => {
  show([choice('o'), anAnswer('s', 0), anAnswer('v', 1), code('c')])
  expect(drawnQuestions()).toEqual(['1Title of c', '1Title of o'])
  expect(screen.getByRole('region', { name: 'Python3 code: Title of c' }).textContent).toBe('print("c")\n')
  const items = inQuestion(/Title of o/).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'ADirty readCandidate’s choice',
    'BWrite skewRight',
  ])
})

test('code stands one question on a page, objective questions below one another', async () => {
  show([code('c1'), code('c2'), code('c3'), choice('o1'), choice('o2')])
  expect(drawnQuestions()).toEqual(['1Title of c1', '1Title of o1', '2Title of o2'])
  await userEvent.click(pages().getByRole('button', { name: 'Next question' }))
  expect(drawnQuestions()[0]).toBe('2Title of c2')
  await userEvent.click(pages().getByRole('button', { name: 'Question 3: Title of c3', current: false }))
  expect(drawnQuestions()[0]).toBe('3Title of c3')
  expect(pages().getByRole('status').textContent).toBe('Question 3 of 3: Title of c3')
  await userEvent.click(pages().getByRole('button', { name: 'Next question' }))
  expect(drawnQuestions()[0]).toBe('3Title of c3')
})

test('the page of an address opens, and arrows go on from it through both kinds', async () => {
  show([code('c1'), code('c2'), choice('o1')], 'c2')
  expect(drawnQuestions()[0]).toBe('2Title of c2')
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('article', { name: /Title of c1/ }))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('article', { name: /Title of o1/ }))
})

test('one code question has no pages', () => {
  show([code('c')])
  expect(screen.queryByRole('navigation')).toBe(null)
})

test('without any it says so [R2-146]', () => {
  show([anAnswer('s', 0)])
  expect(screen.getByText('No coding or objective questions')).toBeTruthy()
})
