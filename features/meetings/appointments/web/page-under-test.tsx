import { connectApi, quiet } from '@candor/call/web/client'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { messages as sessionCn } from '../../../sign-in/session/messages/cn.ts'
import { messages as sessionEn } from '../../../sign-in/session/messages/en.ts'
import { messages as sessionTw } from '../../../sign-in/session/messages/zh-TW.ts'
import { messages as linkCn } from '../../link-pages/messages/cn.ts'
import { messages as linkEn } from '../../link-pages/messages/en.ts'
import { messages as linkTw } from '../../link-pages/messages/zh-TW.ts'
import type { WireAppointment } from '../contract/choosing.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { SchedulePage } from './page.tsx'

const words = { cn, en, 'zh-TW': zhTW }
const linkPages = { cn: linkCn, en: linkEn, 'zh-TW': linkTw }
const session = { cn: sessionCn, en: sessionEn, 'zh-TW': sessionTw }
const at = (text: string) => Date.parse(text)
/** A time of this many minutes. */
export const slot = (text: string, isTaken = false, minutes = 60) => ({
  startTime: at(text),
  endTime: at(text) + minutes * 60_000,
  isTaken,
})

export const fresh: WireAppointment = {
  interviewPlanId: 'p1',
  companyName: '海岚支付',
  companyNameLatin: 'Hailan Pay',
  positionName: '高级后端工程师',
  positionNameLatin: 'Senior Backend Engineer',
  interviewRoundName: '技术面',
  interviewerNames: ['韩砚秋', '周予川'],
  planRoomType: 1,
  offlineLocation: null,
  timeZone: 'Asia/Shanghai',
  now: at('2026-11-23T08:41Z'),
  stage: 'choosing',
  interviewStartTime: null,
  interviewEndTime: null,
  times: [
    slot('2026-11-23T10:30Z', true),
    slot('2026-11-25T07:30Z'),
    slot('2026-11-25T10:30Z'),
    slot('2026-11-26T09:00Z'),
  ],
  moveUntil: null,
  hasMoved: false,
  mayCancel: false,
  reason: null,
  calendarFile: null,
}

interface Refused {
  refusal: string
  code: number
  data?: object
}

type Answer = Partial<WireAppointment> | Refused | Promise<Refused>

type Locale = 'cn' | 'en' | 'zh-TW'

/** Shows the page of a candidate's link with these server replies, one after the other; the last one stays. */
export function showPage(answers: readonly Answer[], locale: Locale = 'en', timeZone?: string) {
  history.replaceState(null, '', '/schedule-an-interview?sign=abc')
  return showLinkPage(
    <SchedulePage link="abc" />,
    answers.map((answer) =>
      answer instanceof Promise || 'refusal' in answer ? answer : { ...fresh, ...answer },
    ),
    locale,
    {},
    timeZone,
  )
}

/** Shows the page of a link with these server replies; a promise replies, or fails, when it settles. */
export function showLinkPage(
  page: ReactNode,
  answers: readonly (object | null)[],
  locale: Locale = 'en',
  messages: object = {},
  timeZone = 'Europe/Berlin',
) {
  sessionStorage.clear()
  sessionStorage.setItem('lang', locale)
  sessionStorage.setItem('schedule.zone', timeZone)
  connectApi({ ...quiet, lang: () => locale })
  const asked: { path: string; sent: Record<string, string>; key?: string; body?: unknown }[] = []
  const left = [...answers]
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const [path = '', query = ''] = address.split('?', 2)
    const sent = init.body instanceof URLSearchParams ? init.body : new URLSearchParams(query)
    const body = typeof init.body === 'string' ? { body: JSON.parse(init.body) } : {}
    const key = new Headers(init.headers).get('idempotency-key')
    asked.push({ path, sent: Object.fromEntries(sent), ...body, ...(key && { key }) })
    const answer = (await (left.length > 1 ? left.shift() : left[0])) ?? null
    if (answer && 'refusal' in answer) return Response.json({ msg: answer.refusal, data: null, ...answer })
    return Response.json({ code: 0, msg: 'ok', data: answer })
  })
  const { queries, unmount } = renderScreen(page, {
    locale,
    messages: {
      appointments: words[locale],
      'link-pages': linkPages[locale],
      session: session[locale],
      ...messages,
    },
  })
  return { asked, queries, unmount, user: userEvent.setup() }
}

/** The appointment once the first time of Wednesday is reserved. */
export const reserved: Partial<WireAppointment> = {
  stage: 'reserved',
  mayCancel: true,
  moveUntil: at('2026-11-24T07:30Z'),
  interviewStartTime: at('2026-11-25T07:30Z'),
  interviewEndTime: at('2026-11-25T08:30Z'),
  calendarFile: 'BEGIN:VCALENDAR\r\nSUMMARY:Interview & more',
}

export const withTaken: Partial<WireAppointment> = {
  times: fresh.times.map((time) => ({ ...time, isTaken: time.isTaken || time === fresh.times[1] })),
}
