import { Button } from '@candor/ui/inputs/button'
import { LongList } from '@candor/ui/long-list'
import { EmptyNote } from '@candor/ui/sections/notes'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Speaker } from '../../../../candidates/interviews/rules/voices.ts'
import { useEvidenceReader } from '../../../analysis/web/evidence-reader.ts'
import { longTranscriptLines } from '../../rules/player.ts'
import { startOfClip } from '../../rules/playhead.ts'
import type { Recording } from '../../rules/recording.ts'
import { indexAt } from '../../rules/speech.ts'
import { hasHours, turnKey, turnsOf } from '../../rules/turns.ts'
import type { Playback } from '../player/playback.ts'
import { usePlayback } from '../player/use-playback.ts'
import { BackToSaid } from './back-to-said.tsx'
import { FindBox } from './find-box.tsx'
import { FollowMenu } from './follow-menu.tsx'
import { type FollowMode, useFollowMode } from './follow-mode.ts'
import { QuestionCounts } from './question-counts.tsx'
import styles from './transcript.module.css'
import { TurnRow } from './turn-row.tsx'
import { type Find, useFind } from './use-find.ts'
import { useFollow } from './use-follow.ts'
import { useFoundRows, useGoToFound } from './use-found.ts'
import { useVoices } from './use-voices.ts'

/** Key of the row that is being said; null before the first. */
function useCurrentLine(playback: Playback): string | null {
  return usePlayback(playback, ({ clip, sessionMs }) => {
    const answer = playback.recording.clips[clip]
    const line = answer ? indexAt(answer.sentences, sessionMs - answer.startMs) : -1
    return line < 0 ? null : turnKey({ kind: 'line', clip, line })
  })
}

interface NextProps {
  playback: Playback
  question: number
  /** Called at the last question, where the button disappears. */
  onLast: () => void
}

function NextQuestion({ playback, question, onLast }: NextProps) {
  const t = useTranslations('recording')
  const next = playback.recording.questions[question + 1]
  if (!next) return null
  return (
    <Button
      look="quiet"
      size="small"
      onClick={() => {
        playback.seek(startOfClip(playback.recording, next.first))
        if (!playback.recording.questions[question + 2]) onLast()
      }}
    >
      {t('nextQuestion', { title: `Q${next.number} ${next.title ?? ''}`.trim() })}
    </Button>
  )
}

/** The question in view: the one that plays, unless a hit in another one is in view. */
function useQuestionInView(playback: Playback) {
  const { recording } = playback
  const played = usePlayback(playback, ({ clip }) => recording.clips[clip]?.question ?? 0)
  const seeks = usePlayback(playback, (state) => state.seeks)
  const find = useFind(recording, seeks, played)
  const held = find.held ? (recording.clips[find.held.clip]?.question ?? played) : played
  return { question: held, isElsewhere: held !== played, find }
}

interface Props {
  playback: Playback
  person: Speaker
  /** What stands above the sentences. */
  top?: ReactNode
}

interface View {
  question: number
  current: string | null
  find: Find
  mode: FollowMode
}

/** The rows of a question, their keys, and how one is drawn. */
function useRows({ playback, person }: Props, view: View) {
  const { recording } = playback
  const { question, current, find, mode } = view
  const voices = useVoices(recording, person)
  const turns = useMemo(() => turnsOf(recording, question), [recording, question])
  const keys = useMemo(() => turns.map(turnKey), [turns])
  const foundAt = useFoundRows(find)
  const draw = (index: number) => {
    const turn = turns[index]
    const clip = turn && recording.clips[turn.clip]
    const key = keys[index]
    if (!turn || !clip || key === undefined) return null
    return (
      <TurnRow
        turn={turn}
        clip={clip}
        voice={turn.kind === 'line' ? (voices[turn.clip]?.[turn.line] ?? null) : null}
        isCurrent={key === current}
        byWord={mode === 'word'}
        found={foundAt(key)}
        playback={playback}
      />
    )
  }
  return { keys, draw, isLong: turns.length > longTranscriptLines }
}

interface HeadProps {
  recording: Recording
  question: number
  find: Find
  mode: FollowMode
  onMode: (mode: FollowMode) => void
}

/** The head of the transcript: the question in view, the search, and how playback is followed. */
function Head({ recording, question, find, mode, onMode }: HeadProps) {
  const t = useTranslations('recording')
  const { evidenceIndex } = useEvidenceReader()
  return (
    <header className={styles.head}>
      <h2>{t('transcript')}</h2>
      {recording.questions.length > 0 && (
        <>
          <span className={styles.number}>Q{question + 1}</span>
          <QuestionCounts evidenceIndex={evidenceIndex} number={question + 1} />
        </>
      )}
      <span className={styles.space} />
      <FindBox find={find} recording={recording} />
      <FollowMenu mode={mode} onChange={onMode} />
    </header>
  )
}

/** The transcript of the question in view. It follows playback until the reader scrolls or looks for words. */
export function Transcript(props: Props) {
  const { playback, top } = props
  const t = useTranslations('recording')
  const { recording } = playback
  const { mode, setMode } = useFollowMode()
  const { question, isElsewhere, find } = useQuestionInView(playback)
  const current = useCurrentLine(playback)
  // State, not a ref: scrolling can only start once the pane is there.
  const [pane, setPane] = useState<HTMLDivElement | null>(null)
  const { keys, draw, isLong } = useRows(props, { question, current, find, mode })
  const isResting = find.isFinding || find.held !== null
  const following = useFollow(pane, current, { isOn: mode !== 'off' && !isResting, mayMovePage: true })
  const goTo = useGoToFound(find, keys, pane)
  const canGoBack = isElsewhere || (mode !== 'off' && current !== null && !following.isFollowing)

  /** Moves the focus from a button that disappears to the transcript. */
  const focusWords = () => pane?.focus({ preventScroll: true })
  function handleBack() {
    find.onLeave()
    following.follow()
    focusWords()
  }
  function handleMode(next: FollowMode) {
    setMode(next)
    if (next !== 'off') following.follow()
  }
  return (
    <section
      className={styles.transcript}
      aria-label={t('transcript')}
      data-long={isLong}
      data-hours={hasHours(recording)}
    >
      <Head recording={recording} question={question} find={find} mode={mode} onMode={handleMode} />
      {top}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div ref={setPane} className={styles.pane} tabIndex={0}>
        {keys.length === 0 && <EmptyNote />}
        <LongList
          key={question}
          keys={keys}
          isLong={isLong}
          pane={pane}
          current={current === null ? -1 : keys.indexOf(current)}
          isFollowing={following.isFollowing}
          goTo={goTo}
          draw={draw}
        />
        <div className={styles.foot}>
          <NextQuestion playback={playback} question={question} onLast={focusWords} />
        </div>
        {canGoBack && <BackToSaid onBack={handleBack} />}
      </div>
    </section>
  )
}
