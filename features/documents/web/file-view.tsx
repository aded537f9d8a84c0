import { FailedNote } from '@candor/ui/sections/notes'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { WatchedVideo } from '../../media/web/watched-video.tsx'
import type { AttachedFile } from '../rules/attached-file.ts'
import { bringIntoView } from './bring-into-view.ts'
import { DocumentView } from './document-view.tsx'
import styles from './file-entry.module.css'
import { ZoomedImage } from './zoomed-image.tsx'

interface Props {
  file: AttachedFile
  onStale: () => void
}

/** An image or a video as it is; where it fails, it says so and can be tried again. */
export function FileView({ file, onStale }: Props) {
  const t = useTranslations('documents.file')
  const [isBroken, setIsBroken] = useState(false)
  const handleBroken = () => setIsBroken(true)

  function handleRetry() {
    onStale()
    setIsBroken(false)
  }

  const { kind, name, address } = file
  if (kind === 'document') return <DocumentView file={file} />
  if (kind === 'video') {
    return (
      <WatchedVideo
        ref={bringIntoView}
        addresses={[address]}
        name={name}
        className={styles.video}
        preload="metadata"
        onRetry={onStale}
      />
    )
  }
  if (isBroken) return <FailedNote message={t('brokenImage')} onRetry={handleRetry} />
  return <ZoomedImage address={address} label={name} isAskedFor onBroken={handleBroken} />
}
