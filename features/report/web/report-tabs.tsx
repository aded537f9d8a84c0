import { Tabs } from '@candor/ui/tabs'
import { useTranslations } from 'use-intl'
import type { OpenReport } from './open-report.ts'
import type { ActiveTab } from './use-active-tab.ts'

interface Props {
  tabs: ActiveTab
  report: OpenReport
  panelId: string
}

/** The row of tabs. Choosing one changes the address in its place, so that going back leaves the report. */
export function ReportTabs({ tabs, report, panelId }: Props) {
  const t = useTranslations('report')
  const words = useTranslations()
  if (tabs.shown.length === 0) return null
  const items = tabs.shown.map(({ number, feature }) => ({
    value: String(number),
    label: words(`${feature}.tabTitle`),
  }))
  return (
    <Tabs
      label={t('reportTabs')}
      items={items}
      value={tabs.active ? String(tabs.active.number) : ''}
      onChange={(value) => report.go({ activeIndex: Number(value) })}
      panelId={panelId}
    />
  )
}
