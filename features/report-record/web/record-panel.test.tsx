import { callQuery } from '@candor/call/web/query'
import { messages as uiWords } from '@candor/ui/messages/en'
import { ToastProvider } from '@candor/ui/toast'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { messages as analysis } from '../../analysis/messages/en.ts'
import { messages as evidence } from '../../evidence/messages/en.ts'
import { interviewInfo } from '../../interviews/contract.ts'
import type { ReportAddress } from '../../report/rules/address.ts'
import type { InterviewInfo, OpenReport } from '../../report/web/open-report.ts'
import { EvidenceReaderProvider, useEvidenceOf } from '../../report-ai/web/evidence-reader.ts'
import {
  anAnswer,
  everythingShown,
  infoOf,
  queriesKnowing,
  reportOf,
} from '../../report-ai/web/report-under-test.ts'
import { messages } from '../messages/en.ts'
import { type FakeMedia, fakeMedia } from './fake-media.ts'
import { RecordPanel } from './record-panel.tsx'

const sentence = (startMs: number, text: string) => ({ startMs, endMs: startMs + 3_000, text })

const answers = [
  anAnswer('q1', 10_000),
  anAnswer('q2', 70_000),
  anAnswer('q2a', 100_000, { followUpOf: 'q2', interviewRoundNum: 1 }),
  anAnswer('q3', 3_700_000),
]

const analysed = {
  aiData: null,
  shown: everythingShown,
  evidence: [
    {
      externalId: 'e1',
      claim: { kind: 'competency' as const, name: 'Clarity' },
      kind: 'against' as const,
      question_id: 'q3',
      quote: 'Second of q3',
      startMs: 3_000,
      endMs: 6_000,
      reason: 'Leaves the limits out.',
    },
  ],
}

let media: FakeMedia
let address: ReportAddress
let write: OpenReport['go']

function Page({
  info,
  isFinished = true,
  at,
}: {
  info: InterviewInfo
  isFinished?: boolean
  at: ReportAddress
}) {
  const [place, setPlace] = useState(at)
  address = place
  write = (patch) => setPlace((before) => ({ ...before, ...patch }))
  const report = reportOf(info, { address: place, go: write }, { isFinished })
  return (
    <EvidenceReaderProvider value={useEvidenceOf(report, 'session')}>
      <RecordPanel report={report} />
    </EvidenceReaderProvider>
  )
}

function Loaded() {
  const { data } = useQuery(callQuery(interviewInfo, { userId: 'i1' }))
  return data ? <Page info={data} at={{}} /> : null
}

function renderPage(page: ReactNode) {
  render(
    <IntlProvider
      locale="en"
      timeZone="UTC"
      messages={{ ui: uiWords, analysis, evidence, 'report-record': messages }}
    >
      <QueryClientProvider client={queriesKnowing(analysed)}>
        <ToastProvider>{page}</ToastProvider>
      </QueryClientProvider>
    </IntlProvider>,
  )
}

function open(info = infoOf(answers), given: { at?: ReportAddress; isFinished?: boolean } = {}) {
  renderPage(<Page info={info} at={given.at ?? {}} isFinished={given.isFinished} />)
  for (const video of videos()) act(() => media.load(video))
}

const videos = () => [...document.querySelectorAll('video')]
function theVideo(): HTMLVideoElement {
  const [video] = videos()
  if (!video) throw new Error('there is no video')
  return video
}
const seekLands = () => act(() => new Promise((resolve) => setTimeout(resolve, 110)))
const litLine = () => document.querySelector('[aria-current=true] p')?.textContent

beforeEach(() => {
  media = fakeMedia()
})

describe('the session of an L6 interview', () => {
  test('shows the player, the questions and the question in view with its follow-ups', () => {
    open(infoOf(answers), { at: { q: 'q2' } })
    const strip = screen.getByRole('navigation', { name: 'Questions' })
    expect(within(strip).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText('Title of q2, question 2 of 3')).toBeTruthy()
    const transcript = screen.getByRole('region', { name: 'Transcript' })
    expect(within(transcript).getByText('Interviewer, question 2')).toBeTruthy()
    expect(within(transcript).getByText('Interviewer, follow-up 1')).toBeTruthy()
    expect(within(transcript).getAllByRole('img', { name: 'AI interviewer' })).toHaveLength(2)
    expect(within(transcript).getByText('Second of q2a.')).toBeTruthy()
    expect(within(transcript).queryByText('First of q1.')).toBe(null)
  })

  test('what rests on a sentence stands beside it, and leads to its second', async () => {
    open(infoOf(answers), { at: { q: 'q3' } })
    const note = screen.getByRole('button', { name: /Clarity/ })
    expect(note.textContent).toContain('Leaves the limits out.')
    expect(document.querySelector('mark')?.textContent).toBe('Second of q3')
    await userEvent.click(note)
    await seekLands()
    expect(address.ev).toBe('e1')
    expect(theVideo().currentTime).toBe(3)
    expect(note.getAttribute('aria-current')).toBe('true')
  })

  test('a line leads to its second, in the session’s own time, and the address keeps it', async () => {
    open()
    expect(screen.getByText('00:14')).toBeTruthy()
    await userEvent.click(screen.getByText('Second of q1.'))
    expect(theVideo().currentTime).toBe(0)
    await seekLands()
    expect(theVideo().currentTime).toBe(4)
    expect(litLine()).toBe('Second of q1.')
    expect(address).toMatchObject({ q: 'q1', t: 14 })
  })

  test('the same line is reached by keyboard, by its time', async () => {
    open()
    screen.getByRole('button', { name: 'Jump to 00:14: Second of q1.' }).focus()
    await userEvent.keyboard('{Enter}')
    await seekLands()
    expect(theVideo().currentTime).toBe(4)
  })

  test('an address with a time opens there, past the hour too', () => {
    open(infoOf(answers), { at: { q: 'q3', t: 3704.5 } })
    expect(theVideo().currentTime).toBe(4.5)
    expect(litLine()).toBe('Second of q3.')
    expect(screen.getAllByText('01:01:44')).toHaveLength(2)
    expect(theVideo().paused).toBe(true)
  })

  test('the line that is being said is lit while it plays, and its words are on the picture', () => {
    open()
    act(() => media.playTo(theVideo(), 1))
    expect(litLine()).toBe('First of q1.')
    act(() => media.playTo(theVideo(), 5))
    expect(litLine()).toBe('Second of q1.')
    expect(screen.getAllByText('Second of q1.')).toHaveLength(2)
  })

  test('captions can be switched off', async () => {
    open()
    act(() => media.playTo(theVideo(), 1))
    await userEvent.click(screen.getByRole('button', { name: 'Captions' }))
    expect(screen.getAllByText('First of q1.')).toHaveLength(1)
  })

  test('the word that is being said is underlined where the transcript knows its words', () => {
    const words = ['First', 'of', 'all'].map((text, index) => ({
      text,
      startMs: index * 1_000,
      endMs: index * 1_000 + 900,
    }))
    open(
      infoOf([
        anAnswer('q1', 0, { transcript: { sentences: [{ ...sentence(0, 'First of all.'), words }] } }),
      ]),
    )
    act(() => media.playTo(theVideo(), 1.2))
    expect(screen.getAllByText('of', { selector: 'b' })).toHaveLength(2)
  })

  test('a question is chosen by its picture, and the next one by its name', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: /^Q2 .*Title of q2 00:40$/ }))
    await seekLands()
    expect(theVideo().getAttribute('src')).toBe('/file/media/q2')
    expect(address).toMatchObject({ q: 'q2', t: 70 })
    await userEvent.click(screen.getByRole('button', { name: 'Next question: Q3 Title of q3' }))
    await seekLands()
    expect(address).toMatchObject({ q: 'q3' })
  })

  test('the keys play, step, skip and change the rate', async () => {
    open()
    await userEvent.keyboard(' ')
    expect(theVideo().paused).toBe(false)
    await userEvent.keyboard('=')
    expect(theVideo().playbackRate).toBe(1.5)
    await userEvent.keyboard('--')
    expect(theVideo().playbackRate).toBe(0.5)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await seekLands()
    expect(theVideo().currentTime).toBe(5)
    await userEvent.keyboard('{ArrowRight}')
    await seekLands()
    expect(theVideo().getAttribute('src')).toBe('/file/media/q2')
    act(() => media.load(theVideo()))
    await userEvent.keyboard('{ArrowLeft}')
    await seekLands()
    expect(theVideo().getAttribute('src')).toBe('/file/media/q1')
  })

  test('Space plays even after a press of the mouse on another button of the player', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: '2×' }))
    await userEvent.keyboard(' ')
    expect(theVideo().paused).toBe(false)
  })

  test('the four rates are offered, and the one that holds is marked [R9-048]', async () => {
    open()
    const rates = within(screen.getByRole('group', { name: 'Speed' })).getAllByRole('button')
    expect(rates.map((rate) => rate.getAttribute('aria-label'))).toEqual(['0.5×', '1×', '1.5×', '2×'])
    expect(screen.getByRole('button', { name: '1×' }).getAttribute('aria-pressed')).toBe('true')
  })

  test('following stops when the reader scrolls, and is taken up again', async () => {
    open()
    const follow = screen.getByRole('button', { name: 'Follow playback' })
    expect(follow.getAttribute('aria-pressed')).toBe('true')
    act(() => void document.dispatchEvent(new WheelEvent('wheel')))
    expect(follow.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(follow)
    expect(follow.getAttribute('aria-pressed')).toBe('true')
  })

  test('a video that does not play says so in the given words, and can be tried again [R8-018]', async () => {
    open()
    for (let times = 0; times < 2; times += 1) await act(async () => media.fail(theVideo()))
    expect(screen.getByRole('alert').textContent).toContain(
      'This video cannot be played now, please try again later',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    act(() => media.load(theVideo()))
    expect(screen.queryByRole('alert')).toBe(null)
  })

  test('a browser without video reads why it sees none [P8-009]', () => {
    open()
    expect(theVideo().textContent).toBe('Your browser does not support the video tag')
  })

  test('an answer that was not given, and one without a transcript, are named', async () => {
    open(
      infoOf([
        anAnswer('q1', 0, { video_url: [], transcript: null }),
        anAnswer('q2', 60_000, { transcript: null }),
      ]),
    )
    expect(screen.getAllByText('The candidate gave no answer')).toHaveLength(3)
    await userEvent.keyboard('{ArrowRight}')
    await seekLands()
    expect(screen.getByText('This answer has no transcript yet')).toBeTruthy()
  })
})

describe('an interview of another category', () => {
  test('lists its recorded questions, each with its own player [R2-090]', () => {
    open(infoOf([...answers, anAnswer('w1', 0, { problem_answer_method: 0 })], 2))
    expect(screen.getAllByRole('region', { name: 'Recording of the interview' })).toHaveLength(4)
    expect(screen.getByText('Title of q1')).toBeTruthy()
    expect(screen.queryByText('Title of w1')).toBe(null)
  })

  test('starting one player pauses the other [R4-062]', async () => {
    open(infoOf(answers, 2))
    const [first, second] = screen.getAllByRole('button', { name: 'Play' })
    if (!first || !second) throw new Error('two players are missing')
    await userEvent.click(first)
    expect(videos()[0]?.paused).toBe(false)
    await userEvent.click(second)
    expect(videos().map((video) => video.paused)).toEqual([true, false, true, true])
  })

  test('a line leads to its second in its own player', async () => {
    open(infoOf(answers, 2))
    await userEvent.click(screen.getByText('Second of q2.'))
    await seekLands()
    expect(videos().map((video) => video.currentTime)).toEqual([0, 4, 0, 0])
    expect(address).toMatchObject({ q: 'q2', t: 74 })
  })

  test('a question above 170 px is collapsed and opens on request [R9-057]', async () => {
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(171)
    open(infoOf(answers.slice(0, 1), 2))
    const more = screen.getByRole('button', { name: 'Show all' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(more)
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
    height.mockReturnValue(170)
  })

  test('a question of 170 px stays as it is [R9-057]', () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(170)
    open(infoOf(answers.slice(0, 1), 2))
    expect(screen.queryByRole('button', { name: 'Show all' })).toBe(null)
  })
})

test('when addresses have expired, new ones are asked for and the place is kept', async () => {
  const fresh = infoOf([
    anAnswer('q1', 10_000, {
      video_url: [
        { video_url: '/file/media/new', video_url_mp4: null, video_screenshot_url: null, startStr: null },
      ],
    }),
  ])
  const answered = [infoOf([anAnswer('q1', 10_000)]), fresh]
  vi.stubGlobal('fetch', async () => {
    const data = answered.length > 1 ? answered.shift() : answered[0]
    return new Response(JSON.stringify({ code: 0, msg: 'ok', data }))
  })
  renderPage(<Loaded />)
  await screen.findByRole('region', { name: 'Transcript' })
  act(() => media.load(theVideo()))
  await userEvent.keyboard(' ')
  act(() => media.playTo(theVideo(), 8))
  act(() => media.fail(theVideo()))
  await waitFor(() => expect(theVideo().getAttribute('src')).toBe('/file/media/new'))
  act(() => media.load(theVideo()))
  expect(theVideo().currentTime).toBe(8)
  expect(theVideo().paused).toBe(false)
})

test('a place that something else writes into the address is gone to', async () => {
  open()
  act(() => write({ q: 'q3', t: 3704 }))
  await seekLands()
  act(() => media.load(theVideo()))
  expect(theVideo().getAttribute('src')).toBe('/file/media/q3')
  expect(theVideo().currentTime).toBe(4)
})

test('a transcript of thousands of lines draws those in sight alone', () => {
  const sentences = Array.from({ length: 3_000 }, (_, index) => sentence(index * 1_000, `Line ${index}.`))
  open(infoOf([anAnswer('q1', 0, { durationMs: 3_000_000, transcript: { sentences } })]))
  expect(document.querySelectorAll('[data-line]').length).toBeLessThan(200)
})

test('an interview without videos says why: not finished, or none in it', () => {
  open(infoOf([]), { isFinished: false })
  expect(screen.getByText('The interview is not finished, no data yet')).toBeTruthy()
  open(infoOf([]))
  expect(screen.getByText('No video record yet')).toBeTruthy()
})
