import type { HomeContent } from '../../rules/content.ts'
import { CloseIcon } from '../icons.tsx'
import { Dialog } from '../layout/dialog.tsx'
import site from '../site.module.css'
import styles from './video-dialog.module.css'

interface Props {
  video: HomeContent['video']
  media: { video: string; poster: string }
}

/** An answer of the sample interview, muted at first. Nothing is loaded before it is opened. */
export function VideoDialog({ video, media }: Props) {
  return (
    <Dialog name="video" label={video.title}>
      <div className={styles.head}>
        <h2>{video.title}</h2>
        <form method="dialog">
          <button type="submit" className={site.close} aria-label={video.close}>
            <CloseIcon />
          </button>
        </form>
      </div>
      <video
        className={styles.video}
        src={media.video}
        poster={media.poster}
        preload="none"
        controls
        muted
        playsInline
      />
      <p className={styles.failed} role="alert" hidden data-failed="">
        {video.failed}
      </p>
      <div className={styles.below}>
        <button type="button" className={site.button} data-mute={video.mute} data-unmute={video.unmute}>
          {video.unmute}
        </button>
        <p>{video.transcript}</p>
      </div>
    </Dialog>
  )
}
