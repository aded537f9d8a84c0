import { useEffect, useState } from 'react'
import { initialTab, shownTabs } from '../../rules/tabs.ts'
import type { OpenReport } from '../open-report.ts'
import { innerInView, namedTab, type ReportTab, reportTabs } from './tab-registry.ts'

/** How long the choice of a first tab waits (R9-054): what has loaded by then decides it. */
const initialTabDelayMs = 800

/** Whether the wait for a first tab is over. An address that names its tab, as every step to a neighbour does, never waits. */
export function useTabDelay(isNamed: boolean): boolean {
  const [isOver, setIsOver] = useState(isNamed)
  useEffect(() => {
    if (isNamed) return
    const timer = setTimeout(() => setIsOver(true), initialTabDelayMs)
    return () => clearTimeout(timer)
  }, [isNamed])
  return isOver || isNamed
}

export interface ActiveTab {
  readonly shown: readonly ReportTab[]
  /** Null while the choice waits, and when nothing shows. */
  readonly active: ReportTab | null
}

/** The visible tabs and the open one: that of the address, else, after the wait, the one that opens by itself. */
export function useActiveTab(report: OpenReport, isDelayOver: boolean): ActiveTab {
  const wanted = namedTab(report.address)
  const shown = shownTabs(reportTabs(), report.facts)
  const named = shown.find(({ number }) => number === wanted)
  const first = initialTab(shown, report.interview.isFinished)
  const chosen = named ?? (isDelayOver ? shown.find(({ number }) => number === first) : undefined)

  const isOpenChoice = wanted === undefined && isDelayOver
  const { go } = report
  const inner = (first === null ? undefined : innerInView(first, report)) ?? report.address.inner
  useEffect(() => {
    if (isOpenChoice && first !== null) go({ activeIndex: first, inner }, true)
  }, [isOpenChoice, first, go, inner])

  return { shown, active: chosen ?? null }
}
