import { classes } from '@candor/ui/classes.ts'
import { LongList } from '@candor/ui/long-list'
import { EmptyNote } from '@candor/ui/sections/notes'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Voice } from '../../../../candidates/interviews/rules/voices.ts'
import { longTranscriptLines, questionPlayerPx } from '../../rules/player.ts'
import { answeredOf, type Clip } from '../../rules/recording.ts'
import { indexAt } from '../../rules/speech.ts'
import type { Playback } from '../player/playback.ts'
import { Player } from '../player/player.tsx'
import { usePlayback } from '../player/use-playback.ts'
import type { FoundIn } from './answer-text.tsx'
import { BackToSaid } from './back-to-said.tsx'
import { useFollowMode } from './follow-mode.ts'
import styles from './recorded-answer.module.css'
import { Line } from './turn-row.tsx'
import { useFollow } from './use-follow.ts'
import { WrittenAnswer } from './written-answer.tsx'

/** Facts about an answer in the list, whether or not it plays. */
export interface AnswerContext {
  /** The voice that begins at each of its sentences. */
  voices: readonly (Voice | null)[]
  /** The hits in one of its sentences, or in its typed text. */
  foundIn: (line: number | null) => FoundIn | null
  /** The sentence to scroll to, where a hit in it has come into view. */
  goTo: { readonly index: number } | undefined
  isFinding: boolean
}

interface WordsProps extends AnswerContext {
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
  const { questions, full } = playback.recording
  if (clip.sentences.length > 0) return <Lines {...props} />
  if (clip.text) {
    return (
      <WrittenAnswer clip={clip} clipIndex={0} text={clip.text} playback={playback} found={foundIn(null)} />
    )
  }
  // A recording of the whole session has no question.
  if (questions.length === 0) return <EmptyNote title={t('noSessionTranscript')} />
  return answeredOf(clip, full.length > 0) === 'no' ? (
    <EmptyNote title={t('noAnswer')} />
  ) : (
    <EmptyNote title={t('noTranscript')} text={t('noTranscriptText')} />
  )
}

interface Props extends WordsProps {
  /** Name of the player; null where there is nothing to play. */
  playerName: string | null
  /** Whether it is the subject of its page. */
  isLarge?: boolean
}

/** A recording beside its transcript. */
export function RecordedAnswer({ playerName, isLarge = false, ...props }: Props) {
  return (
    <div className={classes(styles.answer, isLarge && styles.large)}>
      {playerName !== null && (
        <Player
          playback={props.playback}
          isSmall
          height={isLarge ? undefined : questionPlayerPx}
          name={playerName}
        />
      )}
      <div className={styles.words}>
        <Words {...props} />
      </div>
    </div>
  )
}
