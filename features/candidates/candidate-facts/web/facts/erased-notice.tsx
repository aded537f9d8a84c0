import { EmptyNote } from '@candor/ui/sections/notes'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../../sign-in/session/web/use-brand.ts'
import styles from './page.module.css'

/** Takes the place of a page about a candidate who was erased, also while it was open. There is nothing to try again. */
export function ErasedNotice() {
  const t = useTranslations('candidate-facts')
  usePageTitle(t('erased'))
  return (
    <main className={styles.page}>
      <div role="alert">
        <EmptyNote
          isPage
          title={t('erased')}
          text={t('erasedHint')}
          action={<Link to="/first/talentList">{t('toList')}</Link>}
        />
      </div>
    </main>
  )
}
