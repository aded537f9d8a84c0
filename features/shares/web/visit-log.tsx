import { readMode } from '../../report/rules/modes.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { sectionInView } from '../../report/web/tabs/tab-registry.ts'
import { useVisitLog } from './use-visit-log.ts'

/** Reports how long a visitor has each section of the report in view. */
export function VisitLog({ report }: { report: OpenReport }) {
  // None until a tab was chosen.
  const { namedTab } = readMode(report.address)
  useVisitLog(report.interviewId, namedTab === undefined ? null : sectionInView(namedTab, report))
  return null
}
