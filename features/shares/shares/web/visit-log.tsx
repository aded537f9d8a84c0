import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { namedTab, sectionInView } from '../../../report/report/web/tabs/tab-registry.ts'
import { useVisitLog } from './use-visit-log.ts'

/** Reports how long a visitor has each section of the report in view. */
export function VisitLog({ report }: { report: OpenReport }) {
  // None until a tab was chosen.
  const tab = namedTab(report.address)
  useVisitLog(report.interviewId, tab === undefined ? null : sectionInView(tab, report))
  return null
}
