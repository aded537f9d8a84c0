import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import type { FindingMedia } from '../../integrity/rules/findings.ts'
import { WatchedVideo } from '../../media/web/watched-video.tsx'
import styles from './findings-section.module.css'

export interface ShownMedia {
  readonly media: FindingMedia
  readonly title: string
}

function Media({ media, title }: ShownMedia) {
  if (media.kind === 'picture') return <img className={styles.large} src={media.address} alt={title} />
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
export function FindingsMedia({ shown, onClose }: { shown: ShownMedia | null; onClose: () => void }) {
  return (
    <LazySheet title={shown?.title ?? ''} isOpen={shown !== null} onOpenChange={onClose} isWide>
      {shown && <Media {...shown} />}
    </LazySheet>
  )
}
