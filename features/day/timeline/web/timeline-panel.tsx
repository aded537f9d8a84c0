import { callQuery } from '@candor/call/web/query'
import { Columns, WideBody } from '@candor/ui/sections/wide-body'
import { useQuery } from '@tanstack/react-query'
import { readCandidateFacts } from '../../../candidates/candidate-facts/contract.ts'
import { readFacts } from '../../../candidates/candidate-facts/rules/wire.ts'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { PersonHints } from '../../../candidates/persons/web/person-hints.tsx'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { HeldBackNote } from '../../../review/held-back/web/held-back-note.tsx'
import { SidePane } from './side-pane.tsx'
import { TimelineFilterBar } from './timeline-filter.tsx'
import { TimelineList } from './timeline-list.tsx'
import { TimelineRemark } from './timeline-remark.tsx'
import { useTimeline } from './use-timeline.ts'

/** Other persons with the same phone or e-mail, for who may change the candidate. */
function SamePersons({ candidateId }: { candidateId: string }) {
  const { data } = useQuery({ ...callQuery(readCandidateFacts, ofCandidate(candidateId)), select: readFacts })
  if (!data) return null
  return <PersonHints candidateId={candidateId} hints={data} may={data.may} />
}

/** Everything about a candidate in one order. */
export function TimelinePanel({ report }: PanelProps) {
  const pages = useTimeline(report)
  const main = (
    <>
      {report.facts.acts.has('edit') && <SamePersons candidateId={report.candidateId} />}
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
