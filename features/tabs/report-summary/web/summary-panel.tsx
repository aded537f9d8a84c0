import { PanelBody } from '@candor/ui/sections/panel-body'
import { aiTab } from '../../../findings/analysis/rules/ai-interview.ts'
import { CopyrightNotice } from '../../../findings/analysis/web/copyright-notice.tsx'
import { GradesSection } from '../../../findings/analysis/web/grades-section.tsx'
import { useAnalysis } from '../../../findings/analysis/web/use-analysis.ts'
import { useEvidenceIndex } from '../../../findings/analysis/web/use-evidence-index.ts'
import { EnglishSection } from '../../../findings/languages/web/english-section.tsx'
import { LanguageScoresSection } from '../../../findings/languages/web/language-scores-section.tsx'
import { AbilitiesSection } from '../../../findings/speech/web/abilities-section.tsx'
import { VoiceSection } from '../../../findings/speech/web/voice-section.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { HeldBackNote } from '../../../review/held-back/web/held-back-note.tsx'
import { showsLabelGroups } from '../rules.ts'
import { CompetenciesSection } from './competencies-section.tsx'
import { LabelGroupsSection } from './label-groups-section.tsx'
import { OverallSection } from './overall-section.tsx'

/** The place where moments open: the report of the AI interview. */
const reportOfInterview = { activeIndex: aiTab, inner: 1 }

/** The AI's conclusions on one page: scores, ranks and abilities, each from a source of its own. */
export function SummaryPanel({ report }: { report: OpenReport }) {
  const { interviewId, facts, go } = report
  const { analysis, shown, state } = useAnalysis(report)
  const evidenceIndex = useEvidenceIndex(report)
  const shownEvidence = {
    evidenceIndex,
    isWhole: facts.permissions.has('reportAIInterview'),
    onSelect: (ev: string) => go({ ...reportOfInterview, ev }),
  }
  return (
    <PanelBody>
      <HeldBackNote report={report} what="aiScores" />
      <OverallSection report={report} analysis={analysis} state={state} {...shownEvidence} />
      {state.kind !== 'empty' && analysis?.isL2Enabled !== false && (
        <CompetenciesSection analysis={analysis} state={state} {...shownEvidence} />
      )}
      {analysis && showsLabelGroups(analysis) && (
        <LabelGroupsSection analysis={analysis} state={state} {...shownEvidence} />
      )}
      {facts.parts.has('tests.reading') && <AbilitiesSection interviewId={interviewId} />}
      {facts.parts.has('tests.english') && <EnglishSection interviewId={interviewId} />}
      {(facts.parts.has('tests.language') || facts.loadsLanguageScore) && (
        <LanguageScoresSection interviewId={interviewId} />
      )}
      <VoiceSection interviewId={interviewId} />
      <GradesSection analysis={analysis} shown={shown} />
      <CopyrightNotice report={report} />
    </PanelBody>
  )
}
