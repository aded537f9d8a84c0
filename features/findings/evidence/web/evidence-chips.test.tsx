import type { Locale } from '@candor/messages/locale'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { anEvidence } from '../rules/evidence-under-test.ts'
import { EvidenceChips } from './evidence-chips.tsx'

const words = { cn, en, 'zh-TW': zhTW }

const at = (id: string, seconds: number) =>
  anEvidence({ id, startMs: seconds * 1000, endMs: seconds * 1000 + 3_000 })

const three = [at('e1', 10), at('e2', 20), at('e3', 30)]

const show = (props: ComponentProps<typeof EvidenceChips>, locale: Locale = 'en') =>
  renderScreen(<EvidenceChips {...props} />, { messages: { evidence: words[locale] }, locale })

const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test.each([
  ['cn', '这项评分没有给出证据'],
  ['en', 'No evidence was given for this score'],
  ['zh-TW', '這項評分沒有給出證據'],
] as const)('a claim that rests on nothing says so (%s) [D08]', (locale, text) => {
  show({ evidence: [], saysNone: true }, locale)
  expect(screen.getByText(text)).toBeTruthy()
})

test.each([
  ['cn', '证据引用的回答不在已录制的回答之中，可能已被替换'],
  ['en', 'The evidence quotes an answer that no longer exists; it may have been replaced'],
  ['zh-TW', '證據引用的回答不在已錄製的回答之中，可能已被取代'],
] as const)('a claim with evidence from a missing answer says so (%s) [D08]', (locale, text) => {
  show({ evidence: [], saysNone: true, isLost: true }, locale)
  expect(screen.getByText(text)).toBeTruthy()
})

test('no note shows while it is unknown whether there is evidence', () => {
  show({ evidence: [], saysNone: false })
  expect(document.body.textContent).toBe('')
})

test.each([
  ['cn', '另有 2 条'],
  ['en', '2 more'],
  ['zh-TW', '另有 2 條'],
] as const)(
  'evidence that is not shown is counted, and pressing the count opens the next (%s)',
  async (locale, more) => {
    const onSelect = vi.fn()
    show({ evidence: three, saysNone: true, most: 1, onSelect }, locale)
    expect(texts()).toEqual(['+Q2 00:10', more])
    await userEvent.click(screen.getByRole('button', { name: more }))
    expect(onSelect).toHaveBeenCalledWith('e2')
  },
)

test('no note about more evidence shows when all of it shows', () => {
  show({ evidence: three, saysNone: true, most: 3, isCurrent: ({ id }) => id === 'e2' })
  expect(texts()).toEqual(['+Q2 00:10', '+Q2 00:20', '+Q2 00:30'])
  expect(screen.getByRole('button', { current: true }).textContent).toBe('+Q2 00:20')
})

test('a moment that opens on another page is a link to it', () => {
  show({ evidence: three.slice(0, 1), saysNone: true, hrefOf: ({ id }) => `/there?ev=${id}` })
  const link = screen.getByRole('link', { name: 'Supports: Q2 00:10' })
  expect(link.getAttribute('href')).toBe('/there?ev=e1')
})
