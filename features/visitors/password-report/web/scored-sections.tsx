import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Analysis } from '../../../findings/analysis/rules/analysis.ts'
import { isBeingMade } from '../../../findings/analysis/rules/progress.ts'
import { leftOutOfSummary, verdictEvidence } from '../../../findings/analysis/rules/summary.ts'
import { useUnreadable } from '../../../findings/analysis/web/use-unreadable.ts'
import { EvidenceChips } from '../../../findings/evidence/web/evidence-chips.tsx'
import { assessedLabels, customisedLabels } from '../rules/custom-assessment.ts'
import type { Reported } from '../rules/read-report.ts'
import { readScores } from '../rules/scores.ts'
import { usedPercent } from '../rules/time-bar.ts'
import { CompetencySection } from './competency-section.tsx'
import { CustomItemsSection } from './custom-items-section.tsx'
import { Explanations } from './explanations.tsx'
import { useOpenedEvidence } from './opened-evidence.ts'
import { reportQueries } from './report-queries.ts'
import { ScoreOverview } from './score-overview.tsx'

const ExpressionSection = lazyWithPreload(() =>
  import('./expression-section.tsx').then((module) => module.ExpressionSection),
)

const nothing = {
  analysis: null,
  isUnreadable: false,
  hidesTotals: false,
  hasOverall: false,
  hasLevels: false,
}

/** Message key of the note above the scores, or in place of a missing overall score. */
function noteOf(analysis: Analysis | null, isWithout: boolean) {
  if (analysis?.isStopped) return 'stopped'
  if (isWithout) return 'noAnalysis'
  return analysis?.isOutdated ? 'outdated' : null
}

function Expressions({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('password-report')
  if (!analysis.emotions) return null
  if (isBeingMade(analysis)) return <Section title={t('expressions')} state={{ kind: 'analysing' }} />
  const fallback = (
    <Section title={t('expressions')}>
      <Skeleton lines={4} />
    </Section>
  )
  return <ExpressionSection fallback={fallback} emotions={analysis.emotions} />
}

interface Props {
  link: string
  reported: Reported
  /** Whether the share opens the whole interview, and not its summary alone. */
  opensInterview: boolean
}

/** The sections of results: scores, time, competencies, expressions, and the company's own questions. */
export function ScoredSections({ link, reported, opensInterview }: Props) {
  const { interview } = reported
  const t = useTranslations('password-report')
  const ui = useTranslations('ui')
  const query = useQuery(reportQueries(link).analysis)
  const unreadable = useUnreadable(query)
  const evidence = useOpenedEvidence(link, reported, opensInterview)
  const analysis = query.data?.analysis ?? null
  const items = customisedLabels(assessedLabels(interview))
  const analysed = query.data ?? nothing
  const scores = readScores(interview, analysed)
  // Where totals are hidden, it must not show whether there is one.
  const { isUnreadable, hidesTotals } = analysed
  const isWithout = !analysis && !isUnreadable && !hidesTotals
  const note = noteOf(analysis, isWithout)
  // A candidate without an interview has nothing to analyse.
  const state: SectionState =
    interview.id === null
      ? { kind: 'ready' }
      : sectionState(query, t('analysisFailed'), isUnreadable && unreadable)
  return (
    <>
      <ScoreOverview
        scores={scores}
        interview={interview}
        state={state}
        evidence={
          evidence && (
            <EvidenceChips
              evidence={verdictEvidence(evidence.evidenceIndex, leftOutOfSummary(interview.answers))}
              saysNone={scores.overall?.state === 'scored'}
              isLost={evidence.evidenceIndex.lost.has('summary')}
              hrefOf={evidence.hrefOf}
            />
          )
        }
        note={note && t(note)}
      />
      {analysis && <CompetencySection analysis={analysis} evidence={evidence} />}
      {analysis && <Expressions analysis={analysis} />}
      {interview.unreadable.includes('answers') ? (
        <Section title={t('items')} state={{ kind: 'empty', title: ui('unreadable') }} />
      ) : (
        items.length > 0 && <CustomItemsSection items={items} skills={analysis?.softSkills ?? []} />
      )}
      <Explanations scores={scores} hasTime={usedPercent(interview.usedMs, interview.limitMs) !== null} />
    </>
  )
}
