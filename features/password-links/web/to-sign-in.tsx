import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import styles from './form.module.css'

/** The way back. */
export function ToSignIn() {
  const t = useTranslations('password-links')
  return (
    <Link to="/login" className={styles.link}>
      {t('toSignIn')}
    </Link>
  )
}
