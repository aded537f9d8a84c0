import { classes } from '@candor/ui/classes.ts'
import { ChevronLeftIcon } from '@candor/ui/icons'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useMedia } from '@candor/ui/use-media.ts'
import { Link, useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { isAdministrator } from '../../access/rules/acts.ts'
import { isUserType } from '../../access/rules/permissions.ts'
import { readManageAddress } from '../rules/address.ts'
import styles from './page.module.css'
import { SectionNav } from './section-nav.tsx'
import type { ManageSection } from './section-registry.ts'

interface Props {
  slug: string | undefined
  sections: readonly ManageSection[]
}

/**
 * The administrator's area: the groups of sections, and one of them, by default the first. Where there is no room for
 * both, the groups are a page of their own.
 */
export function ManagePage({ slug, sections }: Props) {
  const userInfo = useSignedIn()?.userInfo
  const isNarrow = useMedia('belowDesk')
  const shown = useMemo(
    () => (userInfo ? sections.filter(({ isShownTo }) => isShownTo?.(userInfo) ?? true) : []),
    [sections, userInfo],
  )
  const isAllowed = userInfo && isUserType(userInfo.userType) && isAdministrator(userInfo.userType)
  const section = slug === undefined ? shown[0] : shown.find((each) => each.slug === slug)
  if (!isAllowed) return <Refused />
  return (
    <>
      <AppBar />
      {isNarrow && slug === undefined ? (
        <Groups sections={shown} />
      ) : (
        <div className={styles.page}>
          {!isNarrow && <SectionNav sections={shown} current={section ?? null} />}
          <main className={classes(styles.main, section?.isWhole && styles.whole)}>
            {isNarrow && <BackToGroups />}
            <Warnings sections={shown} />
            {section ? <Part section={section} /> : <NoPart />}
          </main>
        </div>
      )}
    </>
  )
}

function Groups({ sections }: { sections: readonly ManageSection[] }) {
  const t = useTranslations('manage')
  usePageTitle(t('title'))
  return (
    <main className={styles.main}>
      <Warnings sections={sections} />
      <h1 className={styles.title}>{t('title')}</h1>
      <SectionNav sections={sections} current={null} />
    </main>
  )
}

function BackToGroups() {
  const t = useTranslations('manage')
  const find = useLocation({ select: ({ search }) => readManageAddress(search).find })
  return (
    <Link to="/manage/{-$section}" params={{ section: undefined }} search={{ find }} className={styles.back}>
      <ChevronLeftIcon />
      {find === undefined ? t('title') : t('backToHits', { find })}
    </Link>
  )
}

function Warnings({ sections }: { sections: readonly ManageSection[] }) {
  return sections.map(
    ({ slug, Warning }) =>
      Warning && (
        <ErrorBoundary key={slug}>
          <Warning />
        </ErrorBoundary>
      ),
  )
}

function Part({ section: { slug, feature, isWhole, Panel } }: { section: ManageSection }) {
  const words = useTranslations()
  const title = words(`${feature}.manageTitle`)
  usePageTitle(title)
  return (
    <>
      {!isWhole && <h1 className={styles.title}>{title}</h1>}
      <ErrorBoundary key={slug}>
        <Panel fallback={<Skeleton lines={6} />} />
      </ErrorBoundary>
    </>
  )
}

function NoPart() {
  const t = useTranslations('manage')
  usePageTitle(t('title'))
  return (
    <>
      <h1 className="sr">{t('title')}</h1>
      <EmptyNote
        title={t('notFound')}
        action={
          <Link to="/manage/{-$section}" params={{ section: undefined }}>
            {t('toFirst')}
          </Link>
        }
      />
    </>
  )
}

function Refused() {
  const t = useTranslations('manage')
  usePageTitle(t('title'))
  return (
    <>
      <AppBar />
      <main className={styles.refused}>
        <h1 className="sr">{t('title')}</h1>
        <EmptyNote title={t('refused')} action={<Link to="/first/talentList">{t('back')}</Link>} />
      </main>
    </>
  )
}
