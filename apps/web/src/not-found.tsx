import { EmptyNote } from '@candor/ui/sections/notes'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../features/sign-in/session/web/use-brand.ts'
import styles from './not-found.module.css'

/** The page for unknown addresses. */
export function NotFound() {
  const t = useTranslations('report')
  usePageTitle(t('linkInvalid'))
  return (
    <main className={styles.page}>
      <EmptyNote isPage title={t('linkInvalid')} action={<Link to="/">{t('toStart')}</Link>} />
    </main>
  )
}
