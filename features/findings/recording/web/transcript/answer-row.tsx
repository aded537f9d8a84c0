import { Score } from '@candor/ui/score'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ScoreState } from '../../../../candidates/scores/rules/stars.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { ManualScoreNote } from '../../../manual-scores/web/manual-score-note.tsx'
import type { ManualScores } from '../../../manual-scores/web/use-manual-scores.ts'
import { FoldedQuestion } from '../../../questions/web/folded-question.tsx'
import { playheadOf, startOfClip } from '../../rules/playhead.ts'
import { answeredOf, oneAnswer, type Recording } from '../../rules/recording.ts'
import { useAnswerPlayback } from '../player/use-recording.ts'
import styles from './answer-row.module.css'
import { type AnswerContext, RecordedAnswer } from './recorded-answer.tsx'

interface Props extends AnswerContext {
  report: OpenReport
  recording: Recording
  index: number
  /** Manual scores; left out where they do not show. */
  manual?: ManualScores
  /** Score of its question, at the end of the title; nothing for a follow-up. */
  score?: ScoreState | null | undefined
  /** Shown after the score. */
  end?: ReactNode
  /** Whether it is on a page of its own question. */
  isAlone?: boolean
}

/** One question with its answer: the recording beside its words. */
export function AnswerRow(props: Props) {
  const { report, recording, index, manual, score, end, isAlone = false, ...context } = props
  const t = useTranslations('recording')
  const row = useRef<HTMLLIElement>(null)
  const answer = useMemo(() => oneAnswer(recording, index), [recording, index])
  const isNamed = playheadOf(recording, report.address).clip === index && report.address.q !== undefined
  const start = isNamed ? playheadOf(answer, report.address) : startOfClip(answer, 0)
  const playback = useAnswerPlayback(report, recording, index, start)
  const clip = answer.clips[0]

  // Only on arrival: later the address follows the reader. A page begins with its question.
  const isFirst = clip?.round === null
  const [isArrival] = useState(isNamed && !(isAlone && isFirst))
  useEffect(() => {
    if (isArrival) row.current?.scrollIntoView?.({ block: 'start' })
  }, [isArrival])

  if (!clip) return null
  const number = clip.question + 1
  const answered = answeredOf(clip, answer.full.length > 0)
  const playerName =
    clip.round === null ? t('playerOf', { number }) : t('playerOfFollowUp', { number, round: clip.round })
  const title =
    clip.round === null ? (clip.title ?? t('untitled', { number })) : t('askedAgain', { round: clip.round })
  const named = clip.round === null ? title : t('followUpPoint', { round: clip.round })
  const hasScore = score && clip.round === null
  const hasLog = manual && !manual.isHidden && (manual.scoring !== null || manual.of(clip.id).length > 0)
  return (
    <li className={styles.row} ref={row}>
      <h2 className={styles.title}>
        <b>Q{number}</b>
        <span className={styles.words}>{title}</span>
        {(hasScore || end) && (
          <span className={styles.end}>
            {hasScore && (
              <span>
                <span className="sr">{t('questionScore')}</span>
                <Score score={score} />
              </span>
            )}
            {end}
          </span>
        )}
      </h2>
      <FoldedQuestion html={clip.html} language={clip.language} />
      <RecordedAnswer
        playback={playback}
        clip={clip}
        isLarge={isAlone}
        playerName={answered === 'no' ? null : playerName}
        {...context}
      />
      {hasLog && (
        <ManualScoreNote manual={manual} question={{ id: clip.id, number, title: named }} level={3} />
      )}
    </li>
  )
}
