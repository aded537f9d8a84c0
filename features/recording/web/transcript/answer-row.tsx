import { EmptyNote } from '@candor/ui/sections/notes'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LongList } from '../../../../packages/ui/src/long-list.tsx'
import { ManualScoreNote } from '../../../manual-scores/web/manual-score-note.tsx'
import type { ManualScores } from '../../../manual-scores/web/use-manual-scores.ts'
import { FoldedQuestion } from '../../../questions/web/folded-question.tsx'
import type { OpenReport } from '../../../report/web/open-report.ts'
import { momentOf, startOfClip } from '../../rules/moments.ts'
import { longTranscriptLines, questionPlayerPx } from '../../rules/player.ts'
import { answeredOf, type Clip, oneAnswer, type Recording } from '../../rules/recording.ts'
import { indexAt } from '../../rules/speech.ts'
import type { Voice } from '../../rules/voices.ts'
import type { Playback } from '../player/playback.ts'
import { Player } from '../player/player.tsx'
import { usePlayback } from '../player/use-playback.ts'
import { useAnswerPlayback } from '../player/use-recording.ts'
import styles from './answer-row.module.css'
import { BackToSaid } from './back-to-said.tsx'
import { useFollowMode } from './follow-mode.ts'
import type { FoundIn } from './said-text.tsx'
import { Line } from './turn-row.tsx'
import { useFollow } from './use-follow.ts'
import { WrittenAnswer } from './written-answer.tsx'

/** What the list knows of an answer's words, whatever plays. */
interface Told {
  /** Who begins to speak at each of its sentences. */
  voices: readonly (Voice | null)[]
  /** What was found in one of its sentences, or in its typed text. */
  foundIn: (line: number | null) => FoundIn | null
  /** The sentence to go to, where a hit in it has come into view. */
  goTo: { readonly index: number } | undefined
  isFinding: boolean
}

interface WordsProps extends Told {
  clip: Clip
  playback: Playback
}

/** The sentences of an answer in a pane of the player's height. */
function Lines({ clip, voices, playback, foundIn, goTo, isFinding }: WordsProps) {
  const { mode } = useFollowMode()
  const [pane, setPane] = useState<HTMLDivElement | null>(null)
  const { sentences, startMs } = clip
  const current = usePlayback(playback, ({ sessionMs, isPlaying }) =>
    isPlaying || sessionMs > startMs ? indexAt(sentences, sessionMs - startMs) : -1,
  )
  const { isFollowing, follow } = useFollow(pane, current < 0 ? null : String(current), {
    isOn: mode !== 'off' && !isFinding,
    mayMovePage: false,
  })
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
          voice={voices[index] ?? null}
          isCurrent={index === current}
          byWord={mode === 'word'}
          found={foundIn(index)}
          playback={playback}
        />
      )
    )
  }
  function handleBack() {
    follow()
    pane?.focus({ preventScroll: true })
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
        goTo={goTo}
        draw={draw}
      />
      {mode !== 'off' && !isFinding && current >= 0 && !isFollowing && <BackToSaid onBack={handleBack} />}
    </div>
  )
}

function Words(props: WordsProps) {
  const t = useTranslations('recording')
  const { clip, playback, foundIn } = props
  if (clip.sentences.length > 0) return <Lines {...props} />
  if (clip.text) {
    return (
      <WrittenAnswer clip={clip} clipIndex={0} text={clip.text} playback={playback} found={foundIn(null)} />
    )
  }
  return clip.file ? (
    <EmptyNote title={t('noTranscript')} text={t('noTranscriptText')} />
  ) : (
    <EmptyNote title={t('noAnswer')} />
  )
}

interface Props extends Told {
  report: OpenReport
  recording: Recording
  index: number
  /** Without it the scores of people do not stand here. */
  manual?: ManualScores
}

/** One question with its answer: the recording beside its words. */
export function AnswerRow({ report, recording, index, manual, ...told }: Props) {
  const t = useTranslations('recording')
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
  const answered = answeredOf(clip, answer.full.length > 0)
  const playerName =
    clip.round === null ? t('playerOf', { number }) : t('playerOfFollowUp', { number, round: clip.round })
  const title =
    clip.round === null ? (clip.title ?? t('untitled', { number })) : t('askedAgain', { round: clip.round })
  const named = clip.round === null ? title : t('followUpPoint', { round: clip.round })
  const hasLog = manual && !manual.isHidden && (manual.scoring !== null || manual.of(clip.id).length > 0)
  return (
    <li className={styles.row} ref={row}>
      <h2 className={styles.title}>
        <b>Q{number}</b>
        <span>{title}</span>
      </h2>
      <FoldedQuestion html={clip.html} language={clip.language} />
      <div className={styles.answer}>
        {answered === 'no' ? null : (
          <Player playback={playback} isSmall height={questionPlayerPx} name={playerName} />
        )}
        <div className={styles.words}>
          <Words clip={clip} playback={playback} {...told} />
        </div>
      </div>
      {hasLog && (
        <ManualScoreNote manual={manual} question={{ id: clip.id, number, title: named }} level={3} />
      )}
    </li>
  )
}
