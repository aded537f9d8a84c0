import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { useImageLoad } from '../../media/web/use-image-load.ts'
import { WatchedVideo } from '../../media/web/watched-video.tsx'
import type { AttachedFile } from '../rules/attached-file.ts'
import { bringIntoView } from './bring-into-view.ts'
import { DocumentView } from './document-view.tsx'
import styles from './file-entry.module.css'
import { ZoomedImage } from './zoomed-image.tsx'

/** An image or a video as it is, with a message and a retry if it fails. */
export function FileView({ file }: { file: AttachedFile }) {
  const t = useTranslations('documents.file')
  const { kind, name, address } = file
  const { isBroken, onBroken, onRetry } = useImageLoad(address)
  if (kind === 'document') return <DocumentView file={file} />
  if (kind === 'video') {
    return (
      <WatchedVideo
        ref={bringIntoView}
        addresses={[address]}
        name={name}
        className={styles.video}
        preload="metadata"
      />
    )
  }
  if (isBroken) return <FailedNote message={t('brokenImage')} onRetry={onRetry} />
  return <ZoomedImage address={address} label={name} isAskedFor onBroken={onBroken} />
}
