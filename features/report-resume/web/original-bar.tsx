import { DownloadIcon, FileIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import styles from './original-resume.module.css'

/** The original's name, and the file itself: it can be taken whatever a browser shows of it. */
export function OriginalBar({ original }: { original: { address: string; fileName: string } }) {
  const t = useTranslations('report-resume')
  return (
    <div className={styles.bar}>
      <span className={styles.name}>
        <FileIcon />
        {original.fileName}
      </span>
      <Button render={<a href={`${original.address}?download`} download={original.fileName} />}>
        <DownloadIcon />
        {t('download')}
      </Button>
    </div>
  )
}
