import { Button } from '@candor/ui/inputs/button'
import { LazySelect } from '@candor/ui/inputs/lazy-select.ts'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useMedia } from '@candor/ui/use-media.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PositionFrame } from './position-frame.tsx'
import { PositionHead } from './position-head.tsx'
import type { PositionSection } from './position-section-registry.ts'
import styles from './settings-page.module.css'
import { usePositionViewer } from './use-position-viewer.ts'

interface Props {
  positionId: string
  slug: string | undefined
  /** The sections of all features. */
  sections: readonly PositionSection[]
}

/** The settings of a position: the list of sections, and one of them, by default the first. */
export function PositionSettingsPage({ positionId, slug, sections }: Props) {
  const t = useTranslations('positions')
  const words = useTranslations()
  const viewer = usePositionViewer()
  const shown = [...sections]
    .sort((a, b) => a.order - b.order)
    .filter(({ isShownTo }) => viewer !== null && isShownTo(viewer))
  const section = slug === undefined ? shown[0] : shown.find((each) => each.slug === slug)
  return (
    <PositionFrame positionId={positionId}>
      {(position) => (
        <>
          <PositionHead position={position}>
            <Button render={<Link to="/positions/$positionId" params={{ positionId }} />}>
              {t('toCandidates')}
            </Button>
          </PositionHead>
          <div className={styles.settings}>
            <SectionNav positionId={positionId} sections={shown} current={section ?? null} />
            <div className={styles.section}>
              {section ? (
                <>
                  <h2 className={styles.title}>{words(`${section.feature}.positionTitle`)}</h2>
                  <ErrorBoundary key={section.slug}>
                    <section.Panel positionId={positionId} fallback={<Skeleton lines={6} />} />
                  </ErrorBoundary>
                </>
              ) : (
                <EmptyNote />
              )}
            </div>
          </div>
        </>
      )}
    </PositionFrame>
  )
}

interface NavProps {
  positionId: string
  sections: readonly PositionSection[]
  current: PositionSection | null
}

/** The navigation between sections: a list at the left, or a select where there is no room for it. */
function SectionNav({ positionId, sections, current }: NavProps) {
  const t = useTranslations('positions')
  const words = useTranslations()
  const navigate = useNavigate()
  const isNarrow = useMedia('belowDesk')
  const to = '/positions/$positionId/settings/{-$section}'
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      {isNarrow ? (
        <ErrorBoundary>
          <LazySelect
            fallback={<div className={styles.place} />}
            label={t('sections')}
            items={sections.map(({ slug, feature }) => ({
              value: slug,
              label: words(`${feature}.positionTitle`),
            }))}
            value={current?.slug ?? null}
            onChange={(section) => void navigate({ to, params: { positionId, section } })}
          />
        </ErrorBoundary>
      ) : (
        <ul>
          {sections.map(({ slug, feature, Panel }) => (
            <li key={slug}>
              <Link
                to={to}
                params={{ positionId, section: slug }}
                className={styles.entry}
                aria-current={slug === current?.slug ? 'page' : undefined}
                {...whenNear(Panel.preload)}
              >
                {words(`${feature}.positionTitle`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
