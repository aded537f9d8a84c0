import { reportSearch } from '../../candidates/rules/ids.ts'
import type { PanelProps } from '../../report/web/tabs/tab-registry.ts'
import { PaperLink } from './paper-link.tsx'

/** The way to the report on paper, beside what else can be done about the candidate. */
export function PaperAction({ report }: PanelProps) {
  return <PaperLink address={{ ...report.address, ...reportSearch(report) }} />
}
