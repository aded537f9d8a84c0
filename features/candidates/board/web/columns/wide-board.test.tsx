import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getPosition } from '../../../positions/contract.ts'
import { lookAtMove, moveCandidates } from '../../../stages/contract/moving.ts'
import { listEnded, readBoard, readBoardVersion } from '../../contract.ts'
import { aBoard, aPerson } from '../../rules/board-under-test.ts'
import { openBoard } from '../board-under-test.tsx'

const people = [
  aPerson('a', { days: 5 }),
  aPerson('b', { days: 1 }),
  aPerson('c', { stageId: '1002', days: 2 }),
]
const column = (name: string) => within(screen.getByRole('region', { name }))
const namesIn = (stage: string) =>
  column(stage)
    .queryAllByRole('link', { name: /^Person/ })
    .map((link) => link.textContent)

test('arrows move the focus by column and then by entry, and Tab reaches one entry alone', async () => {
  const { user, focused } = await openBoard(aBoard(people))
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Person a')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Person b')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('Person c')
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Person a')
  const reachable = screen.getAllByRole('link', { name: /^Person/ }).filter((link) => link.tabIndex === 0)
  expect(reachable.map((link) => link.textContent)).toEqual(['Person a'])
})

test('Shift with an arrow moves to the next stage at once, and the move is spoken', async () => {
  const { user, moves, api } = await openBoard(aBoard(people))
  const release = api.hold(moveCandidates)
  await user.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
  await waitFor(() => expect(namesIn('Round 1')).toEqual(['Person a']))
  expect(namesIn('Applied')).toEqual(['Person b'])
  api.answer(readBoard, aBoard([aPerson('a', { stageId: '2' }), ...people.slice(1)]))
  release()
  await screen.findByText('Person a moved to Round 1')
  expect(moves()).toEqual([
    {
      moves: [{ jobseekerChannelId: 'a', fromStageId: '1', fromOutcome: null }],
      toStageId: '2',
      reason: '',
      carriesRecommendations: false,
    },
  ])
})

test('a refused move comes back, and says who moved the candidate meanwhile', async () => {
  const { user, api } = await openBoard(aBoard(people))
  const refused = {
    jobseekerChannelId: 'a',
    name: 'Person a',
    why: 'movedMeanwhile' as const,
    stageName: 'Offer',
    outcome: null,
    byName: 'Han Yanqiu',
  }
  api.answer(moveCandidates, { moved: [], carried: 0, refused: [refused] })
  api.answer(readBoard, aBoard([aPerson('a', { stageId: '1001' }), ...people.slice(1)]))
  await user.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
  const told = await screen.findAllByText('Person a was not moved: Han Yanqiu moved them to Offer meanwhile')
  expect(told.length).toBeGreaterThan(0)
  await waitFor(() => expect(namesIn('Offer')).toEqual(['Person a']))
})

test('a move asks for the counts in the head of the position again', async () => {
  const { user, queries } = await openBoard(aBoard(people))
  const head = [getPosition.path, { positionId: 'p' }]
  queries.setQueryData(head, {})
  await user.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
  await screen.findByText('Person a moved to Round 1')
  await waitFor(() => expect(queries.getQueryState(head)?.isInvalidated).toBe(true))
})

test('a press on an entry begins a drag, which selects no text', async () => {
  await openBoard(aBoard(people))
  const select = () => fireEvent(window, new Event('selectstart', { cancelable: true }))
  expect(select()).toBe(true)
  fireEvent.pointerDown(screen.getAllByRole('article')[0] ?? window, { button: 0, pointerType: 'mouse' })
  expect(select()).toBe(false)
  fireEvent.pointerUp(window)
  expect(select()).toBe(true)
})

test('a failed move takes everybody back', async () => {
  const { user, api } = await openBoard(aBoard(people))
  api.refuse(moveCandidates, { code: 1002, msg: 'Not yours' })
  await user.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
  expect((await screen.findAllByText(/Not yours/)).length).toBeGreaterThan(0)
  await waitFor(() => expect(namesIn('Applied')).toEqual(['Person a', 'Person b']))
})

test('without the right to move there is no grip, and keys move nobody', async () => {
  const { user, moves } = await openBoard(aBoard(people, { mayMove: false }))
  await user.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}ma')
  expect(moves()).toEqual([])
  expect(screen.queryByRole('dialog')).toBe(null)
  expect(namesIn('Applied')).toEqual(['Person a', 'Person b'])
  expect(screen.queryByText('Drop resumes')).toBe(null)
  await user.keyboard('x')
  expect(screen.getByText('1 selected', { selector: 'b' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Move/ })).toBe(null)
})

test('several chosen ones are moved to a stage that is chosen by name', async () => {
  const { user, moves } = await openBoard(aBoard(people))
  await user.keyboard('{ArrowDown}x{ArrowDown}xm')
  const dialog = await screen.findByRole('dialog', { name: 'Move 2 people to which stage?' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Find a stage' }), 'off{Enter}')
  await waitFor(() => expect(moves()).toMatchObject([{ toStageId: '1001', moves: [{}, {}] }]))
  await screen.findByText('2 people moved to Offer')
  expect(screen.queryByText('2 selected')).toBe(null)
})

test('Esc leaves the chosen ones, and B changes to the list with its selection', async () => {
  const { user } = await openBoard(aBoard(people))
  await user.keyboard('{ArrowDown}x')
  expect(screen.getByText('1 selected', { selector: 'b' })).toBeTruthy()
  await user.keyboard('b')
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Person a' })
  expect(box.checked).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.queryByText('1 selected', { selector: 'b' })).toBe(null)
})

test('a move that leaves open recommendations asks, and carries them along unless told otherwise', async () => {
  const { user, api, moves } = await openBoard(aBoard(people))
  const plan = { jobseekerChannelId: 'a', name: 'Person a', round: 'Round 1', startsAt: null }
  api.answer(lookAtMove, { openRecommendations: 2, plans: [plan] })
  await user.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
  const dialog = await screen.findByRole('dialog', { name: 'Before the move to Round 1' })
  expect(dialog.textContent).toContain('2 open recommendations become invalid.')
  expect(dialog.textContent).toContain('Person a, Round 1, no time yet')
  expect(moves()).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(moves()).toMatchObject([{ carriesRecommendations: true }]))
})

test('a move that is cancelled before it is sent leaves everybody in place', async () => {
  const { user, api, moves } = await openBoard(aBoard(people))
  api.answer(lookAtMove, { openRecommendations: 1, plans: [] })
  await user.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
  const dialog = await screen.findByRole('dialog', { name: 'Before the move to Round 1' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(namesIn('Applied')).toEqual(['Person a', 'Person b']))
  expect(moves()).toEqual([])
})

test('closed applications are counted by outcome, and a press lists them', async () => {
  const closed = [
    { outcome: 'hired' as const, stageId: '1001', stageName: 'Offer', count: 1 },
    { outcome: 'rejected' as const, stageId: '2', stageName: 'Round 1', count: 2 },
  ]
  const { user, api, positionId } = await openBoard(aBoard(people, { closed }))
  const ended = {
    jobseekerChannelId: 'e',
    interviewId: null,
    name: '陆',
    nameLatin: 'Lu',
    endedAt: 1,
    reason: 'pay',
  }
  api.answer(listEnded, [ended])
  expect(column('Closed').getByRole('button', { name: /Hired\s*1/ })).toBeTruthy()
  await user.click(column('Closed').getByRole('button', { name: /Rejected, Round 1\s*2/ }))
  expect(await column('Closed').findByRole('link', { name: 'Lu' })).toBeTruthy()
  expect(api.inputsOf(listEnded)).toEqual([{ positionId, stageId: '2', outcome: 'rejected' }])
})

test('a stage outside the list takes nobody, and says so', async () => {
  const board = aBoard(people)
  const gone = { stageId: 'old', name: 'Old round', limitDays: null, isListed: false, count: 1 }
  const stages = [...board.stages, gone]
  const { user, moves } = await openBoard({
    ...board,
    stages,
    people: [...people, aPerson('z', { stageId: 'old' })],
  })
  expect(column('Old round').getByText('Not a stage of this position')).toBeTruthy()
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}m')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('button', { name: /Old round/ })).toBe(null)
  expect(dialog.getByRole('button', { name: /Round 2/ })).toBeTruthy()
  expect(moves()).toEqual([])
})

test('covered scores and opinions say so, and late people have their days', async () => {
  const covered = aPerson('a', { days: 5, scoreState: 'covered', areMarksCovered: true })
  const scored = aPerson('b', {
    scoreState: 'scored',
    score: { overall: 3.4, outOf: 5, lowest: 2, highest: 4.5 },
    marks: [{ name: 'Han Yanqiu', decision: 'pass' }],
    asked: ['Zhou'],
  })
  await openBoard(aBoard([covered, scored]))
  const text = screen.getByRole('region', { name: 'Applied' }).textContent
  expect(text).toContain('5 d, past the limit')
  expect(text).toContain('AI covered, yours first')
  expect(text).toContain('held back')
  expect(text).toContain('AI overall 3.4 of 5, competencies from 2.0 to 4.5')
  expect(text).toContain('Han Yanqiu: Advance')
  expect(text).toContain('Asked: Zhou')
})

test('a move of somebody else appears by itself', async () => {
  const { api, queries } = await openBoard(aBoard(people))
  api.answer(readBoard, aBoard([aPerson('a', { stageId: '1001' }), ...people.slice(1)], { version: 'v2' }))
  api.answer(readBoardVersion, { version: 'v2' })
  await act(() => queries.refetchQueries({ queryKey: [readBoardVersion.path] }))
  await waitFor(() => expect(namesIn('Offer')).toEqual(['Person a']))
})

test('an empty position offers resumes and a candidate by hand', async () => {
  const { positionId } = await openBoard(aBoard([]))
  expect(await screen.findByText('This position has no candidates yet')).toBeTruthy()
  const [drop] = await screen.findAllByRole('link', { name: /Drop resumes/ })
  expect(drop?.getAttribute('href')).toBe(`/positions/${positionId}/resumes`)
})
