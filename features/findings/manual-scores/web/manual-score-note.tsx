import { SectionBody } from '@candor/ui/sections/section-body'
import { useTranslations } from 'use-intl'
import type { ManualScore } from '../rules.ts'
import { ManualScoreLog } from './manual-score-log.tsx'
import styles from './manual-score-note.module.css'
import { OwnScore } from './own-score.tsx'
import type { ManualScores } from './use-manual-scores.ts'

interface Props {
  manual: ManualScores
  question: { readonly id: string; readonly number: number; readonly title: string }
  /** Entries of the log; by default the question's scores. */
  scores?: readonly ManualScore[]
  level?: 3 | 4
  /** Whether the viewer is scoring now. */
  onScoring?: (isScoring: boolean) => void
}

/** The manual scores of an answer, with a button to add one. */
export function ManualScoreNote({ manual, question, level = 4, onScoring, ...given }: Props) {
  const t = useTranslations('manual-scores')
  const { id, number, title } = question
  const { scoring, state, report } = manual
  const Heading = `h${level}` as const
  return (
    <div className={styles.note}>
      <Heading>{t('log')}</Heading>
      <SectionBody state={state}>
        <ManualScoreLog scores={given.scores ?? manual.of(id)} report={report} />
      </SectionBody>
      {scoring && (
        <OwnScore
          scoring={scoring}
          questionId={id}
          name={t('questionName', { number, title })}
          onOpenChange={onScoring}
        />
      )}
    </div>
  )
}
