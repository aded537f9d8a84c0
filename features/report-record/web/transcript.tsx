import { Button } from '@candor/ui/button'
import { EmptyNote } from '@candor/ui/notes'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { startOfClip } from '../rules/moments.ts'
import { longTranscriptLines } from '../rules/player.ts'
import type { Clip } from '../rules/recording.ts'
import { indexAt } from '../rules/speech.ts'
import { type Turn, turnsOf } from '../rules/turns.ts'
import { LongList } from './long-list.tsx'
import type { Playback } from './playback.ts'
import styles from './transcript.module.css'
import { TurnRow } from './turn-row.tsx'
import { useFollow } from './use-follow.ts'
import { usePlayback } from './use-playback.ts'

/** The line that is being said: its key among the turns; null in front of the first. */
function useCurrentLine(playback: Playback): string | null {
  return usePlayback(playback, ({ clip, sessionMs }) => {
    const answer = playback.recording.clips[clip]
    const line = answer ? indexAt(answer.sentences, sessionMs - answer.startMs) : -1
    return line < 0 ? null : `${clip} ${line}`
  })
}

function keyOf(turn: Turn): string {
  return turn.kind === 'line' ? `${turn.clip} ${turn.line}` : `${turn.kind} ${turn.clip}`
}

function NextQuestion({ playback, question }: { playback: Playback; question: number }) {
  const t = useTranslations('report-record')
  const next = playback.recording.questions[question + 1]
  if (!next) return null
  return (
    <Button
      look="quiet"
      size="small"
      onClick={() => playback.seek(startOfClip(playback.recording, next.first))}
    >
      {t('nextQuestion', { title: `Q${next.number} ${next.title ?? ''}`.trim() })}
    </Button>
  )
}

/** What was asked and said in the question in view, following playback until the reader scrolls. */
export function Transcript({ playback }: { playback: Playback }) {
  const t = useTranslations('report-record')
  const { recording } = playback
  const question = usePlayback(playback, ({ clip }) => recording.clips[clip]?.question ?? 0)
  const current = useCurrentLine(playback)
  // State, not a ref: what scrolls in it can only start once it is there.
  const [pane, setPane] = useState<HTMLDivElement | null>(null)
  const turns = useMemo(() => turnsOf(recording, question), [recording, question])
  const keys = useMemo(() => turns.map(keyOf), [turns])
  const { isFollowing, follow } = useFollow(pane, current, true)
  const clips: readonly Clip[] = recording.clips
  const isLong = turns.length > longTranscriptLines

  const draw = (index: number) => {
    const turn = turns[index]
    const clip = turn && clips[turn.clip]
    if (!turn || !clip) return null
    return <TurnRow turn={turn} clip={clip} isCurrent={keys[index] === current} playback={playback} />
  }
  return (
    <section className={styles.transcript} aria-label={t('transcript')} data-long={isLong}>
      <header className={styles.head}>
        <h2>{t('transcript')}</h2>
        <span className={styles.number}>Q{question + 1}</span>
        <span className={styles.space} />
        <Button look="quiet" size="small" aria-pressed={isFollowing} onClick={follow}>
          {t('follow')}
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div ref={setPane} className={styles.pane} tabIndex={0}>
        {turns.length === 0 && <EmptyNote />}
        <LongList
          key={question}
          keys={keys}
          isLong={isLong}
          pane={pane}
          current={current === null ? -1 : keys.indexOf(current)}
          isFollowing={isFollowing}
          draw={draw}
        />
        <div className={styles.foot}>
          <NextQuestion playback={playback} question={question} />
        </div>
      </div>
    </section>
  )
}
