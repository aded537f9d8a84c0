import { Button } from '@candor/ui/inputs/button'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { EmptyNote } from '@candor/ui/sections/notes'
import { PanelBody } from '@candor/ui/sections/panel-body'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { CompetencySection } from './competency-section.tsx'
import { OverallSection } from './overall-section.tsx'
import { StabilitySection } from './stability-section.tsx'
import { type ReportResult, useReport } from './use-report.ts'

interface Props {
  report: Pick<OpenReport, 'interviewId' | 'timeZone'>
}

/** The competency assessment: its two ratings, the competencies of both levels, and the emotional stability. */
export function CompetencyPanel({ report }: Props) {
  const result = useReport(report.interviewId)
  return (
    <PanelBody className="stack">
      <Found result={result} timeZone={report.timeZone} />
    </PanelBody>
  )
}

function Found({ result, timeZone }: { result: ReportResult; timeZone: string }) {
  const t = useTranslations('report-competency')
  if (result.state === 'loading') return <Skeleton />
  if (result.state === 'unreadable') return <EmptyNote title={result.words} />
  if (result.state === 'missing') {
    const { onReload } = result
    return onReload ? (
      <EmptyNote
        title={t('none')}
        action={
          <Button ref={handFocusBack} onClick={onReload}>
            {t('reload')}
          </Button>
        }
      />
    ) : (
      <EmptyNote title={t('none')} text={t('noneText')} />
    )
  }
  const { report } = result
  return (
    <>
      <OverallSection report={report} timeZone={timeZone} />
      {report.groups.length > 0 && <CompetencySection groups={report.groups} />}
      {report.stabilityItems.length > 0 && (
        <StabilitySection score={report.stability} items={report.stabilityItems} />
      )}
    </>
  )
}
