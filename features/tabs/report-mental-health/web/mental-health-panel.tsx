import { PanelBody } from '@candor/ui/sections/panel-body'
import { useTranslations } from 'use-intl'
import { useTestResults } from '../../../findings/analysis/web/use-test-results.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { isUnfinished, readMentalHealth } from '../rules.ts'
import { GroupSection } from './group-section.tsx'
import { OverallSection } from './overall-section.tsx'

/** Mental health: the overall result, then the positive and the negative dimensions. */
export function MentalHealthPanel({ report }: { report: Pick<OpenReport, 'interviewId'> }) {
  const t = useTranslations('report-mental-health')
  const { results, state } = useTestResults(report.interviewId, {
    part: 'tests.mentalHealth',
    read: readMentalHealth,
    isUnfinished,
    words: { ready: t('ready'), failed: t('failed'), none: t('none'), noneHint: t('noneHint') },
  })
  return (
    <PanelBody className="stack-close">
      <OverallSection results={results} state={state} />
      {results?.groups.map((group) => (
        <GroupSection key={group.kind} group={group} />
      ))}
    </PanelBody>
  )
}
