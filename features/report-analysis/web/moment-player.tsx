import { useCallback, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Evidence } from '../../evidence/rules/evidence.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { fileAt, momentBeside, momentOf } from '../../report-record/rules/moments.ts'
import { Player } from '../../report-record/web/player.tsx'
import { useOnePlaying } from '../../report-record/web/use-one-playing.ts'
import { usePlayerKeys } from '../../report-record/web/use-player-keys.ts'
import { useMomentPlayback, useRecording } from '../../report-record/web/use-recording.ts'
import styles from './moment-in-view.module.css'

interface Props {
  report: OpenReport
  evidence: Evidence
}

/** The recording at the second of the evidence in view. */
export function MomentPlayer({ report, evidence }: Props) {
  const t = useTranslations('evidence')
  const root = useRef<HTMLDivElement>(null)
  const recording = useRecording(report)
  const moment = momentOf(recording, { q: evidence.answerId, t: evidence.startMs / 1000 })
  const playback = useMomentPlayback(report, recording, moment)
  const handleSkip = useCallback(
    (ms: number) => playback.seek(momentBeside(playback.recording, playback.state, ms)),
    [playback],
  )
  usePlayerKeys(root, playback, { onSkip: handleSkip })
  useOnePlaying()
  const isRecorded = fileAt(recording, moment) !== null
  return (
    <div ref={root} className={styles.player}>
      {isRecorded ? (
        <Player playback={playback} isSmall />
      ) : (
        <p className={styles.unrecorded}>{t('unrecorded')}</p>
      )}
    </div>
  )
}
