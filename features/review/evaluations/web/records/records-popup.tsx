import { Sheet } from '@candor/ui/overlays/sheet'
import { SectionBody } from '@candor/ui/sections/section-body'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { HeldBackNote } from '../../../held-back/web/held-back-note.tsx'
import { RecordsList } from './records-list.tsx'
import { type OfRecords, useEvaluationRecords } from './records-query.ts'

interface Props {
  report: OfRecords & Pick<OpenReport, 'timeZone' | 'positionId'>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function Records({ report }: Pick<Props, 'report'>) {
  const { records, state } = useEvaluationRecords(report)
  return (
    <>
      <HeldBackNote report={report} what="opinions" />
      <SectionBody state={state}>
        <RecordsList candidateId={report.candidateId} records={records} timeZone={report.timeZone} />
      </SectionBody>
    </>
  )
}

/** The evaluation records over the page (R2-114). */
export function RecordsPopup({ report, isOpen, onOpenChange }: Props) {
  const t = useTranslations('evaluations')
  return (
    <Sheet title={t('records')} isOpen={isOpen} onOpenChange={onOpenChange} isWide>
      <Records report={report} />
    </Sheet>
  )
}
