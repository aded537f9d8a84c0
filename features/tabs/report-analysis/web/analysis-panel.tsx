import { PaneFrame } from '@candor/ui/overlays/side-pane'
import { useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { CopyrightNotice } from '../../../findings/analysis/web/copyright-notice.tsx'
import { useEvidenceReader } from '../../../findings/analysis/web/evidence-reader.ts'
import { GradesSection } from '../../../findings/analysis/web/grades-section.tsx'
import { useAnalysis } from '../../../findings/analysis/web/use-analysis.ts'
import { meanConfidence } from '../../../findings/evidence/rules/transcript-quality.ts'
import { BigFiveSection } from '../../../findings/personality/web/big-five-section.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './analysis-panel.module.css'
import { CompetencySection } from './competency-section.tsx'
import { EmotionSection } from './emotion-section.tsx'
import { VoiceSection } from './emotion-voice.tsx'
import { EvidencePane } from './evidence-pane.tsx'
import { FiguresSection } from './figures-section.tsx'
import { FindingsSection } from './findings-section.tsx'
import { RecordSection } from './record-section.tsx'
import { SoftSkillsSection } from './soft-skills-section.tsx'
import { SummarySection } from './summary-section.tsx'

/** The analysis, which this page shows in several places; its state is announced once for all of them. */
function useAnnouncedAnalysis(report: OpenReport) {
  const ui = useTranslations('ui')
  const { state, ...result } = useAnalysis(report)
  const isFailure = state.kind === 'failed' || state.kind === 'stale'
  const words = state.kind === 'failed' ? (state.message ?? ui('failed')) : ui('stale')
  return {
    ...result,
    state: isFailure ? { ...state, isQuiet: true } : state,
    announcement: isFailure ? words : null,
  }
}

/** The AI report: the model's conclusions, and its score of every competency with the reason. */
export function AnalysisPanel({ report }: { report: OpenReport }) {
  const { evidenceIndex } = useEvidenceReader()
  const { analysis, shown, state, announcement } = useAnnouncedAnalysis(report)
  const isEmpty = state.kind === 'empty'
  const hasL2 = !isEmpty && analysis?.isL2Enabled !== false
  // A stopped analysis has no scores, but its answers may still hold key points.
  const hasPane = !isEmpty || evidenceIndex.moments.length > 0
  // The verdict is drawn first; the rest follows without blocking the page.
  const isRestDrawn = useDeferredValue(true, false)
  return (
    <PaneFrame>
      <div className={styles.ledger}>
        <p role="status" className="sr">
          {announcement}
        </p>
        <SummarySection
          report={report}
          analysis={analysis}
          state={state}
          timeZone={report.timeZone}
          confidence={meanConfidence(report.interview.answers)}
        />
        {isRestDrawn && (
          <>
            {hasL2 && <CompetencySection report={report} analysis={analysis} state={state} />}
            <RecordSection report={report} analysis={analysis} shown={shown} state={state} />
            {report.facts.parts.has('antiCheating') && <FindingsSection report={report} />}
            <SoftSkillsSection report={report} analysis={analysis} shown={shown} state={state} />
            {report.facts.parts.has('tests.bigFive') && <BigFiveSection report={report} />}
            <EmotionSection analysis={analysis} state={state} />
            <VoiceSection analysis={analysis} />
            <GradesSection analysis={analysis} shown={shown} />
            <FiguresSection analysis={analysis} timeZone={report.timeZone} />
            <CopyrightNotice report={report} />
          </>
        )}
      </div>
      {hasPane && <EvidencePane report={report} analysis={analysis} state={state} />}
    </PaneFrame>
  )
}
