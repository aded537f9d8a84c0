import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import styles from './first-steps-row.module.css'

/** The way to the first steps, among the settings of the company. */
export function FirstStepsRow() {
  const t = useTranslations('first-run')
  return (
    <div className={styles.row}>
      <div>
        <b>{t('manageLabel')}</b>
        <p>{t('manageText')}</p>
      </div>
      <Button render={<Link to="/start">{t('manageOpen')}</Link>} />
    </div>
  )
}
