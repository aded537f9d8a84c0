import { FailedNote } from '@candor/ui/sections/notes'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FindingMedia } from '../../integrity/rules/findings.ts'
import styles from './moment-pane.module.css'

type Video = Extract<FindingMedia, { kind: 'video' }>

/** A video of a finding. One that does not play says so, and may be tried again. */
export function FindingVideo({ media, name }: { media: Video; name: string }) {
  const t = useTranslations('integrity')
  const [tries, setTries] = useState(0)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  if (failedAt === tries)
    return <FailedNote message={`${name}: ${t('videoFailed')}`} onRetry={() => setTries(tries + 1)} />
  const last = media.addresses.length - 1
  return (
    // biome-ignore lint/a11y/useMediaCaption: what the check recorded comes without a transcript
    <video
      key={tries}
      className={styles.video}
      controls
      playsInline
      preload="none"
      poster={media.poster ?? undefined}
      aria-label={name}
    >
      {media.addresses.map((address, index) => (
        <source key={address} src={address} onError={index === last ? () => setFailedAt(tries) : undefined} />
      ))}
      {t('noVideo')}
    </video>
  )
}
