import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { allWordsOf } from '@candor/testkit/web/words'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { numberSlots, type Slot, toggleSlot } from '../../../appointments/rules/slots.ts'
import type { RoundInterviewer } from '../../rules/interviewers.ts'
import type { Span } from '../../rules/spans.ts'
import { WeekCalendar } from './week-calendar.tsx'

const words = await allWordsOf('planning')
const at = (text: string) => Date.parse(`2026-11-${text}:00+08:00`)
const span = (from: string, to: string): Span => ({ startsAt: at(from), endsAt: at(to) })
const now = at('24T09:00')

const person = (name: string, more: Partial<RoundInterviewer> = {}): RoundInterviewer => ({
  accountId: name,
  name,
  isFrozen: false,
  // Busy in another week, so that something is known of their time.
  taken: [span('02T09:00', '02T10:00')],
  free: [],
  ...more,
})
const three = [
  person('Han Yanqiu', { taken: [span('25T09:30', '25T12:00')] }),
  person('Shen Zhixing'),
  person('Zhou Yuchuan', { taken: [span('27T15:30', '27T17:00')] }),
]

function Planned({
  interviewers = three,
  offered = [],
}: {
  interviewers?: readonly RoundInterviewer[]
  offered?: readonly Slot[]
}) {
  const [proposal, setProposal] = useState(span('25T15:30', '25T16:30'))
  const [slots, setSlots] = useState(offered)
  const calendar = {
    zone: 'Asia/Shanghai',
    candidateZone: 'Europe/Berlin',
    now,
    interviewers,
    proposal,
    slots: numberSlots(slots, interviewers, now),
    onPropose: setProposal,
    onWeek: () => {},
    onToggle: (time: Span) => setSlots((before) => toggleSlot(before, time)),
  }
  return <WeekCalendar calendar={calendar} />
}

function show(given: Parameters<typeof Planned>[0] = {}, locale: 'cn' | 'en' | 'zh-TW' = 'en') {
  sessionStorage.setItem('lang', locale)
  renderScreen(<Planned {...given} />, { messages: words[locale], locale })
  return userEvent.setup()
}
const day = (name: RegExp) => screen.getByRole('listitem', { name })
const proposal = () => screen.getByRole('button', { name: /Proposal/ })

describe('the week', () => {
  test('names its days, and says who is taken when', () => {
    show()
    expect(screen.getByRole('heading', { name: 'Week 48' })).toBeTruthy()
    expect(screen.getAllByText('Wed 25').length).toBeGreaterThan(0)
    expect(within(day(/^Wednesday 25 November/)).getByText('Han Yanqiu: taken 09:30 to 12:00')).toBeTruthy()
    expect(proposal().textContent).toBe('15:30 to 16:30, Proposal, all 3 free')
    expect(screen.queryByText('Availability')).toBeNull()
  })

  test.each([
    ['cn', '第 48 周', '15:30 至 16:30，拟定时间，3 人均有空', '25日周三'],
    ['zh-TW', '第 48 週', '15:30 至 16:30，擬定時間，3 人均有空', '25 週三'],
  ] as const)('speaks %s', (locale, week, proposed, wednesday) => {
    show({}, locale)
    expect(screen.getByRole('heading', { name: week })).toBeTruthy()
    expect(screen.getByRole('button', { name: proposed })).toBeTruthy()
    expect(screen.getAllByText(wednesday).length).toBeGreaterThan(0)
  })

  test('names interviewers without a known calendar, and frozen ones', () => {
    const interviewers = [person('Han', { taken: null }), person('Shen', { isFrozen: true })]
    show({ interviewers: [...interviewers, person('Lu', { taken: [] })] })
    const monday = day(/Monday/)
    expect(within(monday).getByText('Han: calendar not known')).toBeTruthy()
    expect(within(monday).getByText('Lu: calendar not known')).toBeTruthy()
    expect(within(monday).getByText('Shen: account frozen')).toBeTruthy()
  })

  test('shows the free times of interviewers, and the legend for them', () => {
    show({ interviewers: [person('Han', { free: [span('25T13:00', '25T18:00')] })] })
    expect(within(day(/Wednesday/)).getByText('Han: available 13:00 to 18:00')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Key' })).getByText('Availability')).toBeTruthy()
  })

  test('counts who is free where there are more than four', () => {
    const busy = person('A', { taken: [span('25T10:00', '25T12:00')] })
    show({ interviewers: [busy, ...['B', 'C', 'D', 'E'].map((name) => person(name))] })
    expect(within(day(/Wednesday/)).getByText('10:00 to 12:00: 4 of 5 free')).toBeTruthy()
    expect(within(day(/Wednesday/)).getByText('Free: 4 of 5')).toBeTruthy()
  })

  test('goes to the weeks beside it, and back by T', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Next week' }))
    expect(screen.getByRole('heading', { name: 'Week 49' })).toBeTruthy()
    await user.keyboard('t')
    expect(screen.getByRole('heading', { name: 'Week 48' })).toBeTruthy()
  })
})

describe('the proposal', () => {
  test('moves by arrow keys, keeps the focus and is read out in both zones', async () => {
    const user = show()
    proposal().focus()
    await user.keyboard('{ArrowDown}')
    expect(proposal().textContent).toContain('15:45 to 16:45')
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowRight}')
    expect(within(day(/Thursday/)).getByRole('button', { name: /15:45 to 17:00/ })).toBe(
      document.activeElement,
    )
    expect(screen.getByRole('status').textContent).toContain(
      '15:45 to 17:00, 08:45 to 10:00 for the candidate, all 3 free',
    )
  })

  test('leads to the next week over its end, through the weekend that holds it', async () => {
    const user = show()
    proposal().focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(within(day(/Saturday/)).getByRole('button', { name: /Proposal/ })).toBeTruthy()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('heading', { name: 'Week 49' })).toBeTruthy()
    expect(screen.queryByRole('listitem', { name: /Saturday/ })).toBeNull()
  })

  test('is offered by O, numbered, and withdrawn by it', async () => {
    const user = show()
    proposal().focus()
    await user.keyboard('o')
    expect(proposal().textContent).toContain('number 1')
    await user.keyboard('o')
    expect(proposal().textContent).not.toContain('number')
  })

  test('goes where somebody presses, and never into the past; arrow keys move it from there', async () => {
    const user = show()
    const ground = (name: RegExp) => day(name).querySelector(':scope > div:last-of-type')
    const press = (name: RegExp, place: number) => {
      const target = ground(name)
      if (!target) throw new Error('a day can be pressed')
      target.getBoundingClientRect = () => new DOMRect(0, 0, 100, 11 * 66)
      fireEvent.click(target, { clientY: place * 66 })
    }
    press(/Thursday/, 1.3)
    expect(within(day(/Thursday/)).getByRole('button', { name: /10:15 to 11:15/ })).toBeTruthy()
    expect(document.activeElement).toBe(proposal())
    press(/Monday/, 3)
    expect(within(day(/Thursday/)).getByRole('button', { name: /10:15 to 11:15/ })).toBeTruthy()
    await user.keyboard('{ArrowDown}')
    expect(proposal().textContent).toContain('10:30 to 11:30')
  })
})

describe('an offer', () => {
  test('says who is taken from when, and has no number until it is kept', () => {
    show({
      offered: [
        { ...span('26T17:00', '26T18:00'), isKept: false },
        { ...span('27T15:00', '27T16:00'), isKept: false },
      ],
    })
    expect(
      screen.getByRole('button', { name: /^17:00 to 18:00, ?Suggested, all 3 free, number 1$/ }),
    ).toBeTruthy()
    expect(
      screen.getByRole('button', { name: /^15:00 to 16:00, ?Zhou Yuchuan is taken from 15:30$/ }),
    ).toBeTruthy()
  })
})
