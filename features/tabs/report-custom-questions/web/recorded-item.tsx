import { formatClock } from '@candor/messages/dates'
import { PlayIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Score } from '@candor/ui/score'
import { useTranslations } from 'use-intl'
import { FoldedQuestion } from '../../../findings/questions/web/folded-question.tsx'
import { QuestionArticle } from '../../../findings/questions/web/question-article.tsx'
import { WrittenAnswer } from '../../../findings/questions/web/written-answer.tsx'
import type { CustomQuestion } from '../rules/custom.ts'
import styles from './recorded-item.module.css'

interface Props {
  question: CustomQuestion
  foldsText: boolean
  /** Opens it in the record; left out where the viewer may not see the record. */
  onOpen?: () => void
}

/** A recorded question with the transcript of its answer, and a link to the recording. */
export function RecordedItem({ question, foldsText, onOpen }: Props) {
  const t = useTranslations('report-custom-questions')
  const words = useTranslations('questions')
  const record = useTranslations('recording')
  const { answerId, number, title, html, language, score, point, followUps, durationMs } = question
  const { transcript, typed, isUnanswered } = question
  const facts = (
    <>
      <span>{t('placed', { number })}</span>
      {point && <span>{point}</span>}
      {followUps > 0 && <span>{t('followUps', { count: followUps })}</span>}
      {durationMs !== null && <time>{formatClock(durationMs)}</time>}
    </>
  )
  const aside = (
    <>
      {score && (
        <div>
          <h4 className={styles.label}>{t('score')}</h4>
          <Score score={score} />
        </div>
      )}
      {onOpen && (
        <div>
          <Button size="small" onClick={onOpen}>
            <PlayIcon />
            {t('inRecord')}
          </Button>
        </div>
      )}
    </>
  )
  return (
    <QuestionArticle
      questionId={answerId}
      title={title ?? words('untitled', { number })}
      facts={facts}
      aside={aside}
    >
      <FoldedQuestion html={html} language={language} />
      {(transcript !== null || typed === null) && (
        <div>
          <h4 className={styles.label}>{t('said')}</h4>
          {transcript === null ? (
            <p className={styles.none}>{isUnanswered ? words('noAnswer') : t('noTranscript')}</p>
          ) : (
            <WrittenAnswer question={{ answer: transcript, files: [], language }} foldsText={foldsText} />
          )}
        </div>
      )}
      {typed !== null && (
        <div>
          <h4 className={styles.label}>{record('writtenAnswer')}</h4>
          <WrittenAnswer question={{ answer: typed, files: [], language }} foldsText={foldsText} />
        </div>
      )}
    </QuestionArticle>
  )
}
