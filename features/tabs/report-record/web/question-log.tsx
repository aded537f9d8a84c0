import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ManualScoreNote } from '../../../findings/manual-scores/web/manual-score-note.tsx'
import type { ManualScores } from '../../../findings/manual-scores/web/use-manual-scores.ts'
import type { Playback } from '../../../findings/recording/web/player/playback.ts'
import { usePlayback } from '../../../findings/recording/web/player/use-playback.ts'
import styles from './question-log.module.css'

interface Props {
  playback: Playback
  manual: ManualScores
}

/**
 * The log of people's scores of the question in view with its follow-ups. It keeps its question while that is being
 * scored.
 */
export function QuestionLog({ playback, manual }: Props) {
  const t = useTranslations('recording')
  const { clips, questions } = playback.recording
  const inView = usePlayback(playback, ({ clip }) => clips[clip]?.question ?? 0)
  const [beingScored, setBeingScored] = useState<number | null>(null)
  const index = beingScored ?? inView
  const question = questions[index]
  const first = question && clips[question.first]
  if (!first || manual.isHidden) return null
  const scores = question.clips
    .flatMap((clip) => manual.of(clips[clip]?.id ?? ''))
    .sort((a, b) => b.scoredAt - a.scoredAt)
  if (scores.length === 0 && !manual.scoring) return null
  const { number } = question
  return (
    <div className={styles.log}>
      <ManualScoreNote
        key={first.id}
        manual={manual}
        question={{ id: first.id, number, title: question.title ?? t('untitled', { number }) }}
        scores={scores}
        level={3}
        onScoring={(isScoring) => setBeingScored(isScoring ? index : null)}
      />
    </div>
  )
}
