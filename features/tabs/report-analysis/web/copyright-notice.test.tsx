import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aiDataQuery } from '../../../findings/analysis/web/ai-data-query.ts'
import { showReport, written } from './record-section-under-test.tsx'

const loaded = () => screen.findByText('Runs payment systems and can say why.')

test('the report’s sections stand in the order of the specification; the copyright notice ends it [R2-074 R2-089]', async () => {
  showReport({ findings: [] })
  await loaded()
  await screen.findAllByText('Nothing flagged')
  const names = screen.getAllByRole('region').map((region) => {
    const id = region.getAttribute('aria-labelledby')
    return region.getAttribute('aria-label') ?? (id && document.getElementById(id)?.textContent)
  })
  const wanted = [
    'Conclusion',
    'Video interview record',
    'Anti-cheating results',
    'Soft skills',
    'AI interview levels',
    'Copyright notice',
  ]
  expect(names.filter((name) => wanted.some((each) => each === name))).toEqual(wanted)
  expect(names.at(-1)).toBe('Copyright notice')
})

test('the personal mode has no copyright notice [R2-027]', async () => {
  showReport({ address: { mode: 'personal' } })
  await loaded()
  expect(screen.queryByRole('region', { name: 'Copyright notice' })).toBe(null)
})

test('the page works with the answer of the call [R7-057]', async () => {
  const { queries } = showReport()
  await loaded()
  expect(queries.getQueryData(aiDataQuery('i1').queryKey)).toMatchObject({ aiData: written })
})

test('when the AI data cannot be loaded no message pops up, and the rest of the page works [R8-017]', async () => {
  const { said } = showReport({ isAnalysisRefused: true, findings: [] })
  expect(
    (await screen.findAllByText('The AI report could not be loaded. The rest of the page still works.'))
      .length,
  ).toBeGreaterThan(0)
  expect((await screen.findAllByText('Nothing flagged')).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Video interview record' }))
  expect(screen.getByRole('button', { name: /^Q1/ })).toBeTruthy()
  expect(said).toEqual([])
})
