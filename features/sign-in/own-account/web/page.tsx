import { callQuery } from '@candor/call/web/query'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { Section } from '@candor/ui/sections/section'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { type Query, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { listSignInWays } from '../../session/contract.ts'
import { type AccountSection, accountSections } from '../../session/web/account-sections.ts'
import { AppBar } from '../../session/web/app-bar.tsx'
import { useSignedIn } from '../../session/web/signed-in.ts'
import { usePageTitle } from '../../session/web/use-brand.ts'
import styles from './page.module.css'

/** How a person signs in, and how their account is protected: the parts that features have registered. */
export function OwnAccountPage() {
  const t = useTranslations('own-account')
  usePageTitle(t('title'))
  const userInfo = useSignedIn()?.userInfo
  const ways = useQuery(callQuery(listSignInWays, {}))
  const offered = ways.data?.ways
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
        {ways.isPending ? (
          <Skeleton lines={linesAtFirst} />
        ) : (
          <Suspense fallback={<Skeleton lines={linesAtFirst} />}>
            <Parts sections={accountSections().filter(({ way }) => !way || offered?.includes(way))} />
          </Suspense>
        )}
      </main>
    </>
  )
}

/** About one screen, as the loaded parts are longer. */
const linesAtFirst = 12

const isFirstRead = { predicate: ({ state }: Query) => state.status === 'pending' }

/**
 * Shows all parts together, once the data for their first state are loaded: a part that grows later would move those
 * below it away from the pointer.
 */
function Parts({ sections }: { sections: readonly AccountSection[] }) {
  const queries = useQueryClient()
  const missing = useIsFetching(isFirstRead)
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    // The parts have already started their queries, as their effects run first.
    if (missing === 0 && queries.isFetching(isFirstRead) === 0) setIsThere(true)
  }, [queries, missing])
  useEffect(() => {
    // The part that the address names was hidden as the browser looked for it.
    if (isThere) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isThere])
  return (
    <>
      {!isThere && <Skeleton lines={linesAtFirst} />}
      <div className={styles.parts} hidden={!isThere}>
        {sections.map((section) => (
          <Part key={section.slug} section={section} />
        ))}
      </div>
    </>
  )
}

function Part({ section: { slug, feature, Panel } }: { section: AccountSection }) {
  const words = useTranslations()
  return (
    <Section id={slug} title={words(`${feature}.accountTitle`)}>
      <ErrorBoundary>
        <Panel />
      </ErrorBoundary>
    </Section>
  )
}
