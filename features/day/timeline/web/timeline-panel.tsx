import { Columns, WideBody } from '@candor/ui/sections/wide-body'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { HeldBackNote } from '../../../review/held-back/web/held-back-note.tsx'
import { SidePane } from './side-pane.tsx'
import { TimelineFilterBar } from './timeline-filter.tsx'
import { TimelineList } from './timeline-list.tsx'
import { TimelineRemark } from './timeline-remark.tsx'
import { useTimeline } from './use-timeline.ts'

/** Everything about a candidate in one order. */
export function TimelinePanel({ report }: PanelProps) {
  const pages = useTimeline(report)
  const main = (
    <>
      {report.facts.acts.has('remark') && <TimelineRemark report={report} />}
      <TimelineFilterBar report={report} pages={pages} />
      <HeldBackNote report={report} what="opinions" />
      <TimelineList report={report} pages={pages} />
    </>
  )
  return (
    <WideBody>
      <Columns main={main} side={<SidePane report={report} pages={pages} />} />
    </WideBody>
  )
}
