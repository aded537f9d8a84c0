import { nameIn } from '@candor/messages/local-name'
import { InfoIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { CardProps, TodayCard } from '../../../platform/today-parts/web/card.ts'
import { TodayRow } from '../../../platform/today-parts/web/today-row.tsx'

const Facts = z.object({
  dropId: z.string(),
  positionId: z.string(),
  position: z.string(),
  positionLatin: z.nullable(z.string()),
  all: z.number(),
  failed: z.number(),
})

function FailedDropRow({ thing }: CardProps) {
  const t = useTranslations('resume-drop.today')
  const locale = useLocale()
  const { positionId, dropId, all, failed, ...facts } = Facts.parse(thing.facts)
  const position = nameIn(locale, facts.position, facts.positionLatin)
  return (
    <TodayRow thing={thing} icon={<InfoIcon />} title={t('title', { all, failed })} line={position}>
      <Button
        size="small"
        render={
          <Link
            to="/positions/$positionId/resumes/{-$dropId}"
            params={{ positionId, dropId }}
            aria-label={t('openOf', { position })}
          >
            {t('open')}
          </Link>
        }
      />
    </TodayRow>
  )
}

export const cards: readonly TodayCard[] = [{ kind: 'failedResumes', tab: 'failures', Row: FailedDropRow }]
