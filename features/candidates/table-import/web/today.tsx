import { InfoIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { CardProps, TodayCard } from '../../../platform/today-parts/web/card.ts'
import { TodayRow } from '../../../platform/today-parts/web/today-row.tsx'

const Facts = z.object({
  importId: z.string(),
  positionId: z.nullable(z.string()),
  table: z.string(),
  failed: z.number(),
})

function FailedTableRow({ thing }: CardProps) {
  const t = useTranslations('table-import.today')
  const { importId, positionId, table, failed } = Facts.parse(thing.facts)
  return (
    <TodayRow thing={thing} icon={<InfoIcon />} title={t('title', { failed })} line={t('line', { table })}>
      {positionId !== null && (
        <Button
          size="small"
          render={
            <Link
              to="/positions/$positionId/table/{-$importId}"
              params={{ positionId, importId }}
              aria-label={t('openOf', { table })}
            >
              {t('open')}
            </Link>
          }
        />
      )}
    </TodayRow>
  )
}

export const cards: readonly TodayCard[] = [{ kind: 'failedRows', tab: 'failures', Row: FailedTableRow }]
