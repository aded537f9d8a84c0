import { Tabs } from '@candor/ui/tabs/tabs'
import { useQueries } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../open-report.ts'
import type { ReportTab } from './tab-registry.ts'
import type { ActiveTab } from './use-active-tab.ts'

interface Props {
  tabs: ActiveTab
  report: OpenReport
  panelId: string
}

interface Counted {
  readonly count: number
  readonly isUnread: boolean
}

/** The counts of the tabs that have one. A count of colleagues' opinions is missing while those are held back. */
function useCounts(shown: readonly ReportTab[], report: OpenReport): ReadonlyMap<number, Counted> {
  const isHeldBack = report.facts.heldBack.opinions
  const { recommendStageId } = report.address
  const counted = shown.flatMap(({ number, countQuery }) =>
    countQuery && !isHeldBack ? [{ number, query: countQuery({ ...report, recommendStageId }) }] : [],
  )
  const counts = useQueries({ queries: counted.map(({ query }) => query) })
  return new Map(
    counted.flatMap(({ number, query: { isUnread = false } }, index) => {
      const count = counts[index]?.data
      return typeof count === 'number' ? [[number, { count, isUnread }] as const] : []
    }),
  )
}

/** The row of tabs. Choosing one replaces the address, so that going back leaves the report. */
export function ReportTabs({ tabs, report, panelId }: Props) {
  const t = useTranslations('report')
  const words = useTranslations()
  const counts = useCounts(tabs.shown, report)
  if (tabs.shown.length === 0) return null
  const items = tabs.shown.map(({ number, feature }) => {
    const item = { value: String(number), label: words(`${feature}.tabTitle`) }
    return { ...item, ...counts.get(number) }
  })
  return (
    <Tabs
      label={t('reportTabs')}
      items={items}
      value={tabs.active ? String(tabs.active.number) : ''}
      onChange={(value) => report.go({ activeIndex: Number(value) })}
      onNear={(value) => void tabs.shown.find(({ number }) => number === Number(value))?.Panel.preload()}
      panelId={panelId}
    />
  )
}
