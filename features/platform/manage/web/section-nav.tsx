import { LazySelect } from '@candor/ui/inputs/lazy-select.ts'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { useMedia } from '@candor/ui/use-media.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import styles from './section-nav.module.css'
import type { ManageSection } from './section-registry.ts'

interface Props {
  sections: readonly ManageSection[]
  current: ManageSection | null
}

/** The navigation between sections: a list at the left, or a select where there is no room for it. */
export function SectionNav(props: Props) {
  const t = useTranslations('manage')
  const isNarrow = useMedia('belowDesk')
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      {isNarrow ? <SectionChoice {...props} /> : <SectionList {...props} />}
    </nav>
  )
}

function SectionList({ sections, current }: Props) {
  const words = useTranslations()
  return (
    <ul>
      {sections.map(({ slug, feature, Panel }) => (
        <li key={slug}>
          <Link
            to="/manage/{-$section}"
            params={{ section: slug }}
            className={styles.entry}
            aria-current={slug === current?.slug ? 'page' : undefined}
            {...whenNear(Panel.preload)}
          >
            {words(`${feature}.manageTitle`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function SectionChoice({ sections, current }: Props) {
  const t = useTranslations('manage')
  const words = useTranslations()
  const navigate = useNavigate()
  return (
    <ErrorBoundary>
      <LazySelect
        fallback={<div className={styles.place} />}
        label={t('choose')}
        items={sections.map(({ slug, feature }) => ({ value: slug, label: words(`${feature}.manageTitle`) }))}
        value={current?.slug ?? null}
        onChange={(section) => void navigate({ to: '/manage/{-$section}', params: { section } })}
      />
    </ErrorBoundary>
  )
}
