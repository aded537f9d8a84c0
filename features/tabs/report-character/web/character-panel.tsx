import { PanelBody } from '@candor/ui/sections/panel-body'
import { useTranslations } from 'use-intl'
import { useTestResults } from '../../../findings/analysis/web/use-test-results.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { isUnfinished, readCharacter } from '../rules.ts'
import { OverviewSection } from './overview-section.tsx'
import { TraitsSection } from './traits-section.tsx'

/** The professional character: all traits together, then each with its meaning. */
export function CharacterPanel({ report }: { report: Pick<OpenReport, 'interviewId'> }) {
  const t = useTranslations('report-character')
  const { results, state } = useTestResults(report.interviewId, {
    part: 'tests.character',
    read: readCharacter,
    isUnfinished,
    words: { ready: t('ready'), failed: t('failed'), none: t('none'), noneHint: t('noneHint') },
  })
  return (
    <PanelBody className="stack-close">
      <OverviewSection results={results} state={state} />
      {results && <TraitsSection results={results} />}
    </PanelBody>
  )
}
