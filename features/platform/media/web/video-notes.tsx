import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { type VideoFault, videoFault } from '../rules/video-fault.ts'
import { useFoundVideo } from './use-found-video.ts'
import styles from './video-notes.module.css'

const plays = (type: string) => document.createElement('video').canPlayType(type) !== ''

function useFaultText() {
  const t = useTranslations('media')
  return (fault: VideoFault | null) => {
    if (fault === null) return t('failed')
    return fault.kind === 'format' ? t('format', { codec: fault.codec ?? 'none' }) : t(fault.kind)
  }
}

function Download({ address }: { address: string }) {
  const t = useTranslations('media')
  return (
    <a className={styles.download} href={`${address}?download`} download>
      {t('download')}
    </a>
  )
}

interface FailureProps {
  /** Null where there is none to look at. */
  address: string | null
  /** Name of the video where there are several of them. */
  name?: string
  onRetry?: () => void
}

/** Why a video does not play, once that is known, and a link to download it. */
export function VideoFailure({ address, name, onRetry }: FailureProps) {
  const ui = useTranslations('ui')
  const textOf = useFaultText()
  const found = useFoundVideo(address)
  const fault = found === undefined ? null : videoFault(found, plays)
  const text = textOf(fault)
  const isThere = fault?.kind === 'format' || fault?.kind === 'damaged'
  return (
    <FailedNote
      message={name === undefined ? text : ui('named', { name, text })}
      {...(fault?.kind !== 'format' && onRetry && { onRetry })}
      action={isThere && address !== null && <Download address={address} />}
    />
  )
}

/** The note on a video that plays without a picture: its picture cannot be shown, or it has none. */
export function SoundAlone({ address, noPicture }: { address: string | null; noPicture: string }) {
  const t = useTranslations('media')
  const found = useFoundVideo(address)
  if (!found?.track || address === null) return noPicture
  return (
    <>
      {t('soundAlone', { codec: found.track.codec ?? 'none' })} <Download address={address} />
    </>
  )
}
