import { CheckIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { CardProps, TodayCard } from '../../../platform/today-parts/web/card.ts'
import { TodayRow, useNameOf } from '../../../platform/today-parts/web/today-row.tsx'
import { OpenReport } from '../../candidates/web/open-report.tsx'

const Facts = z.object({ name: z.string() })

function CameRow({ thing }: CardProps) {
  const t = useTranslations('interviews.today')
  const name = useNameOf(thing) ?? ''
  const facts = Facts.parse(thing.facts)
  return (
    <TodayRow thing={thing} icon={<CheckIcon />} title={t('title')} line={t('line', { name: facts.name })}>
      <OpenReport thing={thing} text={t('open')} label={t('openOf', { name })} />
    </TodayRow>
  )
}

export const cards: readonly TodayCard[] = [{ kind: 'interviewCame', tab: 'interviews', Row: CameRow }]
