import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Analysed, anItem, type Given, showSections } from './summary-section-under-test.tsx'

const stars = { Design: 4.6, Reliability: 4.2, Ownership: 3.4 }

function aiDataOf(scores: Readonly<Record<string, number>>, more: Analysed = {}): Analysed {
  const dimLabelList = Object.entries(scores).map(([assessmentPoint, calculateStar]) => ({
    assessmentPoint,
    calculateStar,
    scoreReason: `Why ${assessmentPoint}.`,
  }))
  return { aiAllScore: 4.2, l2ReportInfo: { l2status: 0, dimLabelList }, ...more }
}

const l5 = { isL5Position: 1, l5Star: 2.4 }

async function show(given: Given): Promise<HTMLElement> {
  showSections(given)
  await screen.findAllByRole('listitem')
  return screen.getByRole('region', { name: 'Competencies' })
}

const rowOf = (section: HTMLElement, name: string) =>
  within(section).getByRole('button', { name: new RegExp(`^${name}`) })

test.each([
  ['of 5 elsewhere', {}, stars, 5],
  ['of 3 in an L5 position', l5, { Design: 2.8, Reliability: 2.1, Ownership: 3 }, 3],
])('three competencies are a radar with a maximum %s [R2-117 R9-017]', async (_case, more, scores, max) => {
  const section = await show({ aiData: aiDataOf(scores, more) })
  expect(section.querySelectorAll('polygon.ring')).toHaveLength(max)
  const table = within(section).getByRole('table', { name: 'Scores by competency' })
  const values = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
  expect(values).toEqual(
    Object.entries(scores).map(([name, value]) => `${name}${value.toFixed(1)} of ${max}`),
  )
})

test('one or two competencies are rings in place of a radar [R2-117]', async () => {
  const section = await show({ aiData: aiDataOf({ Design: 4.2, Ownership: 3.5 }) })
  expect(section.querySelector('polygon')).toBe(null)
  expect(within(section).getByRole('img', { name: 'Design: 4.2 of 5' })).toBeTruthy()
  expect(within(section).getByRole('img', { name: 'Ownership: 3.5 of 5' })).toBeTruthy()
})

test('two competencies of 3 stars are a rose, as a ring counts 20 percent a star', async () => {
  const section = await show({ aiData: aiDataOf({ Design: 2.5, Ownership: 2.2 }, l5) })
  expect(section.querySelectorAll('path.area')).toHaveLength(2)
  expect(within(section).queryByRole('img', { name: /^Design:/ })).toBe(null)
  expect(within(section).getByRole('table', { name: 'Scores by competency' })).toBeTruthy()
})

test('every competency shows its score as stars [R2-118]', async () => {
  const section = await show({ aiData: aiDataOf(stars) })
  for (const [name, value] of Object.entries(stars)) {
    const row = rowOf(section, name)
    expect(within(row).getByRole('img', { name: `${value} of 5 stars` })).toBeTruthy()
    expect(row.textContent).toContain(value.toFixed(1))
  }
})

test('every competency shows why it has its score when it is opened [R2-120]', async () => {
  const section = await show({ aiData: aiDataOf(stars) })
  for (const name of ['Reliability', 'Ownership', 'Design']) {
    await userEvent.click(rowOf(section, name))
    expect(within(section).getByText(`Why ${name}.`).closest('[hidden]')).toBe(null)
    expect(rowOf(section, name).getAttribute('aria-expanded')).toBe('true')
  }
})

const medianOf = (assessmentPoint: string, median: number) => ({ assessmentPoint, median })
const among = (medians: ReturnType<typeof medianOf>[]) => ({
  count: 14,
  rank: 3,
  bins: [{ from: 0, to: 5, count: 14 }],
  medians,
})

test('a row says how far its score lies from the median, with the minus of typography', async () => {
  const medians = [medianOf('Design', 3.7), medianOf('Ownership', 3.6)]
  const section = await show({ aiData: aiDataOf(stars), standing: among(medians) })
  await within(section).findAllByText('vs median')
  expect(rowOf(section, 'Design').textContent).toContain('vs median +0.9')
  expect(rowOf(section, 'Ownership').textContent).toContain('vs median \u22120.2')
  expect(rowOf(section, 'Reliability').textContent).not.toContain('vs median')
})

test('the radar draws the medians dashed, and the section says of how many they are', async () => {
  const medians = [medianOf('Design', 3.7), medianOf('Reliability', 3.9), medianOf('Ownership', 3.6)]
  const section = await show({ aiData: aiDataOf(stars), standing: among(medians) })
  expect(await within(section).findByText('Dashed: median of 14 in this position')).toBeTruthy()
  expect(section.querySelectorAll('path.median')).toHaveLength(3)
  expect(within(section).getByRole('row', { name: /^Design/ }).textContent).toBe('Design4.6 of 53.7')
})

test('without medians there is neither their column nor a legend', async () => {
  const section = await show({ aiData: aiDataOf(stars), standing: null })
  expect(within(section).queryByText('vs median')).toBe(null)
  expect(within(section).queryByText('Solid: candidate')).toBe(null)
})

test('a row says how much evidence its competency has', async () => {
  const claim = { kind: 'competency', name: 'Design' } as const
  const evidence = [anItem('e1', 'q1', { claim }), anItem('e2', 'q2', { claim, kind: 'note' })]
  const section = await show({ aiData: aiDataOf(stars), evidence })
  expect(rowOf(section, 'Design').textContent).toContain('2 pieces of evidence')
  expect(rowOf(section, 'Ownership').textContent).toContain('0 pieces of evidence')
})
