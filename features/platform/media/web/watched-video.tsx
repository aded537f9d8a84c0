import { type Ref, type SyntheticEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFreshAddresses } from './use-fresh-addresses.ts'
import { useOnePlaying } from './use-one-playing.ts'
import styles from './video-notes.module.css'
import { SoundAlone, VideoFailure } from './video-notes.tsx'

interface Props {
  ref?: Ref<HTMLVideoElement>
  /** The video tries the next address when one does not play. */
  addresses: readonly string[]
  name: string
  poster?: string | null
  className: string | undefined
  preload: 'none' | 'metadata'
}

/**
 * A video with the browser's own controls, which says why it does not play, or why there is no picture.
 *
 * A loaded video plays on under its address, also after newer addresses came. With an expired address it asks for a new
 * one, and goes on at the same place. Starting it pauses every other video of the page (R4-062).
 */
export function WatchedVideo({ ref, addresses, name, poster, className, preload }: Props) {
  const t = useTranslations('media')
  const refreshAddresses = useFreshAddresses()
  useOnePlaying()
  const [loaded, setLoaded] = useState<string | null>(null)
  const [broken, setBroken] = useState<readonly string[]>([])
  const [isWithoutPicture, setIsWithoutPicture] = useState(false)
  const seconds = useRef(0)
  const address = loaded ?? addresses.find((each) => !broken.includes(each))

  async function handleRetry() {
    await refreshAddresses()
    setBroken([])
  }

  if (address === undefined)
    return <VideoFailure address={addresses.at(-1) ?? null} name={name} onRetry={() => void handleRetry()} />

  function handleError() {
    if (address !== undefined) setBroken([...broken, address])
    setLoaded(null)
  }
  function handleLoaded({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) {
    if (address !== undefined) setLoaded(address)
    if (seconds.current > 0) video.currentTime = seconds.current
    setIsWithoutPicture(video.videoWidth === 0)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: such recordings come without a transcript */}
      <video
        key={address}
        ref={ref}
        className={className}
        controls
        playsInline
        preload={preload}
        src={address}
        poster={poster ?? undefined}
        aria-label={name}
        onError={handleError}
        onLoadedMetadata={handleLoaded}
        onTimeUpdate={({ currentTarget }) => {
          seconds.current = currentTarget.currentTime
        }}
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
