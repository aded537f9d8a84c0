import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFocusedRow } from '../../../candidates/shortlist/web/list/use-focused-row.ts'
import type { TodayThing } from '../../../platform/today-parts/contract.ts'
import { keyOf, type RowOfPage } from '../../../platform/today-parts/web/row-context.ts'
import type { TodaySearch } from '../rules/address.ts'
import { rowAfter } from '../rules/lists.ts'
import type { ShownTab } from './today-tabs.tsx'
import { useLastMark } from './use-last-mark.ts'
import { refreshToday, useMarks } from './use-today.ts'
import { useTodayKeys } from './use-today-keys.ts'
import type { PageData } from './use-today-page.ts'

/** Where the focus of Today is kept in this tab. */
const focusKey = 'candor.today.focus'

/** Gives the focus to the first row once there are rows, unless the user has put it elsewhere. */
function useFirstFocus(order: readonly string[], stepTo: (key: string) => void, focused: string | null) {
  const isGiven = useRef(false)
  useEffect(() => {
    const first = focused !== null && order.includes(focused) ? focused : order[0]
    if (isGiven.current || first === undefined) return
    isGiven.current = true
    const active = document.activeElement
    if (active === null || active === document.body || active.matches('h1')) stepTo(first)
  }, [order, stepTo, focused])
}

function chooseTab(tab: ShownTab | undefined, onSearch: (search: TodaySearch) => void): boolean {
  if (!tab) return false
  onSearch(tab.tab === null ? {} : { tab: tab.tab })
  return true
}

/** The acts of the page: the focus, the keys, putting off and marking. */
export function useTodayActs(page: PageData, onSearch: (search: TodaySearch) => void) {
  const queries = useQueryClient()
  const focus = useFocusedRow(focusKey)
  const { focused, stepTo } = focus
  const { order, things, tabs, now, timeZone } = page
  const [looked, setLooked] = useState<string | null>(null)
  const [asked, setAsked] = useState<TodayThing | null>(null)
  useFirstFocus(order, stepTo, focused)

  function goOn(thing: TodayThing): void {
    const next = rowAfter(order, keyOf(thing))
    if (next !== null) stepTo(next)
    refreshToday(queries)
  }
  const lastMark = useLastMark((thing) => void marks.takeBack(thing))
  const marks = useMarks(goOn, lastMark.note)
  const mark = (thing: TodayThing) => void marks.markDone(thing)

  useTodayKeys({
    order,
    focus,
    thingOf: (key) => things.find((thing) => keyOf(thing) === key),
    onLook: (key) => setLooked((before) => (before === key ? null : key)),
    onPutOff: setAsked,
    onMark: (thing) => {
      if (!page.mayBeDone(thing.kind)) return false
      mark(thing)
      return true
    },
    onUndo: lastMark.undo,
    onEnd: page.drawMore,
    onTab: (place) => chooseTab(tabs[place], onSearch),
  })

  const isListed = focused !== null && order.includes(focused)
  const row: Omit<RowOfPage, 'onMark'> = {
    now,
    timeZone,
    focused,
    reachable: isListed ? focused : (order[0] ?? null),
    steps: focus.steps,
    looked,
    onFocus: focus.note,
    onDone: goOn,
    onPutOff: setAsked,
    onTakeBack: (thing) => void marks.takeBack(thing),
  }
  return {
    row,
    mark,
    asked,
    closeAsked: () => setAsked(null),
    putOff: (until: number) => {
      if (asked) void marks.putOff(asked, until)
      setAsked(null)
    },
  }
}
