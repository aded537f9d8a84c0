import { makeNarrow } from '@candor/testkit/web/narrow'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aBoard, aPerson } from '../../rules/board-under-test.ts'
import { openBoard } from '../board-under-test.tsx'

const people = [aPerson('a', { days: 5 }), aPerson('b', { days: 1 }), aPerson('c', { stageId: '2' })]
const names = () => screen.queryAllByRole('link', { name: /^Person/ }).map((link) => link.textContent)

async function openPhone() {
  makeNarrow()
  return openBoard(aBoard(people))
}

/** Presses long on an entry. */
function pressLong(name: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const link = screen.getByRole('link', { name })
  fireEvent.pointerDown(link, { button: 0 })
  vi.advanceTimersByTime(500)
  vi.useRealTimers()
  fireEvent.pointerUp(link)
  fireEvent.click(link)
}

test('a phone shows one stage at a time, by tab and by swipe', async () => {
  const { user } = await openPhone()
  expect(names()).toEqual(['Person a', 'Person b'])
  await user.click(screen.getByRole('button', { name: /Round 1\s*1/ }))
  expect(names()).toEqual(['Person c'])
  const entry = screen.getByRole('article')
  fireEvent.touchStart(entry, { touches: [{ clientX: 20, clientY: 10 }] })
  fireEvent.touchEnd(entry, { changedTouches: [{ clientX: 200, clientY: 20 }] })
  expect(names()).toEqual(['Person a', 'Person b'])
})

test('a long press chooses, then a tap chooses too, and the bar moves them', async () => {
  const { user, moves } = await openPhone()
  pressLong('Person a')
  expect(await screen.findByText('1 selected', { selector: 'b' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Person b' }))
  expect(screen.getByText('2 selected', { selector: 'b' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Move to Round 1' }))
  await waitFor(() => expect(moves()).toMatchObject([{ toStageId: '2', moves: [{}, {}] }]))
})
