import { EmptyNote } from '@candor/ui/notes'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../report/web/open-report.ts'
import { momentOf, startOfClip } from '../rules/moments.ts'
import { longTranscriptLines } from '../rules/player.ts'
import { type Clip, oneAnswer, type Recording } from '../rules/recording.ts'
import { indexAt } from '../rules/speech.ts'
import styles from './answer-list.module.css'
import { FoldedQuestion } from './folded-question.tsx'
import { LongList } from './long-list.tsx'
import type { Playback } from './playback.ts'
import { Player } from './player.tsx'
import { Line } from './turn-row.tsx'
import { useFollow } from './use-follow.ts'
import { usePlayback } from './use-playback.ts'
import { useAnswerPlayback } from './use-recording.ts'
import { langOf } from './written-language.ts'

interface WordsProps {
  clip: Clip
  playback: Playback
}

/** The sentences of an answer in a pane of the player's height. */
function Lines({ clip, playback }: WordsProps) {
  const [pane, setPane] = useState<HTMLDivElement | null>(null)
  const { sentences, startMs } = clip
  const current = usePlayback(playback, ({ sessionMs, isPlaying }) =>
    isPlaying || sessionMs > startMs ? indexAt(sentences, sessionMs - startMs) : -1,
  )
  const { isFollowing } = useFollow(pane, current < 0 ? null : String(current), false)
  const keys = useMemo(() => sentences.map((_, index) => String(index)), [sentences])
  const draw = (index: number) => {
    const sentence = sentences[index]
    return (
      sentence && (
        <Line
          clip={clip}
          clipIndex={0}
          sentence={sentence}
          sentenceIndex={index}
          isCurrent={index === current}
          playback={playback}
        />
      )
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div className={styles.lines} ref={setPane} tabIndex={0}>
      <LongList
        keys={keys}
        isLong={sentences.length > longTranscriptLines}
        pane={pane}
        current={current}
        isFollowing={isFollowing}
        draw={draw}
      />
    </div>
  )
}

function Words({ clip, playback }: WordsProps) {
  const t = useTranslations('report-record')
  if (clip.sentences.length > 0) return <Lines clip={clip} playback={playback} />
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
