import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { isLastResort } from '../../../tabs/report-attachments/rules/tab.ts'
import { factsOf } from './facts-of.ts'
import { initialTab, inTabOrder, shownTabs } from './tabs.ts'

const tab = (number: number, isShown = true, place = number) => ({
  number,
  place,
  isShownTo: () => isShown,
  opensFinished: number === 1,
})
const numbers = (tabs: readonly { number: number }[]) => tabs.map(({ number }) => number)
const facts = factsOf({})

test('tabs stand in the order of their places, however they are found', () => {
  const places = fc.uniqueArray(fc.nat(), { maxLength: 30 })
  fc.assert(
    fc.property(places, (found) => {
      const sorted = [...found].sort((a, b) => a - b)
      const tabs = found.map((place, number) => tab(number, true, place))
      expect(inTabOrder(tabs).map(({ place }) => place)).toEqual(sorted)
    }),
  )
})

test('a tab shows only while its condition holds [R2-029]', () => {
  const mayPlan = {
    number: 3,
    place: 3,
    isShownTo: ({ permissions }: typeof facts) => permissions.has('planInterview'),
  }
  expect(numbers(shownTabs([tab(0), mayPlan], facts))).toEqual([0])
  expect(numbers(shownTabs([tab(0), mayPlan], factsOf({ permissions: permissionKeys })))).toEqual([0, 3])
})

test('attachments show by default when no other tab does [R2-042]', () => {
  const attachments = { ...tab(6, false), isLastResort }
  expect(numbers(shownTabs([tab(0, false), attachments, tab(22, false)], facts))).toEqual([6])
  expect(numbers(shownTabs([tab(0), attachments], facts))).toEqual([0])
  expect(numbers(shownTabs([tab(0, false)], facts))).toEqual([])
})

test('a tab that only stands beside others does not keep the last resort away', () => {
  const attachments = { ...tab(6, false), isLastResort }
  const beside = { ...tab(24), isBesideOthers: true }
  expect(numbers(shownTabs([attachments, beside], facts))).toEqual([6, 24])
  expect(numbers(shownTabs([tab(0), attachments, beside], facts))).toEqual([0, 24])
  expect(numbers(shownTabs([attachments, beside], { ...facts, isVisit: true }))).toEqual([24])
})

test.each([
  ['finished, with the AI interview', [0, 1, 3], true, 1],
  ['finished, without the AI interview', [0, 3], true, 0],
  ['not finished', [0, 1, 3], false, 0],
  ['not finished, without a resume', [1, 3], false, 1],
  ['nothing to show', [], true, null],
] as const)(
  'the tab that opens by itself, %s, is the AI interview once finished, else the first [R4-004]',
  (_case, shown, finished, opened) => {
    expect(
      initialTab(
        shown.map((number) => tab(number)),
        finished,
      ),
    ).toBe(opened)
  },
)
