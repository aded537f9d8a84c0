import { formatClock } from '@candor/messages/dates'
import { classes } from '@candor/ui/classes.ts'
import { MutedIcon, PauseIcon, PlayIcon, VolumeIcon } from '@candor/ui/icons'
import { useNarrow } from '@candor/ui/use-media.ts'
import type { RefObject } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { BarButton } from './bar-button.tsx'
import { FullscreenButton } from './fullscreen-button.tsx'
import type { Playback } from './playback.ts'
import styles from './player-bar.module.css'
import { RateControl } from './rate-control.tsx'
import { Scrubber } from './scrubber.tsx'
import { useEndMs, usePlayback } from './use-playback.ts'

interface Props {
  playback: Playback
  isSmall: boolean
  /** The element that goes full screen: the video with its bar and captions. */
  frame: RefObject<HTMLElement | null>
  captions: { isOn: boolean; onChange: (isOn: boolean) => void } | null
}

function PlayButton({ playback }: { playback: Playback }) {
  const t = useTranslations('recording')
  const isPlaying = usePlayback(playback, (state) => state.isPlaying)
  const isAbsent = usePlayback(playback, (state) => state.status === 'absent')
  return (
    <BarButton
      label={t(isPlaying ? 'pause' : 'play')}
      isDisabled={isAbsent}
      onPress={() => playback.toggle()}
    >
      {isPlaying ? <PauseIcon /> : <PlayIcon />}
    </BarButton>
  )
}

function Clock({ playback }: { playback: Playback }) {
  const { fromMs } = playback.recording
  const endMs = useEndMs(playback)
  const time = usePlayback(playback, ({ sessionMs }) => formatClock(sessionMs - fromMs))
  return (
    <span className={styles.clock}>
      <time>{time}</time>
      {endMs > fromMs && <span className={styles.total}> / {formatClock(endMs - fromMs)}</span>}
    </span>
  )
}

function Volume({ playback, hasLevel }: { playback: Playback; hasLevel: boolean }) {
  const t = useTranslations('recording')
  const format = useFormatter()
  const isSilent = usePlayback(playback, (state) => state.isSilent)
  const volume = usePlayback(playback, (state) => (state.isMuted ? 0 : state.volume))
  if (isSilent) {
    return (
      <span className={styles.silent} title={t('noSound')}>
        <MutedIcon />
        <span className={hasLevel ? undefined : 'sr'}>{t('noSound')}</span>
      </span>
    )
  }
  return (
    <span className={styles.volume}>
      {hasLevel && (
        <input
          type="range"
          className={styles.level}
          aria-label={t('volume')}
          aria-valuetext={format.number(volume, { style: 'percent' })}
          min={0}
          max={1}
          step={0.05}
          value={volume}
          onChange={(event) => playback.setVolume(event.currentTarget.valueAsNumber)}
        />
      )}
      <BarButton label={t(volume === 0 ? 'unmute' : 'mute')} onPress={() => playback.toggleMuted()}>
        {volume === 0 ? <MutedIcon /> : <VolumeIcon />}
      </BarButton>
    </span>
  )
}

/** The player's own controls. */
export function PlayerBar({ playback, isSmall, frame, captions }: Props) {
  const t = useTranslations('recording')
  const isNarrow = useNarrow()
  return (
    <div className={classes(styles.bar, isSmall && styles.small)}>
      <Scrubber playback={playback} />
      <PlayButton playback={playback} />
      <Clock playback={playback} />
      <span className={styles.space} />
      <RateControl playback={playback} isSmall={isSmall} />
      {captions && (
        <BarButton
          label={t('captions')}
          isPressed={captions.isOn}
          onPress={() => captions.onChange(!captions.isOn)}
        >
          <CaptionsIcon />
        </BarButton>
      )}
      <Volume playback={playback} hasLevel={!isSmall && !isNarrow} />
      <FullscreenButton frame={frame} />
    </div>
  )
}

function CaptionsIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className={styles.captions}>
      <rect x="1.8" y="3.2" width="12.4" height="9.6" rx="1.6" />
      <path d="M4.4 9.9h4.2M10.4 9.9h1.2M4.4 7.4h1.6M7.8 7.4h3.8" />
    </svg>
  )
}
