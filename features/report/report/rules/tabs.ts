import type { TabFacts } from './tab-facts.ts'

/** Puts tabs in the order of the bar (decision D13), by the place that each tab declares. */
export function inTabOrder<Tab extends { readonly place: number }>(tabs: readonly Tab[]): Tab[] {
  return [...tabs].sort((a, b) => a.place - b.place)
}

interface ConditionalTab {
  readonly place: number
  readonly isShownTo: (facts: TabFacts) => boolean
  /** Whether the tab shows when no other does. */
  readonly isLastResort?: boolean
  /** Whether the tab only stands beside others: it keeps no other from being the last resort. */
  readonly isBesideOthers?: boolean
}

interface OpeningTab {
  readonly number: number
  /** Whether the tab opens by itself once the interview is finished. */
  readonly opensFinished?: boolean
}

/** The tabs that show, in the order of the bar: those whose condition holds, else the one of last resort (R2-042). */
export function shownTabs<Tab extends ConditionalTab>(tabs: readonly Tab[], facts: TabFacts): Tab[] {
  const open = tabs.filter((tab) => tab.isShownTo(facts))
  const isEnough = open.some(({ isBesideOthers }) => !isBesideOthers)
  // Visitors never get the tab of last resort.
  if (isEnough || facts.isVisit) return inTabOrder(open)
  return inTabOrder([...tabs.filter(({ isLastResort }) => isLastResort), ...open])
}

/** The tab that opens when the address names none (R4-004): that of a finished interview where it shows, else the first. */
export function initialTab(shown: readonly OpeningTab[], isFinished: boolean): number | null {
  const ofFinished = isFinished ? shown.find(({ opensFinished }) => opensFinished) : undefined
  return (ofFinished ?? shown[0])?.number ?? null
}
