import { SidePane } from '@candor/ui/overlays/side-pane'
import { Score } from '@candor/ui/score'
import { AnalysingNote, EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import type { SectionState } from '@candor/ui/sections/section'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { Steps } from '@candor/ui/steps'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Analysis } from '../../../findings/analysis/rules/analysis.ts'
import { headOf } from '../../../findings/analysis/rules/claim-head.ts'
import { readQuestions } from '../../../findings/analysis/rules/questions.ts'
import { useEvidenceReader } from '../../../findings/analysis/web/evidence-reader.ts'
import { evidenceBeside } from '../../../findings/evidence/rules/steps.ts'
import { EvidenceAnnouncement } from '../../../findings/evidence/web/evidence-announcement.tsx'
import { EvidenceChip } from '../../../findings/evidence/web/evidence-chip.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './evidence-pane.module.css'
import { MomentInView } from './moment-in-view.tsx'

interface Props {
  report: OpenReport
  analysis: Analysis | null
  state: SectionState
}

/** The heading above the evidence in view, or above its empty place. */
function useClaimHead({ report, analysis }: Pick<Props, 'report' | 'analysis'>) {
  const t = useTranslations('report-analysis')
  const { claim, current } = useEvidenceReader()
  const { answers } = report.interview
  const questions = useMemo(() => readQuestions(answers, analysis), [answers, analysis])
  const head = claim && headOf(claim, current?.question ?? 0, analysis, questions)
  if (!head) return { title: t('evidence'), score: null }
  if (head.kind === 'summary') return { title: t('summary'), score: head.score }
  if (head.kind === 'competency') return { title: head.name, score: head.score }
  return { title: t('questionNumber', { number: head.number }), score: head.score }
}

function EvidenceSteps() {
  const t = useTranslations('evidence')
  const { evidenceIndex, claim, current, select } = useEvidenceReader()
  const among = (claim && evidenceIndex.byClaim.get(claim)) ?? []
  if (!current) return null
  return (
    <Steps
      position={t('position', { index: among.indexOf(current) + 1, count: among.length })}
      previous={t('previous')}
      next={t('next')}
      beside={(by) => evidenceBeside(evidenceIndex, current, by, 'claim')}
      onStep={({ id }) => select(id)}
    />
  )
}

/** All evidence of the claim in view. */
function Others() {
  const t = useTranslations('evidence')
  const { evidenceIndex, claim, current, select } = useEvidenceReader()
  const among = (claim && evidenceIndex.byClaim.get(claim)) ?? []
  return (
    <ul className={styles.others} aria-label={t('chips')}>
      {among.map((each) => (
        <li key={each.id} className={styles.other} data-current={each.id === current?.id}>
          <EvidenceChip evidence={each} isCurrent={each.id === current?.id} onSelect={select} />
          <span>{each.title}</span>
        </li>
      ))}
    </ul>
  )
}

/** The note in place of evidence while there is none, with the reason. */
function NoEvidence({ state }: Pick<Props, 'state'>) {
  const t = useTranslations('evidence')
  const { evidenceIndex, claim } = useEvidenceReader()
  if (state.kind === 'loading') return <Skeleton lines={6} />
  if (state.kind === 'analysing') return <AnalysingNote text={t('generating')} />
  if (state.kind === 'failed') {
    return <FailedNote message={state.message} onRetry={state.onRetry} isQuiet={state.isQuiet} />
  }
  return claim ? (
    <EmptyNote title={t(evidenceIndex.lost.has(claim) ? 'lost' : 'none')} />
  ) : (
    <EmptyNote title={t('noneAtAll')} text={t(evidenceIndex.lost.size > 0 ? 'lost' : 'noneAtAllText')} />
  )
}

/** The evidence in view: the claim, the recording at its second, the words, the reason, and the other evidence. */
export function EvidencePane({ report, analysis, state }: Props) {
  const t = useTranslations('evidence')
  const { title, score } = useClaimHead({ report, analysis })
  const { evidenceIndex, claim, current, isChosen, isWanted, close } = useEvidenceReader()
  const among = (claim && evidenceIndex.byClaim.get(claim)) ?? []
  const head = (
    <>
      {score && <Score score={score} />}
      <EvidenceSteps />
    </>
  )
  return (
    <SidePane label={t('pane')} title={title} head={head} isWanted={isWanted} onClose={close}>
      <EvidenceAnnouncement evidence={isChosen ? current : null} among={among} />
      {current ? (
        <>
          <MomentInView report={report} analysis={analysis} evidence={current} among={among} />
          <Others />
        </>
      ) : (
        <NoEvidence state={state} />
      )}
    </SidePane>
  )
}
