import { EmptyNote } from '@candor/ui/notes'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../report/web/open-report.ts'
import { momentOf, startOfClip } from '../rules/moments.ts'
import { type Clip, oneAnswer, type Recording } from '../rules/recording.ts'
import { indexAt } from '../rules/speech.ts'
import styles from './answer-list.module.css'
import { FoldedQuestion } from './folded-question.tsx'
import type { Playback } from './playback.ts'
import { Player } from './player.tsx'
import { Line } from './turn-row.tsx'
import { usePlayback } from './use-playback.ts'
import { useAnswerPlayback } from './use-recording.ts'
import { langOf } from './written-language.ts'

function Words({ clip, playback }: { clip: Clip; playback: Playback }) {
  const t = useTranslations('report-record')
  const current = usePlayback(playback, ({ sessionMs, isPlaying }) =>
    isPlaying || sessionMs > clip.startMs ? indexAt(clip.sentences, sessionMs - clip.startMs) : -1,
  )
  if (clip.sentences.length > 0) {
    return (
      <ol>
        {clip.sentences.map((sentence, index) => (
          <li key={`${sentence.startMs} ${sentence.text}`}>
            <Line
              clip={clip}
              clipIndex={0}
              sentence={sentence}
              isCurrent={index === current}
              playback={playback}
            />
          </li>
        ))}
      </ol>
    )
  }
  if (clip.text) {
    return (
      <p className={styles.written} lang={langOf(clip.language)}>
        {clip.text}
      </p>
    )
  }
  return clip.file ? (
    <EmptyNote title={t('noTranscript')} text={t('noTranscriptText')} />
  ) : (
    <EmptyNote title={t('noAnswer')} />
  )
}

interface Props {
  report: OpenReport
  recording: Recording
  index: number
}

/** One question with its answer: the recording beside its words. */
export function AnswerRow({ report, recording, index }: Props) {
  const t = useTranslations('report-record')
  const row = useRef<HTMLLIElement>(null)
  const answer = useMemo(() => oneAnswer(recording, index), [recording, index])
  const isNamed = momentOf(recording, report.address).clip === index && report.address.q !== undefined
  const start = isNamed ? momentOf(answer, report.address) : startOfClip(answer, 0)
  const playback = useAnswerPlayback(report, recording, index, start)
  const clip = answer.clips[0]

  // Only on arrival: later the address follows the reader, and not the other way round.
  const [isArrival] = useState(isNamed)
  useEffect(() => {
    if (isArrival) row.current?.scrollIntoView?.({ block: 'start' })
  }, [isArrival])

  if (!clip) return null
  const number = clip.question + 1
  return (
    <li className={styles.row} ref={row}>
      <h2 className={styles.title}>
        <b>Q{number}</b>
        <span>
          {clip.round === null
            ? (clip.title ?? t('untitled', { number }))
            : t('askedAgain', { round: clip.round })}
        </span>
      </h2>
      <FoldedQuestion html={clip.html} language={clip.language} />
      <div className={styles.answer}>
        {clip.file && <Player playback={playback} isSmall />}
        <div className={styles.words}>
          <Words clip={clip} playback={playback} />
        </div>
      </div>
    </li>
  )
}
