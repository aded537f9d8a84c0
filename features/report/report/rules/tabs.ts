import type { TabFacts } from './tab-facts.ts'

/** The order of the tabs in the bar (decision D13). */
export const tabOrder = [
  0, 1, 2, 3, 4, 5, 13, 6, 11, 17, 16, 8, 7, 9, 10, 12, 18, 19, 20, 21, 22, 23,
] as const
export type TabNumber = (typeof tabOrder)[number]

export function isTabNumber(value: number): value is TabNumber {
  return tabOrder.some((number) => number === value)
}

/** Puts tabs in the order of the bar. */
export function inTabOrder<Tab extends { number: TabNumber }>(tabs: readonly Tab[]): Tab[] {
  return [...tabs].sort((a, b) => tabOrder.indexOf(a.number) - tabOrder.indexOf(b.number))
}

interface ConditionalTab {
  readonly number: TabNumber
  readonly isShownTo: (facts: TabFacts) => boolean
  /** Whether the tab shows when no other does. */
  readonly isLastResort?: boolean
}

interface OpeningTab {
  readonly number: TabNumber
  /** Whether the tab opens by itself once the interview is finished. */
  readonly opensFinished?: boolean
}

/** The tabs that show, in the order of the bar: those whose condition holds, else the one of last resort (R2-042). */
export function shownTabs<Tab extends ConditionalTab>(tabs: readonly Tab[], facts: TabFacts): Tab[] {
  const open = tabs.filter((tab) => tab.isShownTo(facts))
  // Visitors never get the tab of last resort.
  return inTabOrder(open.length > 0 || facts.isVisit ? open : tabs.filter(({ isLastResort }) => isLastResort))
}

/** The tab that opens when the address names none (R4-004): that of a finished interview where it shows, else the first. */
export function initialTab(shown: readonly OpeningTab[], isFinished: boolean): TabNumber | null {
  const ofFinished = isFinished ? shown.find(({ opensFinished }) => opensFinished) : undefined
  return (ofFinished ?? shown[0])?.number ?? null
}
