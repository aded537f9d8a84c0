import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { PanelBody } from '@candor/ui/sections/panel-body'
import { ReadingColumn } from '@candor/ui/sections/reading-column'
import { Section } from '@candor/ui/sections/section'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useTranslations } from 'use-intl'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { countParts } from '../../../review/evaluations/rules/records.ts'
import { RecordsList } from '../../../review/evaluations/web/records/records-list.tsx'
import { useEvaluationRecords } from '../../../review/evaluations/web/records/records-query.ts'
import { useReading } from '../../../review/evaluations/web/unread.ts'
import { HeldBackNote } from '../../../review/held-back/web/held-back-note.tsx'
import { ConclusionSection } from './conclusion-section.tsx'

const ViewingsSection = lazyWithPreload(() =>
  import('../../../report/viewings/web/viewings-section.tsx').then((part) => part.ViewingsSection),
)

const RoundsSection = lazyWithPreload(() =>
  import('../../../review/rating-grid/web/rounds-section.tsx').then((part) => part.RoundsSection),
)

/** Who read the report. The bar of a phone has no room for a link to it; a closed fold loads nothing. */
function Viewings({ report }: PanelProps) {
  const t = useTranslations('viewings')
  return (
    <Section title={t('title')} isFoldable isOpenAtFirst={false}>
      <ViewingsSection fallback={<Skeleton />} report={report} />
    </Section>
  )
}

/** Colleagues' evaluations of the candidate, and the conclusion over all. Opening the tab marks them as read. */
export function EstimatesPanel({ report }: PanelProps) {
  const t = useTranslations('evaluations')
  const { records, state } = useEvaluationRecords(report)
  const unreadSince = useReading(report, records)
  return (
    <>
      {report.facts.permissions.has('planInterview') && (
        <PanelBody>
          <RoundsSection report={report} />
        </PanelBody>
      )}
      <ReadingColumn>
        <HeldBackNote report={report} what="opinions" />
        <ConclusionSection report={report} />
        <Section
          title={t('records')}
          isFoldable
          state={state}
          end={records.length > 0 && t('recordsCount', { count: countParts(records) })}
        >
          <RecordsList
            candidateId={report.candidateId}
            records={records}
            timeZone={report.timeZone}
            unreadSince={unreadSince}
          />
        </Section>
        {report.interviewId && report.facts.acts.has('readViewings') && <Viewings report={report} />}
      </ReadingColumn>
    </>
  )
}
