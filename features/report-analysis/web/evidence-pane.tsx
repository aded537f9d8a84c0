import { Button } from '@candor/ui/button'
import { ChevronLeftIcon, ChevronRightIcon } from '@candor/ui/icons'
import { AnalysingNote, EmptyNote, FailedNote } from '@candor/ui/notes'
import { Score } from '@candor/ui/score'
import type { SectionState } from '@candor/ui/section'
import { Skeleton } from '@candor/ui/skeleton'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Analysis } from '../../analysis/rules/analysis.ts'
import { headOf } from '../../analysis/rules/claim-head.ts'
import { readQuestions } from '../../analysis/rules/questions.ts'
import { evidenceBeside } from '../../evidence/rules/steps.ts'
import { EvidenceAnnouncement } from '../../evidence/web/evidence-announcement.tsx'
import { EvidenceChip } from '../../evidence/web/evidence-chip.tsx'
import type { OpenReport } from '../../report/web/open-report.ts'
import { useEvidenceReader } from '../../report-ai/web/evidence-reader.ts'
import styles from './evidence-pane.module.css'
import { MomentInView } from './moment-in-view.tsx'

export interface EvidencePaneProps {
  report: OpenReport
  analysis: Analysis | null
  state: SectionState
}

/** What stands above the evidence in view, or above the place where it would be. */
export function useClaimHead({ report, analysis }: Pick<EvidencePaneProps, 'report' | 'analysis'>) {
  const t = useTranslations('report-analysis')
  const { claim, current } = useEvidenceReader()
  const answers = report.info.answerResult
  const questions = useMemo(() => readQuestions(answers, analysis), [answers, analysis])
  const head = claim && headOf(claim, current?.question ?? 0, analysis, questions)
  if (!head) return { title: t('evidence'), score: null }
  if (head.kind === 'summary') return { title: t('summary'), score: head.score }
  if (head.kind === 'competency') return { title: head.name, score: head.score }
  return { title: t('questionNumber', { number: head.number }), score: head.score }
}

function Steps() {
  const t = useTranslations('evidence')
  const { book, claim, current, step } = useEvidenceReader()
  const among = (claim && book.byClaim.get(claim)) ?? []
  if (!current) return null
  // Focus stays on a step that leads nowhere: the way back is beside it.
  const leadsNowhere = (by: 1 | -1) => evidenceBeside(book, current, by, 'claim') === null
  return (
    <div className={styles.steps}>
      <span>{t('position', { index: among.indexOf(current) + 1, count: among.length })}</span>
      <Button
        look="quiet"
        size="small"
        isIcon
        aria-label={t('previous')}
        aria-disabled={leadsNowhere(-1)}
        onClick={() => step(-1)}
      >
        <ChevronLeftIcon />
      </Button>
      <Button
        look="quiet"
        size="small"
        isIcon
        aria-label={t('next')}
        aria-disabled={leadsNowhere(1)}
        onClick={() => step(1)}
      >
        <ChevronRightIcon />
      </Button>
    </div>
  )
}

/** All that the claim in view rests on. */
function Others() {
  const t = useTranslations('evidence')
  const { book, claim, current, select } = useEvidenceReader()
  const among = (claim && book.byClaim.get(claim)) ?? []
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

/** What stands in place of evidence while there is none, by the reason why. */
function NoEvidence({ state }: Pick<EvidencePaneProps, 'state'>) {
  const t = useTranslations('evidence')
  const { claim } = useEvidenceReader()
  if (state.kind === 'loading') return <Skeleton lines={6} />
  if (state.kind === 'analysing') return <AnalysingNote text={t('generating')} />
  if (state.kind === 'failed') return <FailedNote message={state.message} onRetry={state.onRetry} />
  return claim ? (
    <EmptyNote title={t('none')} />
  ) : (
    <EmptyNote title={t('noneAtAll')} text={t('noneAtAllText')} />
  )
}

/** The evidence in view: the claim, the recording at its second, the words, why they count, and the others beside. */
export function EvidencePane({
  report,
  analysis,
  state,
  isTitled,
}: EvidencePaneProps & { isTitled: boolean }) {
  const { title, score } = useClaimHead({ report, analysis })
  const { book, claim, current, isChosen } = useEvidenceReader()
  const among = (claim && book.byClaim.get(claim)) ?? []
  return (
    <div className={styles.pane}>
      <EvidenceAnnouncement evidence={isChosen ? current : null} among={among} />
      <header className={styles.head}>
        {isTitled && <h2 className={styles.title}>{title}</h2>}
        {score && <Score score={score} />}
        <Steps />
      </header>
      {current ? (
        <>
          <MomentInView report={report} analysis={analysis} evidence={current} among={among} />
          <Others />
        </>
      ) : (
        <NoEvidence state={state} />
      )}
    </div>
  )
}
