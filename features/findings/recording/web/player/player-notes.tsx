import { handFocusOn } from '@candor/ui/inputs/hand-over-focus.ts'
import { PulseBar } from '@candor/ui/pulse-bar'
import { FailedNote } from '@candor/ui/sections/notes'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SoundAlone, VideoFailure } from '../../../../platform/media/web/video-notes.tsx'
import { stuckMs } from '../../rules/network.ts'
import { answeredOf } from '../../rules/recording.ts'
import type { Playback } from './playback.ts'
import styles from './player-notes.module.css'
import { usePlayback } from './use-playback.ts'
import { useSlowHint } from './use-slow-hint.ts'

interface Props {
  playback: Playback
}

/** Waits shorter than this are not mentioned (milliseconds). */
const briefMs = 400

/** Whether the video plays, waits for data, or has waited too long. */
function useBufferingState({ playback }: Props): 'plays' | 'waits' | 'stuck' {
  const isWaiting = usePlayback(playback, (state) => state.isWaiting)
  const [patience, setPatience] = useState<'plays' | 'waits' | 'stuck'>('plays')
  useEffect(() => {
    if (!isWaiting) return
    const timers = [
      setTimeout(() => setPatience('waits'), briefMs),
      setTimeout(() => setPatience('stuck'), stuckMs),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setPatience('plays')
    }
  }, [isWaiting])
  return patience
}

function WaitingNote({ playback }: Props) {
  const t = useTranslations('recording')
  const patience = useBufferingState({ playback })
  if (patience === 'plays') return null
  if (patience === 'waits') {
    return (
      <p className={styles.waiting} role="status">
        <PulseBar size="small" />
        {t('waiting')}
      </p>
    )
  }
  return (
    <div ref={handFocusOn} className={styles.stuck}>
      <FailedNote message={t('stuck')} onRetry={() => playback.retry()} />
    </div>
  )
}

function SlowHint({ playback }: Props) {
  const t = useTranslations('recording')
  const isShown = useSlowHint(playback)
  // The region is in the page before its text, or screen readers would not announce it.
  return (
    <div className={styles.hint} role="status">
      {isShown && <p>{t('slowNetwork')}</p>}
    </div>
  )
}

function StatusNote({ playback }: Props) {
  const t = useTranslations('recording')
  const status = usePlayback(playback, (state) => state.status)
  const address = usePlayback(playback, (state) => state.address)
  const hasPicture = usePlayback(playback, (state) => state.hasPicture)
  const { clips, full } = playback.recording
  const isUnanswered = usePlayback(playback, ({ clip }) => {
    const answer = clips[clip]
    return !answer || answeredOf(answer, full.length > 0) === 'no'
  })
  if (status === 'absent')
    return <p className={styles.status}>{t(isUnanswered ? 'noAnswer' : 'noRecording')}</p>
  if (status === 'recovering') {
    return (
      <p className={styles.status} role="status">
        {t('recovering')}
      </p>
    )
  }
  if (status === 'failed') {
    return (
      <div ref={handFocusOn} className={styles.failed}>
        <VideoFailure address={address} onRetry={() => playback.retry()} />
      </div>
    )
  }
  if (hasPicture) return null
  return (
    <p className={styles.voice}>
      <span>
        <SoundAlone address={address} noPicture={t('voiceOnly')} />
      </span>
    </p>
  )
}

/** The notes over the picture while there is none, or while it does not move. */
export function PlayerNotes({ playback }: Props) {
  return (
    <>
      <StatusNote playback={playback} />
      <WaitingNote playback={playback} />
      <SlowHint playback={playback} />
    </>
  )
}
