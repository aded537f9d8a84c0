import { wordsOf } from '@candor/testkit/web/words'
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { factsOf, type GivenFacts } from '../../../report/report/rules/facts-of.ts'
import { answer, openReport, posted, show } from '../../../report/report/web/panel-under-test.tsx'
import { listOfferedTimes, offerTimes } from '../../appointments/contract/offering.ts'
import { listTakenTimes } from '../contract/reading.ts'
import type { CurrentPlan } from '../rules/wire.ts'
import { OfferScreen } from './offer-screen.tsx'

export const at = (text: string) => Date.parse(`2026-11-${text}:00+08:00`)

export const time = (text: string, more: object = {}) => ({
  startTime: at(text),
  endTime: at(text) + 3_600_000,
  state: 'open' as const,
  isTaken: false,
  ...more,
})

const plan: CurrentPlan = {
  id: 'plan1',
  sequence: 1,
  isCancelled: false,
  roundId: null,
  roundName: '技术初试',
  startsAt: null,
  endsAt: null,
  zone: null,
  roomType: 0,
  mode: null,
  location: null,
  meetingUrl: null,
  otherInfo: null,
  interviewers: [{ id: 'z1', name: '周予川', isFrozen: false }],
  guests: [],
}

const words = await wordsOf('cn', 'planning', 'shortlist', 'drafts')

export async function open(facts: GivenFacts = {}) {
  const report = openReport({ timeZone: 'Asia/Shanghai', facts: factsOf(facts) })
  const view = show(<OfferScreen report={report} plan={plan} />, words)
  await waitFor(() =>
    expect(screen.getByRole('list', { name: '日期' }).getAttribute('aria-busy')).toBe('false'),
  )
  return view
}

export const offered = () => posted.filter(({ path }) => path === offerTimes.path)

/** Body of the last offer, which is JSON. */
export const sentTimes = () => offered().at(-1)?.body

export const sendButton = () => screen.getByRole('button', { name: /^提供.*给|^提供可选时间/ })

export const place = { accountId: '', candidateId: openReport().candidateId, subject: 'offer plan1' }

export function prepareOffer() {
  beforeEach(() => {
    sessionStorage.setItem('lang', 'cn')
    vi.useFakeTimers({ now: at('24T09:00'), toFake: ['Date'] })
    answer(listOfferedTimes, { revision: 0, times: [], reason: null })
    answer(listTakenTimes, [])
    answer(offerTimes, { isMailed: true })
  })
}
