import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listShortListPositions } from '../contract.ts'
import { messages } from '../messages/en.ts'
import { PositionNav } from './position-nav.tsx'

const positions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    positionId: `p${at}`,
    name: `职位 ${at}`,
    nameLatin: `Position ${at}`,
    count: 2,
    noOperateCount: 1,
  }))

async function show(count: number, selected: string | null = null) {
  const api = fakeApi()
  api.answer(listShortListPositions, positions(count))
  renderScreen(<PositionNav selected={selected} onSelect={() => {}} />, { messages: { shortlist: messages } })
  const list = await screen.findByRole('list')
  const names = () =>
    within(list)
      .getAllByRole('button')
      .map((each) => each.textContent?.replace(/\d* waiting.*$/i, '').trim())
  return { names, find: () => screen.queryByRole('searchbox', { name: 'Find a position' }) }
}

test('a few positions are all there is, without a field to find one', async () => {
  const { names, find } = await show(14)
  expect(names()).toHaveLength(15)
  expect(find()).toBe(null)
})

test('many positions are found by a part of their name, and it is said how many', async () => {
  const { names, find } = await show(20)
  await userEvent.type(find() ?? document.body, '职位 1')
  expect(names()).toHaveLength(1 + 11)
  expect(screen.getByRole('status').textContent).toBe('11 positions found')
  await userEvent.type(find() ?? document.body, 'x')
  expect(names()).toHaveLength(1)
  expect(screen.getByText('No positions found')).toBeTruthy()
})

test('a hundred of very many positions are drawn at a time, and the chosen one always', async () => {
  const { names } = await show(250, 'p240')
  expect(names()).toHaveLength(1 + 1 + 100 + 1)
  expect(screen.getByRole('button', { current: true }).textContent).toContain('Position 240')
  await userEvent.click(screen.getByRole('button', { name: '150 more' }))
  expect(names()).toHaveLength(1 + 1 + 200 + 1)
  await userEvent.click(screen.getByRole('button', { name: '50 more' }))
  expect(document.activeElement?.textContent).toContain('Position 200')
})
