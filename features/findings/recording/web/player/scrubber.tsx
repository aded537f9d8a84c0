import { formatClock } from '@candor/messages/dates'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { playheadOf } from '../../rules/playhead.ts'
import type { Playback } from './playback.ts'
import styles from './player-bar.module.css'
import { useEndMs, usePlayback } from './use-playback.ts'

/** The line to seek on: the session, or the one answer of a small player. */
export function Scrubber({ playback }: { playback: Playback }) {
  const t = useTranslations('recording')
  const { fromMs } = playback.recording
  const endMs = useEndMs(playback)
  const seconds = usePlayback(playback, ({ sessionMs }) => Math.round((sessionMs - fromMs) / 1000))
  const length = Math.round((endMs - fromMs) / 1000)
  if (length <= 0) return null
  const done: CSSProperties & Record<'--done', string> = { '--done': `${(seconds / length) * 100}%` }
  return (
    <input
      type="range"
      className={styles.scrubber}
      style={done}
      aria-label={t('position')}
      aria-valuetext={t('positionOf', {
        time: formatClock(seconds * 1000),
        total: formatClock(length * 1000),
      })}
      min={0}
      max={length}
      value={seconds}
      onChange={(event) => {
        const ms = fromMs + event.currentTarget.valueAsNumber * 1000
        playback.seek(playheadOf(playback.recording, { t: ms / 1000 }))
      }}
    />
  )
}
