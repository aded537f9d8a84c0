import { ChevronLeftIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import { useIsFromReport, useStepBack } from '../use-way-back.ts'
import styles from './page-head.module.css'

interface Props {
  /** The candidate's name; null until it is known. */
  name: string | null
  title: string
  /** Path and query of the report. */
  path: string
}

/** The head of a page that was opened from a report: the way back, whose it is, and the page's title. */
export function PageHead({ name, title, path }: Props) {
  const t = useTranslations('report')
  const handleBack = useStepBack(useIsFromReport())
  return (
    <header className={styles.head}>
      <Button look="quiet" size="small" render={<a href={path} />} onClick={handleBack}>
        <ChevronLeftIcon />
        {t('toReport')}
      </Button>
      <h1 className={styles.name}>{name ?? title}</h1>
      {name !== null && <p className={styles.title}>{title}</p>}
    </header>
  )
}
