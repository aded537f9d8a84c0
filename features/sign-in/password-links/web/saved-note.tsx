import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { signInSearch } from '../../session/rules/sign-in-search.ts'
import styles from '../../session/web/sign-in-frame.module.css'

/** The password is set; signing in follows, with everything that the company requires. */
export function SavedNote({ email, target }: { email: string; target: string | undefined }) {
  const t = useTranslations('password-links')
  return (
    <div className={styles.form}>
      <p className={styles.words} role="status">
        {t('savedText', { email })}
      </p>
      <Button
        look="primary"
        render={
          <Link to="/login" search={signInSearch(target)}>
            {t('goToSignIn')}
          </Link>
        }
      />
    </div>
  )
}
