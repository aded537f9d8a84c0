import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeMedia, seekLands } from '../../../findings/recording/web/player/media-under-test.ts'
import { anAnswer, anInterview, everythingShown } from '../../../report/report/web/report-under-test.ts'
import { openRecord, written } from './session-under-test.tsx'

const answers = [
  anAnswer('q1', 10_000),
  anAnswer('q2', 70_000),
  anAnswer('q2a', 100_000, { followUpOf: 'q2', round: 1 }),
  anAnswer('q3', 3_700_000),
]

const media = fakeMedia()

const videos = () => [...document.querySelectorAll('video')]

test('lists its recorded questions, each with its own player [R2-090]', () => {
  openRecord(anInterview([...answers, anAnswer('w1', 0, { method: 0 })], { category: 2 }), { media })
  expect(screen.getAllByRole('region', { name: /^Recording of the interview/ })).toHaveLength(4)
  expect(screen.getByText('Title of q1')).toBeTruthy()
  expect(screen.queryByText('Title of w1')).toBe(null)
})

test('an answer that only the recording of the session holds is not called missing for want of a transcript', () => {
  const silent = { video: null, transcript: null }
  const sessionVideos = [{ beganAt: 1_710_000_000_000, address: '/file/media/full' }]
  const held = anAnswer('q1', 10_000, { ...silent, durationMs: 40_000 })
  const none = anAnswer('q2', 50_000, { ...silent, durationMs: 0 })
  openRecord(anInterview([held, none], { category: 2, sessionVideos }), { media })
  const [first, second] = screen.getAllByRole('listitem').map((row) => within(row))
  expect(first?.getByText('This answer has no transcript yet')).toBeTruthy()
  expect(first?.queryByText('The candidate gave no answer')).toBe(null)
  expect(second?.getByText('The candidate gave no answer')).toBeTruthy()
})

test('inside the mini-app the way to an answer on its own stays inside it [R2-024]', () => {
  openRecord(anInterview(answers, { category: 2 }), { media, at: { isFrom: 'miniapp' } })
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(ways.length).toBeGreaterThan(0)
  expect(ways.filter((way) => !way.includes('isFrom=miniapp'))).toEqual([])
})

test('each question stands with its own score, its follow-ups without one [R1-004]', () => {
  const score = { state: 'scored', value: 2, outOf: 5 } as const
  const scored = answers.map((answer) => ({ ...answer, score }))
  openRecord(anInterview(scored, { category: 2 }), { media })
  const rows = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(rows.map((text) => /Score of this question(\d\.\d)\/5/.exec(text ?? '')?.[1])).toEqual([
    '4.0',
    '4.6',
    undefined,
    '2.0',
  ])
})

test('single scores that the company hides are said to be hidden, question by question [R1-004]', () => {
  const shown = { ...everythingShown, single: false }
  const withheld = answers.map((answer) => ({ ...answer, score: null }))
  openRecord(anInterview(withheld, { category: 2 }), { media, analysed: { ...written, shown } })
  expect(screen.getAllByText('Not shown')).toHaveLength(2)
  expect(screen.queryByRole('img', { name: /of 5 stars/ })).toBe(null)
})

test('starting one player pauses the other [R4-062]', async () => {
  openRecord(anInterview(answers, { category: 2 }), { media })
  const [first, second] = screen.getAllByRole('button', { name: 'Play' })
  if (!first || !second) throw new Error('two players are missing')
  await userEvent.click(first)
  expect(videos()[0]?.paused).toBe(false)
  await userEvent.click(second)
  expect(videos().map((video) => video.paused)).toEqual([true, false, true, true])
})

test('a line leads to its second in its own player', async () => {
  const page = openRecord(anInterview(answers, { category: 2 }), { media })
  await userEvent.click(screen.getByText('Second of q3.'))
  await seekLands()
  expect(videos().map((video) => video.currentTime)).toEqual([0, 0, 0, 4])
  expect(page.address).toMatchObject({ q: 'q3', t: 3704 })
})

test('a question above 170 px is collapsed and opens on request [R9-057]', async () => {
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(171)
  openRecord(anInterview(answers.slice(0, 1), { category: 2 }), { media })
  const more = screen.getByRole('button', { name: 'Show all' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(more)
  expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
  height.mockReturnValue(170)
})

test('a question of 170 px stays as it is [R9-057]', () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(170)
  openRecord(anInterview(answers.slice(0, 1), { category: 2 }), { media })
  expect(screen.queryByRole('button', { name: 'Show all' })).toBe(null)
})

test('evidence of a sentence stands beside it here too, and voices are told apart by name', () => {
  const said = (speaker: string, text: string) => ({ startMs: 0, endMs: 1_000, text, speaker })
  const sentences = [said('Lin', 'We keep'), { ...said('Wu', 'A ledger?'), by: 'another' as const }]
  openRecord(
    anInterview([anAnswer('q1', 0), anAnswer('q2', 60_000, { transcript: { sentences } })], { category: 2 }),
    {
      media,
      analysed: {
        ...written,
        evidence: [
          {
            externalId: 'e1',
            claim: { kind: 'competency', name: 'Clarity' },
            kind: 'note',
            question_id: 'q1',
            quote: 'Second of q1',
            startMs: 4_000,
            endMs: 7_000,
          },
        ],
      },
    },
  )
  expect(document.querySelector('mark')?.textContent).toBe('Second of q1')
  expect(screen.getByRole('button', { name: /Clarity/ })).toBeTruthy()
  expect(screen.getByText('Wu')).toBeTruthy()
  expect(screen.queryByText('Lin')).toBe(null)
})

test('an answer that was typed is read paragraph by paragraph', () => {
  openRecord(
    anInterview(
      [anAnswer('q1', 0, { video: null, transcript: null, text: 'Typed at home.\n\nOnly once.' })],
      { category: 2 },
    ),
    { media, analysed: { ...written, evidence: [] } },
  )
  expect(screen.getByRole('heading', { name: 'Answered in writing' })).toBeTruthy()
  expect(screen.getByText('Only once.')).toBeTruthy()
})

test('words are found in all answers, each hit in its place, and no player is moved', async () => {
  const typed = anAnswer('q2', 60_000, { transcript: null, text: 'A second key.' })
  openRecord(anInterview([anAnswer('q1', 0), typed], { category: 2 }), { media })
  await userEvent.keyboard('/')
  await userEvent.keyboard('second')
  const hits = () =>
    [...document.querySelectorAll<HTMLElement>('[data-hit]')].map(({ dataset }) => dataset.hit)
  expect(screen.getByText('1 of 2', { exact: false }).textContent).toBe('1 of 2, Q1: Second of q1.')
  expect(hits()).toEqual(['current', 'other'])
  await userEvent.keyboard('{Enter}')
  expect(hits()).toEqual(['other', 'current'])
  await seekLands()
  expect(videos().map((video) => video.currentTime)).toEqual([0, 0])
})

test('an answer that no longer follows playback offers the way back', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(165)
  const scrollTo = vi.fn()
  Element.prototype.scrollTo = scrollTo
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(
    Object.assign(document.createElement('div').style, { overflowY: 'auto' }),
  )
  openRecord(anInterview(answers.slice(0, 1), { category: 2 }), { media })
  const [video] = videos()
  if (!video) throw new Error('there is no video')
  act(() => media.playTo(video, 1))
  const pane = document.querySelector('[data-line]')?.closest('[tabindex]')
  const back = () => screen.queryByRole('button', { name: 'Back to what is being said' })
  expect(back()).toBe(null)
  act(() => void pane?.dispatchEvent(new WheelEvent('wheel')))
  scrollTo.mockClear()
  act(() => media.playTo(video, 5))
  expect(scrollTo).not.toHaveBeenCalled()
  act(() => back()?.click())
  expect(scrollTo).toHaveBeenCalledOnce()
  expect([back(), document.activeElement]).toEqual([null, pane])
})
