import { Button } from '@candor/ui/inputs/button'
import { Segments } from '@candor/ui/inputs/segments'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { PositionViewName } from '../rules/address.ts'
import { PositionFrame } from './position-frame.tsx'
import { PositionHead } from './position-head.tsx'
import type { PositionView } from './position-view-registry.ts'
import { StageList } from './stage-list.tsx'

interface Props {
  positionId: string
  /** The views that other features add. */
  views: readonly PositionView[]
  view: PositionViewName
  onView: (view: PositionViewName) => void
}

/** A position's own page: its heading, and its candidates in one of the views. */
export function PositionPage({ positionId, views, view, onView }: Props) {
  const t = useTranslations('positions')
  const words = useTranslations()
  const shown = views.find(({ value }) => value === view) ?? views[0]
  return (
    <PositionFrame positionId={positionId}>
      {(position) => (
        <>
          <PositionHead position={position}>
            {shown && views.length > 1 && (
              <Segments
                label={t('views')}
                layout="bare"
                items={views.map(({ value, feature }) => ({ value, label: words(`${feature}.viewTitle`) }))}
                value={shown.value}
                onChange={onView}
              />
            )}
            <Button
              render={<Link to="/positions/$positionId/settings/{-$section}" params={{ positionId }} />}
            >
              {t('settings')}
            </Button>
          </PositionHead>
          {shown ? (
            <ErrorBoundary key={shown.value}>
              <shown.Panel positionId={positionId} fallback={<Skeleton lines={8} />} />
            </ErrorBoundary>
          ) : (
            <StageList position={position} />
          )}
        </>
      )}
    </PositionFrame>
  )
}
