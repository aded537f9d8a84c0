import { callQuery } from '@candor/call/web/query'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { Section } from '@candor/ui/sections/section'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../report/web/header/use-page-title.ts'
import { listSignInWays } from '../../session/contract.ts'
import { type AccountSection, accountSections } from '../../session/web/account-sections.ts'
import { AppBar } from '../../session/web/app-bar.tsx'
import { useSignedIn } from '../../session/web/signed-in.ts'
import styles from './page.module.css'

/** How a person signs in, and what keeps their account theirs: every part that a feature has for it. */
export function OwnAccountPage() {
  const t = useTranslations('own-account')
  usePageTitle(t('title'))
  const userInfo = useSignedIn()?.userInfo
  const offered = useQuery(callQuery(listSignInWays, {})).data?.ways
  const sections = accountSections().filter(({ way }) => !way || offered?.includes(way))
  return (
    <>
      <AppBar crumb={t('title')} />
      <main className={styles.page}>
        <header className={styles.header}>
          <h1 className={styles.title}>{t('title')}</h1>
          {userInfo && (
            <p className={styles.text}>{t('of', { name: userInfo.userName, email: userInfo.email })}</p>
          )}
        </header>
        {sections.map((section) => (
          <Part key={section.slug} section={section} />
        ))}
      </main>
    </>
  )
}

function Part({ section: { slug, feature, Panel } }: { section: AccountSection }) {
  const words = useTranslations()
  return (
    <Section id={slug} title={words(`${feature}.accountTitle`)}>
      <ErrorBoundary>
        <Suspense fallback={<Skeleton lines={3} />}>
          <Panel />
        </Suspense>
      </ErrorBoundary>
    </Section>
  )
}
