import type { ReplyOf } from '@candor/call/define'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCall, showQuestions } from '../../../findings/questions/web/questions-under-test.tsx'
import { getProgramme } from '../contract.ts'
import { messages } from '../messages/en.ts'
import { ProgrammePanel } from './programme-panel.tsx'

type Programme = NonNullable<ReplyOf<typeof getProgramme>['programme']>
type Task = Programme['tasks'][number]

const code = 'import time\nprint("<b>limit</b>")\n'
const aTask = (more: Partial<Task> = {}): Task => ({
  taskId: 't1',
  title: 'Rate limiter',
  problem: '<p>Write a <b>limiter</b>.</p>',
  usetime: 1260,
  score: 82,
  totalScore: 100,
  scoreReason: 'Handles bursts.',
  files: [{ fileName: 'limiter.py', language: 'Python3', content: code }],
  cases: [
    { name: 'burst', status: 1, detail: null },
    { name: 'clock', status: 0, detail: 'expected 3, got 4' },
  ],
  ...more,
})

function show(tasks: Task[] | null, isScoreHidden = false): void {
  const programme = tasks && { name: null, usetime: 2400, totaltime: 3600, isScoreHidden, tasks }
  answerCall(getProgramme, { programme })
  draw()
}

function draw(): void {
  showQuestions(ProgrammePanel, [], { words: { 'report-programme': messages } })
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('a task shows its words, the code as it was handed in, and what became of it [R2-057]', async () => {
  show([aTask()])
  const task = await region('Rate limiter')
  expect(task.getByText('limiter').tagName).toBe('B')
  expect(task.getByText('limiter.py')).toBeTruthy()
  expect(task.getByRole('region', { name: 'Python3 code: limiter.py' }).textContent).toBe(code)
  const items = task.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual(['burstPassed', 'clockNot passedexpected 3, got 4'])
  expect(task.getByText(/Handles bursts/).textContent).toContain('Written by the model')
  expect(screen.getByText('40:00 of 01:00:00 used')).toBeTruthy()
})

test('a folded task still says what it came to', async () => {
  show([aTask()])
  await userEvent.click(await screen.findByRole('button', { name: 'Rate limiter' }))
  expect(screen.queryByText('limiter.py')).toBe(null)
  expect(screen.getByText('1 of 2 cases passed')).toBeTruthy()
  expect(screen.getByText('21:00')).toBeTruthy()
  expect(screen.getByText('82.0')).toBeTruthy()
})

test('points that are not whole are not rounded to the next mark', async () => {
  show([aTask({ score: 99.6 })])
  const task = await region('Rate limiter')
  expect(task.getAllByText('99.6')).toHaveLength(2)
})

test('a score that is still being made is no low score', async () => {
  show([aTask({ score: -1, cases: [{ name: 'burst', status: -1, detail: null }] })])
  const task = await region('Rate limiter')
  expect(task.getAllByText('Analysing').length).toBe(2)
  expect(task.getByText('Running')).toBeTruthy()
  expect(task.getByText('1 case running')).toBeTruthy()
  expect(task.queryByText(/passed/)).toBe(null)
})

test('where correctness is hidden, the code alone shows', async () => {
  show([aTask({ score: null, scoreReason: null, cases: null })], true)
  const task = await region('Rate limiter')
  expect(task.queryByText('Test cases')).toBe(null)
  expect(task.getAllByText('Not shown').length).toBe(2)
  expect(task.getByText('limiter.py')).toBeTruthy()
})

test('a task without code says so, and a file without a name has a number', async () => {
  const files = [{ fileName: null, language: null, content: 'x' }]
  show([aTask({ taskId: 'a', title: null, files: [] }), aTask({ taskId: 'b', title: null, files })])
  expect((await region('Task 1')).getByText('The candidate submitted no code')).toBeTruthy()
  expect((await region('Task 2')).getByText('File 1')).toBeTruthy()
})

test.each([[null], [[]]])('without work it says so: %j [R2-146]', async (tasks) => {
  show(tasks)
  expect(await screen.findByText('No programming simulation')).toBeTruthy()
})

test('a failed load can be tried again', async () => {
  answerCall(getProgramme, 'refusal')
  draw()
  expect(
    await screen.findByText(
      'The programming simulation could not be loaded. The rest of the page still works.',
    ),
  ).toBeTruthy()
  answerCall(getProgramme, {
    programme: { name: 'A day', usetime: null, totaltime: null, isScoreHidden: false, tasks: [aTask()] },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('A day')).toBeTruthy()
})
