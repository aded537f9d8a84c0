import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { messages } from '../../messages/cn.ts'
import type { Answers } from '../../rules/answers.ts'
import { choice, formOf, scale, text } from '../../rules/forms-under-test.ts'
import { FormFields } from './form-fields.tsx'

const content = formOf(
  [
    scale('q1', 20, {
      name: '为失败而设计',
      levels: ['先讲失败', '', '说得出机制', '', ''],
      asksSentence: true,
    }),
    scale('q2', 80, { name: '排查事故', byHalves: true }),
  ],
  [choice('q3', 'several', { isNeeded: false }), choice('q4', 'one', { isNeeded: false }), text('q5')],
)

const given: { answers: Answers } = { answers: {} }

function Filled({ missing }: { missing?: Set<string> }) {
  const [answers, setAnswers] = useState<Answers>({})
  given.answers = answers
  return (
    <FormFields
      content={content}
      answers={answers}
      {...(missing && { missing })}
      onChange={(id, answer) => setAnswers((before) => ({ ...before, [id]: answer }))}
    />
  )
}

function show(missing?: Set<string>) {
  renderScreen(<Filled {...(missing && { missing })} />, {
    messages: { 'assessment-forms': messages },
    locale: 'cn',
  })
  return userEvent.setup()
}

test('a value on the scale marks its meaning, and counts by its weight in its module and the total', async () => {
  show()
  const slider = screen.getByRole('slider', { name: '为失败而设计' })
  expect(slider).toHaveProperty('step', '1')
  expect(screen.getByRole('slider', { name: '排查事故' })).toHaveProperty('step', '0.5')
  fireEvent.change(slider, { target: { value: '3' } })
  const marked = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current'))
  expect(marked.map((item) => item.textContent)).toEqual(['3说得出机制'])
  // Values without a meaning are not listed: the first scale has five values and two meanings.
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).not.toContain('1')
  expect(screen.getByText('3.0 × 20% · 已打分的权重 20，共 100')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('0.60')
  expect(screen.getByText('0.60 / 5.00')).toBeTruthy()
  fireEvent.change(screen.getByRole('slider', { name: '排查事故' }), { target: { value: '4.5' } })
  expect(screen.getByRole('status').textContent).toBe('4.20')
})

test('choices keep the order of the options, one of several can be taken back, and a sentence stands beside a scale', async () => {
  const user = show()
  const several = within(screen.getByRole('group', { name: /Question q3/ }))
  await user.click(several.getByRole('checkbox', { name: 'On-call' }))
  await user.click(several.getByRole('checkbox', { name: 'Migration' }))
  expect(given.answers.q3?.answer).toBe('a,b')
  await user.click(several.getByRole('checkbox', { name: 'Migration' }))
  expect(given.answers.q3?.answer).toBe('b')
  const one = within(screen.getByRole('group', { name: /Question q4/ }))
  await user.click(one.getByRole('radio', { name: 'On-call' }))
  expect(given.answers.q4?.answer).toBe('b')
  await user.click(one.getByRole('button', { name: '清除选择' }))
  expect(given.answers.q4?.answer).toBe('')
  await user.type(screen.getByRole('textbox', { name: '为失败而设计 的依据' }), '05:21 她说出了机制')
  expect(given.answers.q1).toEqual({ answer: '', sentence: '05:21 她说出了机制' })
})

test('a question that needs an answer says so where it has none', () => {
  show(new Set(['q5']))
  expect(screen.getByRole('group', { name: /Question q5/, description: '请作答' })).toBeTruthy()
})

test('a form that is read has the sentence as it was written, and no field that asks for one', () => {
  const answers = { q1: { answer: '3', sentence: '05:21 她说出了机制' } }
  renderScreen(<FormFields content={content} answers={answers} isReadOnly onChange={() => {}} />, {
    messages: { 'assessment-forms': messages },
    locale: 'cn',
  })
  expect(screen.getByText('05:21 她说出了机制')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('slider', { name: '为失败而设计' })).toHaveProperty('disabled', true)
})

test('a choice that is taken back leaves the focus on its options', async () => {
  const user = show()
  const options = screen.getAllByRole('radio')
  if (options[0]) await user.click(options[0])
  await user.click(screen.getByRole('button', { name: '清除选择' }))
  expect(given.answers).toMatchObject({ q4: { answer: '' } })
  expect(document.activeElement).toBe(options.at(-1))
})
