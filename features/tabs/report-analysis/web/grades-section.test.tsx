import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showReport, twoAnswers, written } from './record-section-under-test.tsx'

const loaded = () => screen.findByText('Runs payment systems and can say why.')
const legend = () => screen.queryByRole('region', { name: 'AI interview levels' })

test('the legend lists the grades from L6 down to L2 and marks that of this interview [R2-088 R9-030]', async () => {
  showReport({ aiData: { ...written, interviewCategory: 5 } })
  await loaded()
  const items = within(legend() ?? document.body).getAllByRole('listitem')
  expect(items.map((item) => item.textContent?.slice(0, 2))).toEqual(['L6', 'L5', 'L4', 'L3', 'L2'])
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true', null, null, null])
  expect(screen.getByText('This interview: L5')).toBeTruthy()
})

test('an analysis that does not say its grade has that of the interview [R3-013]', async () => {
  const { interviewCategory: _, ...uncategorised } = written
  showReport({ aiData: uncategorised, interview: { ...twoAnswers(), category: 6 } })
  expect(await screen.findByText('This interview: L6')).toBeTruthy()
})

test('with level labels off there is no legend, and no score is named by a level [R2-088 R6-017]', async () => {
  showReport({ shown: { levelLabels: false } })
  await loaded()
  await userEvent.click(screen.getByRole('button', { name: 'Video interview record' }))
  await userEvent.click(screen.getByRole('button', { name: 'What the stars mean' }))
  expect(legend()).toBe(null)
  for (const level of ['Unqualified', 'Average', 'Qualified', 'Excellent', 'Exceeds expectations']) {
    expect(screen.queryByText(level, { exact: false })).toBe(null)
  }
})

test('the explanation of the overall score opens on five levels and marks the one that was reached [R5-004]', async () => {
  showReport()
  await loaded()
  const header = screen.getByRole('button', { name: 'What the stars mean' })
  expect(header.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(header)
  const region = within(screen.getByRole('region', { name: 'What the stars mean' }))
  const items = region.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Exceeds expectations Clearly exceeds what the position requires, and lifts others',
    'Excellent Meets the requirements of the position throughout, and exceeds some',
    'Qualified Meets the basic requirements of the position',
    'Average Meets some of the requirements, and needs guidance',
    'Unqualified Does not yet meet the requirements of the position',
  ])
  expect(items[1]?.getAttribute('aria-current')).toBe('true')
})
