import { reportSearch } from '../../../candidates/candidates/rules/ids.ts'
import type { PanelProps } from '../../report/web/tabs/tab-registry.ts'
import { PaperLink } from './paper-link.tsx'

/** Opens the report on paper. */
export function PaperAction({ report }: PanelProps) {
  return <PaperLink address={{ ...report.address, ...reportSearch(report) }} />
}
