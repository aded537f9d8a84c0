import { classes } from '@candor/ui/classes.ts'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Caption } from './caption.tsx'
import type { Playback } from './playback.ts'
import styles from './player.module.css'
import { PlayerBar } from './player-bar.tsx'
import { PlayerNotes } from './player-notes.tsx'
import { usePlayback } from './use-playback.ts'

interface Props {
  playback: Playback
  /** A player beside a short transcript: fewer controls, no captions. */
  isSmall?: boolean
  /** Height in px; left out where the place gives it. */
  height?: number
  /** Name of the player where there are several. */
  name?: string
  /** Drawn over the upper left corner. */
  badge?: ReactNode
}

/** The video with controls of its own, which also work with keys and screen readers. */
export function Player({ playback, isSmall = false, height, name, badge }: Props) {
  const t = useTranslations('recording')
  const frame = useRef<HTMLElement>(null)
  const [hasCaptions, setHasCaptions] = useState(!isSmall)
  const poster = usePlayback(playback, (state) => state.poster)
  const isPlaying = usePlayback(playback, (state) => state.isPlaying)
  const attach = useCallback((video: HTMLVideoElement) => playback.attach(video), [playback])
  return (
    <section
      ref={frame}
      aria-label={name ?? t('player')}
      className={classes(styles.player, isSmall && styles.small)}
      data-playing={isPlaying}
      data-small={isSmall || undefined}
      style={{ height }}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the captions are drawn over it, from the transcript */}
      <video
        ref={attach}
        className={styles.video}
        poster={poster ?? undefined}
        preload={isSmall && poster ? 'none' : 'metadata'}
        playsInline
        onClick={() => playback.toggle()}
      >
        {t('unsupported')}
      </video>
      {badge && <div className={styles.badge}>{badge}</div>}
      {hasCaptions && <Caption playback={playback} />}
      <PlayerNotes playback={playback} />
      <PlayerBar
        playback={playback}
        isSmall={isSmall}
        frame={frame}
        captions={isSmall ? null : { isOn: hasCaptions, onChange: setHasCaptions }}
      />
    </section>
  )
}
