import { useCallback, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useOnePlaying } from '../../../../platform/media/web/use-one-playing.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { fileAt, playheadBeside, playheadOf } from '../../rules/playhead.ts'
import styles from './moment-player.module.css'
import { Player } from './player.tsx'
import { usePlayerKeys } from './use-player-keys.ts'
import { usePlaybackAt, useRecording } from './use-recording.ts'

interface Props {
  report: OpenReport
  /** Session milliseconds. */
  atMs: number
  /** The answer that the time belongs to, where it is known. */
  answerId?: string
}

/** The recording at one time, for a pane beside the text about it; it seeks when the time changes. */
export function MomentPlayer({ report, atMs, answerId }: Props) {
  const t = useTranslations('recording')
  const root = useRef<HTMLDivElement>(null)
  const recording = useRecording(report)
  const playhead = playheadOf(recording, { ...(answerId !== undefined && { q: answerId }), t: atMs / 1000 })
  const playback = usePlaybackAt(report, recording, playhead)
  const handleSkip = useCallback(
    (ms: number) => playback.seek(playheadBeside(playback.recording, playback.state, ms)),
    [playback],
  )
  usePlayerKeys(root, playback, { onSkip: handleSkip })
  useOnePlaying()
  return (
    <div ref={root} className={styles.player}>
      {fileAt(recording, playhead) ? (
        <Player playback={playback} isSmall />
      ) : (
        <p className={styles.unrecorded}>{t(answerId === undefined ? 'unrecorded' : 'noRecording')}</p>
      )}
    </div>
  )
}
