import { classes } from '@candor/ui/classes.ts'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { isAdministrator } from '../../access/rules/acts.ts'
import { isUserType } from '../../access/rules/permissions.ts'
import styles from './page.module.css'
import { SectionNav } from './section-nav.tsx'
import { type ManageSection, manageSections } from './section-registry.ts'

/** The administrator's area: the list of sections, and one of them, by default the first. */
export function ManagePage({ slug }: { slug: string | undefined }) {
  const t = useTranslations('manage')
  const userType = useSignedIn()?.userInfo.userType ?? ''
  const isAllowed = isUserType(userType) && isAdministrator(userType)
  const sections = manageSections()
  const section = slug === undefined ? sections[0] : sections.find((each) => each.slug === slug)
  return (
    <>
      <AppBar crumb={t('title')} />
      {isAllowed ? (
        <div className={styles.page}>
          <SectionNav sections={sections} current={section ?? null} />
          <main className={classes(styles.main, section?.isWhole && styles.whole)}>
            {sections.map(
              ({ slug: of, Warning }) =>
                Warning && (
                  <ErrorBoundary key={of}>
                    <Warning />
                  </ErrorBoundary>
                ),
            )}
            {section ? <Part section={section} /> : <NoPart />}
          </main>
        </div>
      ) : (
        <Refused />
      )}
    </>
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
    <main className={styles.refused}>
      <h1 className="sr">{t('title')}</h1>
      <EmptyNote title={t('refused')} action={<Link to="/first/talentList">{t('back')}</Link>} />
    </main>
  )
}
