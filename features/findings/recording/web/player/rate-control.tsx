import { useNarrow } from '@candor/ui/use-media.ts'
import { useFormatter, useTranslations } from 'use-intl'
import { type PlaybackRate, playbackRates } from '../../rules/player.ts'
import type { Playback } from './playback.ts'
import styles from './player-bar.module.css'
import { usePlayback } from './use-playback.ts'

function nextOf(rate: PlaybackRate): PlaybackRate {
  return playbackRates[(playbackRates.indexOf(rate) + 1) % playbackRates.length] ?? 1
}

/** The playback rate: four rates side by side, or one button that goes round them where there is little room. */
export function RateControl({ playback, isSmall }: { playback: Playback; isSmall: boolean }) {
  const t = useTranslations('recording')
  const format = useFormatter()
  const isNarrow = useNarrow() || isSmall
  const now = usePlayback(playback, (state) => state.rate)
  const times = (rate: number) => `${format.number(rate)}×`
  if (isNarrow) {
    const next = nextOf(playback.state.rate)
    return (
      <button
        type="button"
        className={styles.rate}
        aria-label={t('speedNow', { rate: times(now) })}
        onClick={() => playback.setRate(next)}
      >
        {times(now)}
      </button>
    )
  }
  return (
    <fieldset aria-label={t('speed')} className={styles.rates}>
      {playbackRates.map((rate) => (
        <button
          key={rate}
          type="button"
          className={styles.rate}
          aria-pressed={rate === now}
          aria-label={times(rate)}
          onClick={() => playback.setRate(rate)}
        >
          {rate === now ? times(rate) : format.number(rate)}
        </button>
      ))}
    </fieldset>
  )
}
