import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBoard, aPerson } from '../../rules/board-under-test.ts'
import { addresses, openBoard } from '../board-under-test.tsx'

const people = [
  aPerson('a', { days: 1, workYears: 9 }),
  aPerson('b', { days: 8 }),
  aPerson('c', { stageId: '2', days: 6 }),
]
const rows = () =>
  screen.queryAllByRole('link', { name: /^Person/ }).map((link) => link.textContent?.replace('Person ', ''))

test('the list begins with those furthest over their limit, and a head turns the order round', async () => {
  const { user } = await openBoard(aBoard(people), { view: 'list' })
  expect(rows()).toEqual(['b', 'c', 'a'])
  await user.click(screen.getByRole('button', { name: /Over the limit/ }))
  expect(rows()).toEqual(['a', 'c', 'b'])
  expect(addresses.at(-1)).toEqual({ sort: undefined, back: 1 })
  expect(screen.getByRole('columnheader', { name: /Over the limit/ }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
})

test('a stage, or all but it, and a text stand in the address, and what they leave out is counted', async () => {
  const { user } = await openBoard(aBoard(people), { view: 'list', address: { stage: '1', not: 1 } })
  expect(rows()).toEqual(['c'])
  expect(screen.getByText('1 of 3').parentElement?.textContent).toBe('1 of 3, 2 left out by stage')
  await user.click(screen.getByRole('checkbox', { name: 'not' }))
  await waitFor(() => expect(rows()).toEqual(['b', 'a']))
  await user.keyboard('{Escape}')
  await user.type(screen.getByRole('searchbox', { name: 'Find in this list' }), 'person b')
  expect(rows()).toEqual(['b'])
  expect(addresses.at(-1)).toEqual({ stage: '1', not: undefined, find: 'person b' })
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(rows()).toEqual(['b', 'c', 'a'])
})

test('J and K move the focus, Shift with X chooses up to it, and all are chosen by one box', async () => {
  const { user, focused } = await openBoard(aBoard(people), { view: 'list' })
  await user.keyboard('j')
  expect(focused()).toBe('Person b')
  await user.keyboard('xjj{Shift>}X{/Shift}')
  expect(screen.getByText('3 selected')).toBeTruthy()
  await user.keyboard('k')
  expect(focused()).toBe('Person c')
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
  expect(all.checked).toBe(true)
  await user.click(all)
  expect(screen.queryByText('3 selected')).toBe(null)
})

test('closed applications are one folded line of counts', async () => {
  const closed = [{ outcome: 'withdrew' as const, stageId: '2', stageName: 'Round 1', count: 4 }]
  await openBoard(aBoard(people, { closed }), { view: 'list' })
  const line = within(screen.getByRole('region', { name: 'Closed' }))
  expect(line.getByText('Withdrew').textContent).toBe('Withdrew4')
  expect(line.getByRole('button', { expanded: false })).toBeTruthy()
})
