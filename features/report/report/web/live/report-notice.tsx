import { EmptyNote, RetryNote } from '@candor/ui/sections/notes'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../../sign-in/session/web/use-brand.ts'
import type { WhyNot } from '../use-report.ts'
import styles from './report-notice.module.css'

interface Props {
  why: WhyNot
  onRetry: () => void
  /** Whether it stands under the heading of a page. */
  isInner?: boolean
}

/** Why there is no report to read here, as a full sentence with the one thing to do about it. */
export function ReportNotice({ why, onRetry, isInner = false }: Props) {
  const t = useTranslations('report')
  const { href } = useLocation()
  const toStart = <Link to="/first/talentList">{t('toStart')}</Link>
  const toSignIn = (
    <Link to="/login" search={{ redirect: href }}>
      {t('signIn')}
    </Link>
  )
  const notices = {
    erased: { title: t('erased'), text: t('erasedHint'), action: toStart },
    invalidLink: { title: t('linkInvalid'), text: t('linkInvalidHint'), action: toStart },
    noView: { title: t('noView'), text: t('noViewHint'), action: toStart },
    signedOut: { title: t('signInNeeded'), action: toSignIn },
  }
  usePageTitle(why === 'failed' ? t('failed') : notices[why].title)
  return (
    <div className={styles.notice}>
      {why === 'failed' ? (
        <RetryNote title={t('failed')} onRetry={onRetry} />
      ) : (
        <div role="alert">
          <EmptyNote {...notices[why]} isPage={!isInner} />
        </div>
      )}
    </div>
  )
}
