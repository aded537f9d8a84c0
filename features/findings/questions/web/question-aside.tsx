import { Score } from '@candor/ui/score'
import { useTranslations } from 'use-intl'
import { ManualScoreNote } from '../../manual-scores/web/manual-score-note.tsx'
import type { WrittenQuestion } from '../rules/question.ts'
import styles from './question-aside.module.css'
import type { QuestionSetting } from './question-setting.ts'

interface Props {
  question: WrittenQuestion
  number: number
  title: string
  setting: QuestionSetting
}

/** The results beside an answer: the key, the model's score with its reason, and manual scores. */
export function QuestionAside({ question, number, title, setting: { manual } }: Props) {
  const isChecked = question.group === 'objective' || question.rightKey !== null
  return (
    <>
      {isChecked && <KeyNote question={question} />}
      {question.group !== 'objective' && <ScoreNote question={question} />}
      {isLogShown(question, manual) && (
        <ManualScoreNote manual={manual} question={{ id: question.id, number, title }} />
      )}
    </>
  )
}

/** Whether manual scores are shown at a question: if there are any, or it can get one. */
function isLogShown({ id, group }: WrittenQuestion, manual: QuestionSetting['manual']): boolean {
  if (manual.isHidden) return false
  if (group === 'subjective' || manual.of(id).length > 0) return true
  return group === 'code' && manual.scoring !== null
}

function KeyNote({ question }: { question: WrittenQuestion }) {
  const t = useTranslations('questions')
  const { group, answer, rightKey, parts } = question
  if (parts.length > 0) return null
  return (
    <dl className={styles.key}>
      {group === 'objective' && (
        <div>
          <dt>{t('answer')}</dt>
          <dd>{answer ?? t('noAnswer')}</dd>
        </div>
      )}
      {rightKey !== null && (
        <div>
          <dt>{t('rightKey')}</dt>
          <dd>{rightKey}</dd>
        </div>
      )}
    </dl>
  )
}

function ScoreNote({ question: { score, reason, isUnscored } }: { question: WrittenQuestion }) {
  const t = useTranslations('questions')
  if (isUnscored || (score.state === 'none' && reason === null)) return null
  return (
    <div className={styles.note}>
      <h4>{t('score')}</h4>
      {score.state !== 'none' && (
        <p>
          <Score score={score} />
        </p>
      )}
      {reason && (
        <p className={styles.reason}>
          {reason}
          <span className={styles.byline}>{t('byModel')}</span>
        </p>
      )}
    </div>
  )
}
