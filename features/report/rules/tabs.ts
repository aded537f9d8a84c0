/** The order in which tabs stand in the bar (decision D13). */
export const tabOrder = [0, 1, 2, 3, 4, 5, 13, 6, 11, 17, 16, 8, 7, 9, 10, 12, 18, 19, 20, 21, 22, 23] as const
export type TabNumber = (typeof tabOrder)[number]

export function isTabNumber(value: number): value is TabNumber {
  return tabOrder.some((number) => number === value)
}

/** Puts tabs in the order of the bar. */
export function inTabOrder<Tab extends { number: TabNumber }>(tabs: readonly Tab[]): Tab[] {
  return [...tabs].sort((a, b) => tabOrder.indexOf(a.number) - tabOrder.indexOf(b.number))
}

/** The tab that opens when the address names none (R4-004): the AI interview when finished and permitted, else the first. */
export function initialTab(shown: readonly { number: TabNumber }[], isFinished: boolean): TabNumber | null {
  const ai = shown.find((tab) => tab.number === 1)
  return (isFinished && ai ? ai : shown[0])?.number ?? null
}
