import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fakeMedia, seekLands } from '../../../findings/recording/web/player/media-under-test.ts'
import { anAnswer, anInterview } from '../../../report/report/web/report-under-test.ts'
import { openRecord, theVideo } from './session-under-test.tsx'

const answers = [
  anAnswer('q1', 10_000),
  anAnswer('q2', 70_000),
  anAnswer('q2a', 100_000, { followUpOf: 'q2', round: 1 }),
]
const logged = (problemAnswerId: string, createByName: string, createDate = 1) => ({
  problemAnswerId,
  createByName,
  createDate,
  estimateScore: 4,
  estimateOpinion: null,
})
const log = [logged('q1', 'Wu Tao'), logged('q2', 'Shen Lan'), logged('q2a', 'Zhou Yu', 2)]

const media = fakeMedia()

const heading = () => screen.queryByRole('heading', { name: 'Manual scores' })
const scored = () =>
  within(heading()?.parentElement ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => /Wu Tao|Shen Lan|Zhou Yu/.exec(textContent ?? '')?.[0])

describe('beside the recording of a session', () => {
  test('the scores of the question in view stand with those of its follow-ups, newest first', async () => {
    openRecord(anInterview(answers), { media, log, at: { q: 'q2' } })
    expect(scored()).toEqual(['Zhou Yu', 'Shen Lan'])
    await userEvent.click(screen.getByRole('button', { name: /^Q1 / }))
    await seekLands()
    expect(scored()).toEqual(['Wu Tao'])
  })

  test('the log is empty for a reader of a question that nobody scored', () => {
    openRecord(anInterview(answers), { media, log: [logged('q1', 'Wu Tao')], at: { q: 'q2' } })
    expect(heading()).toBe(null)
  })

  test('the log is empty where the company shows no scores by people', () => {
    const answerRules = {
      hidesCorrectness: false,
      hidesManualScores: true,
      foldsText: false,
      starScale: 5,
    } as const
    openRecord({ ...anInterview(answers), answerRules }, { media, log, acts: ['score'] })
    expect(heading()).toBe(null)
  })

  test('a question that is being scored stays, though the recording plays on into the next', async () => {
    openRecord(anInterview(answers), { media, acts: ['score'], at: { q: 'q1' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Add your own score Q1 Title of q1' }))
    const dialog = await screen.findByRole('dialog', { name: 'Score: Q1 Title of q1' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Opinion' }), 'Clear')
    act(() => media.end(theVideo()))
    expect(within(dialog).getByRole('textbox', { name: 'Opinion' })).toHaveProperty('value', 'Clear')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  })
})

test('beside answers one by one, each has its own log and can be scored', () => {
  openRecord(anInterview(answers, { category: 2 }), { media, log, acts: ['score'] })
  expect(screen.getAllByRole('heading', { name: 'Manual scores' })).toHaveLength(3)
  expect(
    screen.getAllByRole('button', { name: /^Add your own score/ }).map(({ textContent }) => textContent),
  ).toEqual([
    'Add your own score Q1 Title of q1',
    'Add your own score Q2 Title of q2',
    'Add your own score Q2 Follow-up 1',
  ])
})
