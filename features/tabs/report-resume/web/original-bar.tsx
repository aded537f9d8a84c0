import { DownloadIcon, FileIcon, FullscreenIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import type { Original } from '../../../candidates/resume/rules/original.ts'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import styles from './original-resume.module.css'
import type { ResumeReport } from './resume-report.ts'
import { useHandOff } from './use-hand-off.ts'

interface Props {
  report: ResumeReport
  original: Pick<Original, 'address' | 'fileName'>
}

/** The original's name, a link to its own page, and a download, which works whatever the browser can show. */
export function OriginalBar({ report, original }: Props) {
  const t = useTranslations('report-resume')
  const { first: name } = usePersonName(report.candidate.person)
  const [open, isOpening] = useHandOff(report, name)
  return (
    <div className={styles.bar}>
      <span className={styles.name}>
        <FileIcon />
        {original.fileName}
      </span>
      <Button aria-busy={isOpening} onClick={open}>
        <FullscreenIcon />
        {t('wholePage')}
      </Button>
      <Button render={<a href={`${original.address}?download`} download={original.fileName} />}>
        <DownloadIcon />
        {t('download')}
      </Button>
    </div>
  )
}
