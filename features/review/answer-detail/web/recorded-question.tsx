import { useTranslations } from 'use-intl'
import type { ManualScores } from '../../../findings/manual-scores/web/use-manual-scores.ts'
import type { Recording } from '../../../findings/recording/rules/recording.ts'
import { AnswerRow } from '../../../findings/recording/web/transcript/answer-row.tsx'
import { useVoices } from '../../../findings/recording/web/transcript/use-voices.ts'
import { useQuestionResults } from '../../../findings/recording/web/use-question-results.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { SubjectivePage } from '../rules/lists.ts'
import styles from './page.module.css'

const nothingFound = () => null

interface Props {
  report: OpenReport
  recording: Recording
  page: Extract<SubjectivePage, { kind: 'recorded' }>
  manual: ManualScores
}

/** A recorded question with its follow-ups: each recording beside its words, and the scores. */
export function RecordedQuestion({ report, recording, page, manual }: Props) {
  const t = useTranslations('recording')
  const voices = useVoices(recording, report.candidate.person)
  const { scores } = useQuestionResults(report)
  return (
    <article
      data-question={page.id}
      tabIndex={-1}
      className={styles.recorded}
      aria-label={page.title ?? t('untitled', { number: page.index + 1 })}
    >
      <ol>
        {page.clips.map((index) => (
          <AnswerRow
            key={index}
            report={report}
            recording={recording}
            index={index}
            manual={manual}
            voices={voices[index] ?? []}
            foundIn={nothingFound}
            goTo={undefined}
            isFinding={false}
            isAlone
            score={scores[page.index]}
          />
        ))}
      </ol>
    </article>
  )
}
