import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { getPosition } from '../contract.ts'
import { positionNameIn } from '../rules/names.ts'
import styles from './position-page.module.css'

export type Position = ReplyOf<typeof getPosition>

export function usePosition(positionId: string) {
  return useQuery(callQuery(getPosition, { positionId }))
}

interface Props {
  positionId: string
  children: (position: Position) => ReactNode
}

/** A page about one position: the bar, then the loaded position or why it is not there. */
export function PositionFrame({ positionId, children }: Props) {
  const t = useTranslations('positions')
  const locale = useLocale()
  const { data, error, isPending, refetch } = usePosition(positionId)
  usePageTitle(data ? positionNameIn(locale, data) : t('title'))
  const toList = <Link to="/positions">{t('toList')}</Link>
  return (
    <>
      <AppBar crumb={toList} />
      <main className={styles.page}>
        {data && children(data)}
        {!data && isPending && (
          <div className={styles.body}>
            <Skeleton lines={6} />
          </div>
        )}
        {!data && error && (
          <div className={styles.body} data-stands-for-heading tabIndex={-1}>
            <FailedNote message={t('positionFailed')} onRetry={() => void refetch()} action={toList} />
          </div>
        )}
        {!data && !isPending && !error && <EmptyNote title={t('notFound')} action={toList} isPage />}
      </main>
    </>
  )
}
