import { formatClock } from '@candor/messages/dates'
import { ChevronRightIcon, PlayIcon } from '@candor/ui/icons'
import { Score } from '@candor/ui/score'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { starLevel } from '../../../candidates/scores/rules/levels.ts'
import type { OptionalScore } from '../../../candidates/scores/rules/stars.ts'
import type { Shown } from '../../../findings/analysis/contract/calls.ts'
import type { QuestionResult } from '../../../findings/analysis/rules/questions.ts'
import { countByKind, type Evidence, evidenceKinds } from '../../../findings/evidence/rules/evidence.ts'
import { EvidenceSign } from '../../../findings/evidence/web/evidence-sign.tsx'
import { headingText } from '../../../findings/questions/web/heading-text.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './record-section.module.css'
import { RecordSectionDetail } from './record-section-detail.tsx'

interface Props {
  question: QuestionResult
  /** Evidence in the order of the session. */
  evidence: readonly Evidence[]
  shown: Shown | null
  /** Takes the place of a missing score; null while it is not known whether there is one. */
  missing: OptionalScore | null
  /** Whether all evidence has come, so that a missing one means that there is none. */
  hasAllEvidence: boolean
  isOpen: boolean
  onToggle: () => void
  onGo: OpenReport['go']
}

function Counts({ evidence }: { evidence: readonly Evidence[] }) {
  const t = useTranslations('report-analysis')
  const counts = countByKind(evidence)
  return (
    <span className={styles.counts} role="img" aria-label={t('recordEvidence', counts)}>
      {evidenceKinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <span key={kind} className={styles.count}>
            <EvidenceSign kind={kind} />
            {counts[kind]}
          </span>
        ))}
    </span>
  )
}

/** The question in plain text: its title, else its text without the markup. */
function wordsOf({ title, html }: QuestionResult): string {
  return title ?? headingText(html)
}

/** The question's length, follow-ups and assessment point; missing ones are left out. */
function useFacts({ durationMs, followUps, point }: QuestionResult): string {
  const t = useTranslations('report-analysis')
  const facts = [
    durationMs === null ? null : formatClock(durationMs),
    followUps > 0 ? t('followUps', { count: followUps }) : null,
    point ? t('recordPoint', { point }) : null,
  ]
  return facts.filter((fact) => fact !== null).join(' · ')
}

function RowScore({ score, hasLevel }: { score: OptionalScore | null; hasLevel: boolean }) {
  const levels = useTranslations('scores')
  return (
    <span className={styles.score}>
      {score && <Score score={score} />}
      {hasLevel && score?.state === 'scored' && (
        <span className={styles.level}>{levels(`level${starLevel(score)}`)}</span>
      )}
    </span>
  )
}

export function RecordSectionRow(props: Props) {
  const { question, evidence, shown, missing, hasAllEvidence, isOpen, onToggle, onGo } = props
  const t = useTranslations('report-analysis')
  const id = useId()
  const { number, isScored } = question
  const score = question.score ?? (isScored ? missing : { state: 'none' as const })
  const facts = useFacts(question)

  function handleGo() {
    const [first] = evidence
    onGo({
      inner: 0,
      ev: first?.id,
      q: first?.answerId ?? question.answerId,
      t: first && first.startMs / 1000,
    })
  }

  return (
    <li className={styles.row} data-open={isOpen}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.question}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <ChevronRightIcon className={styles.chevron} />
          <b className={styles.number}>{t('questionNumber', { number })}</b>
          <span className={styles.words}>
            <span className={styles.title}>{wordsOf(question)}</span>
            {facts && <span className={styles.facts}>{facts}</span>}
          </span>
        </button>
        <RowScore score={score} hasLevel={shown?.levelLabels === true} />
        <Counts evidence={evidence} />
        <button
          type="button"
          className={styles.go}
          aria-label={t('openInRecord', { number })}
          onClick={handleGo}
        >
          <PlayIcon /> {t('inRecord')}
        </button>
      </div>
      <div id={id} className={styles.detail} hidden={!isOpen}>
        {isOpen && (
          <RecordSectionDetail
            question={question}
            evidence={evidence}
            shown={shown}
            saysNone={hasAllEvidence && score?.state === 'scored'}
          />
        )}
      </div>
    </li>
  )
}
