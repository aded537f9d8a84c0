import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import type { FindingMedia } from '../../../findings/integrity/rules/findings.ts'
import { useImageLoad } from '../../../platform/media/web/use-image-load.ts'
import { WatchedVideo } from '../../../platform/media/web/watched-video.tsx'
import styles from './findings-section.module.css'

interface Props {
  media: FindingMedia
  title: string
}

function Picture({ address, title }: { address: string; title: string }) {
  const t = useTranslations('integrity')
  const ui = useTranslations('ui')
  const { isBroken, onBroken, onRetry } = useImageLoad(address)
  if (isBroken)
    return <FailedNote message={ui('named', { name: title, text: t('pictureFailed') })} onRetry={onRetry} />
  return <img className={styles.large} src={address} alt={title} onError={onBroken} />
}

function Media({ media, title }: Props) {
  if (media.kind === 'picture') return <Picture address={media.address} title={title} />
  return (
    <WatchedVideo
      addresses={media.addresses}
      name={title}
      poster={media.poster}
      className={styles.large}
      preload="metadata"
    />
  )
}

/** A picture or video of a finding, large. */
export function FindingsMedia({ shown, onClose }: { shown: Props | null; onClose: () => void }) {
  return (
    <LazySheet title={shown?.title ?? ''} isOpen={shown !== null} onOpenChange={onClose} isWide>
      {shown && <Media {...shown} />}
    </LazySheet>
  )
}
