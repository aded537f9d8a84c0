import { InfoIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { CardProps, TodayCard } from '../../today-parts/web/card.ts'
import { useRowOfPage } from '../../today-parts/web/row-context.ts'
import { TodayRow } from '../../today-parts/web/today-row.tsx'

const Facts = z.object({ all: z.number(), refused: z.number(), isBroken: z.boolean() })

/** An import with refused bundles. Only its sender can send them again, so that noting it ends it here. */
function FailedImportRow({ thing }: CardProps) {
  const t = useTranslations('imports.today')
  const { onMark } = useRowOfPage()
  const { all, refused, isBroken } = Facts.parse(thing.facts)
  return (
    <TodayRow
      thing={thing}
      icon={<InfoIcon />}
      title={t('title')}
      line={isBroken ? t('broken') : t('refused', { all, refused })}
    >
      {onMark && (
        <Button size="small" onClick={() => onMark(thing)}>
          {t('done')}
        </Button>
      )}
    </TodayRow>
  )
}

export const cards: readonly TodayCard[] = [{ kind: 'failedImport', tab: 'failures', Row: FailedImportRow }]
