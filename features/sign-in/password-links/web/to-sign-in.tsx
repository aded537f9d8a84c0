import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { signInSearch } from '../../session/rules/sign-in-search.ts'
import styles from '../../session/web/sign-in-frame.module.css'

/** A link to sign-in, with the page to go on to. */
export function ToSignIn({ target }: { target: string | undefined }) {
  const t = useTranslations('password-links')
  return (
    <Link to="/login" search={signInSearch(target)} className={styles.link}>
      {t('toSignIn')}
    </Link>
  )
}
