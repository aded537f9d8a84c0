import { Score } from '@candor/ui/score'
import { SectionBody } from '@candor/ui/section-body'
import { useTranslations } from 'use-intl'
import { ManualScoreLog } from '../../manual-scores/web/manual-score-log.tsx'
import type { OtherQuestion } from '../rules/question.ts'
import styles from './question-aside.module.css'
import type { QuestionSetting } from './question-setting.ts'

interface Props {
  question: OtherQuestion
  setting: QuestionSetting
}

/** What an answer came to, beside it: the key, the model's score with its reason, and the scores of people. */
export function QuestionAside({ question, setting }: Props) {
  const t = useTranslations('manual-scores')
  const isChecked = question.group === 'objective' || question.rightKey !== null
  const { manual, timeZone, hidesManualScores } = setting
  const scores = manual.of(question.id)
  const isLogShown = !hidesManualScores && (question.group === 'subjective' || scores.length > 0)
  return (
    <>
      {isChecked && <KeyNote question={question} />}
      {question.group !== 'objective' && <ScoreNote question={question} />}
      {isLogShown && (
        <div className={styles.note}>
          <h4>{t('log')}</h4>
          <SectionBody state={manual.state}>
            <ManualScoreLog scores={scores} timeZone={timeZone} />
          </SectionBody>
        </div>
      )}
    </>
  )
}

function KeyNote({ question }: { question: OtherQuestion }) {
  const t = useTranslations('report-questions')
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

function ScoreNote({ question: { score, reason, isUnscored } }: { question: OtherQuestion }) {
  const t = useTranslations('report-questions')
  if (isUnscored || (score.state === 'none' && reason === null)) return null
  return (
    <div className={styles.note}>
      <h4>{t('score')}</h4>
      {score.state !== 'none' && (
        <p>
          <Score score={score} hasStars={score.state !== 'scored' || score.outOf <= 5} />
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
