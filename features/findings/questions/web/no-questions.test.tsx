import { frameOf } from '@candor/testkit/web/render-screen.tsx'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noInterview } from '../../../candidates/interviews/rules/interview.ts'
import { NoQuestions } from './no-questions.tsx'

const show = (unreadable: readonly string[]) =>
  render(<NoQuestions report={{ interview: { ...noInterview, unreadable } }} title="None" text="Yet" />, {
    wrapper: frameOf({ messages: {} }),
  })

test('answers that came in and cannot be read are not said to be none', () => {
  show(['answers'])
  expect(
    screen.getByText('This part was imported but could not be read. Please tell an administrator.'),
  ).toBeTruthy()
  expect(screen.queryByText('None')).toBe(null)
})

test('an interview without questions says so although another part cannot be read', () => {
  show(['tattooResults'])
  expect(screen.getByText('None')).toBeTruthy()
})
