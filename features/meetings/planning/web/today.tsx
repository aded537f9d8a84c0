import { plannedDate } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { CalendarIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { CardProps, TodayCard } from '../../../platform/today-parts/web/card.ts'
import { TodayRow, useNameOf } from '../../../platform/today-parts/web/today-row.tsx'
import { planTab } from '../../candidate-plans/rules/plans.ts'
import { ofPlan } from '../rules/wire.ts'

const Facts = z.object({
  round: z.string(),
  day: z.nullable(z.string()),
  interviewers: z.array(z.string()),
})

function WithoutTimeRow({ thing }: CardProps) {
  const t = useTranslations('planning.today')
  const name = useNameOf(thing) ?? ''
  const { round, day, interviewers } = Facts.parse(thing.facts)
  const names = interviewers.join(t('comma'))
  return (
    <TodayRow
      thing={thing}
      icon={<CalendarIcon />}
      title={t('title')}
      line={day === null ? round : t('line', { round, day: plannedDate(day, currentLocale()) })}
      who={interviewers[0] === undefined ? undefined : { name: interviewers[0], text: t('with', { names }) }}
    >
      <Button
        size="small"
        render={
          <Link
            to="/shareurl"
            search={{
              ...ofCandidate(thing.candidateId ?? undefined),
              ...ofPlan(thing.thing),
              activeIndex: planTab,
            }}
            aria-label={t('openOf', { name })}
          >
            {t('open')}
          </Link>
        }
      />
    </TodayRow>
  )
}

export const cards: readonly TodayCard[] = [{ kind: 'withoutTime', tab: 'planning', Row: WithoutTimeRow }]
