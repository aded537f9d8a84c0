import { readMode } from '../../report/rules/modes.ts'
import { initialInner } from '../../report/rules/tabs.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { useVisitLog } from './use-visit-log.ts'

/** The tabs of the section in view; null until one was chosen. */
function sectionOf(report: OpenReport): string | null {
  const tab = readMode(report.address).namedTab
  if (tab === undefined) return null
  return tab === 1 ? `1.${report.address.inner ?? initialInner(report)}` : `${tab}`
}

/** Reports how long a visitor has each section of the report in view. */
export function VisitLog({ report }: { report: OpenReport }) {
  useVisitLog(report.interviewId, sectionOf(report))
  return null
}
