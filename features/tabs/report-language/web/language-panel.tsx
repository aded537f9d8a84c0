import { PanelBody } from '@candor/ui/sections/panel-body'
import { EnglishSection } from '../../../findings/languages/web/english-section.tsx'
import { LanguageScoresSection } from '../../../findings/languages/web/language-scores-section.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'

/** The results of language tests: one section for each source, so that a failed one leaves the other. */
export function LanguagePanel({ report }: { report: Pick<OpenReport, 'interviewId' | 'facts'> }) {
  return (
    <PanelBody>
      <LanguageScoresSection interviewId={report.interviewId} />
      {report.facts.parts.has('tests.english') && <EnglishSection interviewId={report.interviewId} />}
    </PanelBody>
  )
}
