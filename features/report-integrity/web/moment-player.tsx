import { useCallback, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../report/web/open-report.ts'
import { fileAt, momentBeside, momentOf } from '../../report-record/rules/moments.ts'
import type { Recording } from '../../report-record/rules/recording.ts'
import { Player } from '../../report-record/web/player.tsx'
import { useOnePlaying } from '../../report-record/web/use-one-playing.ts'
import { usePlayerKeys } from '../../report-record/web/use-player-keys.ts'
import { useMomentPlayback } from '../../report-record/web/use-recording.ts'
import styles from './moment-pane.module.css'

interface Props {
  report: OpenReport
  recording: Recording
  /** Session milliseconds. */
  atMs: number
}

/** The recording at the chosen time. */
export function MomentPlayer({ report, recording, atMs }: Props) {
  const t = useTranslations('report-integrity')
  const root = useRef<HTMLDivElement>(null)
  const moment = momentOf(recording, { t: atMs / 1000 })
  const playback = useMomentPlayback(report, recording, moment)
  const handleSkip = useCallback(
    (ms: number) => playback.seek(momentBeside(playback.recording, playback.state, ms)),
    [playback],
  )
  usePlayerKeys(root, playback, { onSkip: handleSkip })
  useOnePlaying()
  return (
    <div ref={root} className={styles.player}>
      {fileAt(recording, moment) ? (
        <Player playback={playback} isSmall />
      ) : (
        <p className={styles.unrecorded}>{t('unrecorded')}</p>
      )}
    </div>
  )
}
