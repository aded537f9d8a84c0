import type { FindingMedia } from '../../../findings/integrity/rules/findings.ts'
import { WatchedVideo } from '../../../platform/media/web/watched-video.tsx'
import styles from './moment-pane.module.css'

type Video = Extract<FindingMedia, { kind: 'video' }>

/** A video of a finding, which loads when it is played. */
export function FindingVideo({ media, name }: { media: Video; name: string }) {
  return (
    <WatchedVideo
      addresses={media.addresses}
      name={name}
      poster={media.poster}
      className={styles.video}
      preload="none"
    />
  )
}
