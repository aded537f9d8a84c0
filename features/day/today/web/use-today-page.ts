import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TodayThing } from '../../../platform/today-parts/contract.ts'
import { type Group, lateness } from '../../../platform/today-parts/rules/when.ts'
import { type TodayCard, type TodayTab, todayTabs } from '../../../platform/today-parts/web/card.ts'
import { keyOf } from '../../../platform/today-parts/web/row-context.ts'
import type { TodaySearch } from '../rules/address.ts'
import { firstThings, groupThings } from '../rules/lists.ts'
import type { ShownTab } from './today-tabs.tsx'
import { useToday } from './use-today.ts'

/** The rows that are drawn at first, and with each *more*. */
const drawnAtOnce = 100

const isTab = (value: string | undefined): value is TodayTab => todayTabs.some((tab) => tab === value)

type Kinds = NonNullable<ReturnType<typeof useToday>['data']>['kinds']

const noKinds: Kinds = []

/** The tabs with something in them, all first; the current one stands even when it is empty. */
function tabsOf(
  kinds: Kinds,
  tabOf: (kind: string) => TodayTab | undefined,
  current: TodayTab | null,
): ShownTab[] {
  const sum = (list: Kinds, tab: TodayTab | null): ShownTab => ({
    tab,
    count: list.reduce((count, { things }) => count + things.length, 0),
    isMore: list.some(({ isMore }) => isMore),
  })
  const own = todayTabs.map((tab) =>
    sum(
      kinds.filter(({ kind }) => tabOf(kind) === tab),
      tab,
    ),
  )
  return [sum(kinds, null), ...own.filter(({ tab, count }) => count > 0 || tab === current)]
}

/** What the page of Today shows: its things by group, its tabs, and what failed. */
export function useTodayPage(cards: readonly TodayCard[], search: TodaySearch) {
  const words = useTranslations('today-parts.tab')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const view = search.view ?? 'waiting'
  const query = useToday(view === 'putOff' ? 'putOff' : 'waiting')
  const [most, setMost] = useState(drawnAtOnce)
  const byKind = useMemo(() => new Map(cards.map((card) => [card.kind, card])), [cards])
  const current = view === 'waiting' && isTab(search.tab) ? search.tab : null
  const tabOf = (kind: string) => byKind.get(kind)?.tab
  const kinds = query.data?.kinds ?? noKinds
  const now = query.data?.now ?? 0
  const shown = useMemo(
    () =>
      kinds.filter(({ kind }) => byKind.has(kind) && (current === null || byKind.get(kind)?.tab === current)),
    [kinds, byKind, current],
  )
  const things = useMemo(() => shown.flatMap((kind) => kind.things), [shown])
  // A step of the focus draws the page anew, and groups nothing.
  const grouped = useMemo(() => groupThings<TodayThing>(things, { now, timeZone }), [things, now, timeZone])
  const drawn = firstThings(grouped, most)
  const order = drawn.flatMap((group) => group.things.map(keyOf))
  const failedTabs = shown.flatMap(({ kind, isFailed }) => (isFailed ? [tabOf(kind)] : []))
  return {
    query,
    view,
    current,
    now,
    timeZone,
    things,
    drawn,
    order,
    tabs: tabsOf(kinds, tabOf, current),
    late: things.filter((thing) => lateness(thing, now) !== null).length,
    today: grouped.find(({ group }) => group === 'today')?.things.length ?? 0,
    failed: todayTabs.filter((tab) => failedTabs.includes(tab)).map((tab) => words(tab)),
    left: things.length - order.length,
    sizeOf: (group: Group | null) => grouped.find((each) => each.group === group)?.things.length ?? 0,
    cardOf: (kind: string) => byKind.get(kind),
    mayBeDone: (kind: string) => kinds.some((each) => each.kind === kind && each.mayBeDone),
    drawMore: () => setMost((before) => (things.length > before ? before + drawnAtOnce : before)),
    retry: () => void query.refetch(),
  }
}

export type PageData = ReturnType<typeof useTodayPage>
export type TodayOfPage = PageData & { readonly mark: (thing: TodayThing) => void }
