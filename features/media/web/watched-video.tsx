import { type Ref, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './video-notes.module.css'
import { SoundAlone, VideoFailure } from './video-notes.tsx'

interface Props {
  ref?: Ref<HTMLVideoElement>
  /** Later ones stand in when an earlier one does not play. */
  addresses: readonly string[]
  name: string
  poster?: string | null
  className: string | undefined
  preload: 'none' | 'metadata'
  /** Called before it is tried again: the addresses may have run out. */
  onRetry?: () => void
}

/** A video with the browser's own controls, which says why it does not play, or why there is no picture. */
export function WatchedVideo({ ref, addresses, name, poster, className, preload, onRetry }: Props) {
  const t = useTranslations('media')
  const [tries, setTries] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const [isWithoutPicture, setIsWithoutPicture] = useState(false)
  const address = addresses[attempt]

  function handleRetry() {
    onRetry?.()
    setAttempt(0)
    setTries(tries + 1)
  }

  if (address === undefined)
    return <VideoFailure address={addresses.at(-1) ?? null} name={name} onRetry={handleRetry} />
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: such recordings come without a transcript */}
      <video
        key={`${tries} ${attempt}`}
        ref={ref}
        className={className}
        controls
        playsInline
        preload={preload}
        src={address}
        poster={poster ?? undefined}
        aria-label={name}
        onError={() => setAttempt(attempt + 1)}
        onLoadedMetadata={({ currentTarget }) => setIsWithoutPicture(currentTarget.videoWidth === 0)}
      >
        {t('noVideo')}
      </video>
      {isWithoutPicture && (
        <p className={styles.alone}>
          <SoundAlone address={address} noPicture={t('noPicture')} />
        </p>
      )}
    </>
  )
}
