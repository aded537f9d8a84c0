import { DownloadIcon, FileIcon, PhotoIcon, PlayIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AttachedFile, FileKind } from '../rules/attached-file.ts'
import styles from './file-entry.module.css'
import { FileView } from './file-view.tsx'

const icons: Readonly<Record<FileKind, typeof FileIcon>> = {
  image: PhotoIcon,
  video: PlayIcon,
  document: FileIcon,
}

/** A file that opens in its place where it has a preview, with a download. */
export function FileEntry({ file }: { file: AttachedFile }) {
  const t = useTranslations('documents.file')
  const [isOpen, setIsOpen] = useState(false)
  const viewId = useId()
  const { name, address, kind, ending, hasPreview } = file
  const Icon = icons[kind]
  return (
    <>
      <div className={styles.bar}>
        <Icon />
        <span className={styles.name}>{name}</span>
        <span className={styles.kind}>
          {t(`kind.${kind}`)}
          {ending && ` · ${ending}`}
        </span>
        <span className={styles.actions}>
          {hasPreview && (
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-controls={viewId}
              aria-label={t(isOpen ? 'closeFile' : 'openFile', { name })}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t(isOpen ? 'close' : 'open')}
            </Button>
          )}
          <Button
            size="small"
            render={
              <a href={`${address}?download`} download={name} aria-label={t('downloadFile', { name })} />
            }
          >
            <DownloadIcon />
            {t('download')}
          </Button>
        </span>
      </div>
      {hasPreview && (
        <div id={viewId} hidden={!isOpen} className={styles.view}>
          {isOpen && <FileView file={file} />}
        </div>
      )}
    </>
  )
}
