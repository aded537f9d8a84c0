import { expect, test } from 'vitest'
import { inTabOrder } from '../../../features/report/report/rules/tabs.ts'
import type { TabCard } from '../../../features/report/report/web/tabs/tab-registry.ts'

const cards = import.meta.glob<TabCard>('../../../features/*/*/web/tab.ts', { eager: true, import: 'tab' })

test('each tab that the report finds carries its own number [R2-028]', () => {
  const tabs = Object.values(cards).flatMap((card) => (card.kind === 'tab' ? [card] : []))
  expect(Object.fromEntries(tabs.map(({ feature, number }) => [feature, number]))).toEqual({
    'report-resume': 0,
    'report-ai': 1,
    'report-summary': 2,
    'report-plan': 3,
    'report-remarks': 4,
    'report-third-party': 5,
    'report-attachments': 6,
    'report-custom-questions': 7,
    'report-programme': 8,
    'report-reading': 9,
    'report-language': 10,
    'report-offline': 11,
    'report-personality': 12,
    'report-estimates': 13,
    'report-coding': 16,
    'report-online-test': 17,
    'report-cognitive': 18,
    'report-character': 19,
    'report-mental-health': 20,
    'report-competency': 21,
    'report-integrity': 22,
    'report-colour-vision': 23,
    timeline: 24,
  })
  expect(new Set(tabs.map(({ number }) => number)).size).toBe(tabs.length)
})

test('the bar shows the tabs in their order [R2-028]', () => {
  const tabs = Object.values(cards).flatMap((card) => (card.kind === 'tab' ? [card] : []))
  const order = [0, 1, 2, 3, 4, 5, 13, 6, 11, 17, 16, 8, 7, 9, 10, 12, 18, 19, 20, 21, 22, 23]
  const shown = inTabOrder(tabs).map(({ number }) => number)
  expect(shown.filter((number) => order.includes(number))).toEqual(order)
  expect(new Set(tabs.map(({ place }) => place)).size).toBe(tabs.length)
})
