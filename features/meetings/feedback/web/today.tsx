import { TextIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { CardProps, TodayCard } from '../../../platform/today-parts/web/card.ts'
import { TodayRow, useNameOf } from '../../../platform/today-parts/web/today-row.tsx'
import { ofPlan } from '../../planning/rules/wire.ts'

const Facts = z.object({ round: z.string(), isOver: z.boolean() })

function FeedbackRow({ thing }: CardProps) {
  const t = useTranslations('feedback.today')
  const name = useNameOf(thing) ?? ''
  const { round, isOver } = Facts.parse(thing.facts)
  const search = { ...ofCandidate(thing.candidateId ?? undefined), ...ofPlan(thing.thing) }
  return (
    <TodayRow
      thing={thing}
      icon={<TextIcon />}
      title={t('title')}
      line={t(isOver ? 'held' : 'running', { round })}
    >
      <Button
        size="small"
        render={
          <Link to="/emailFeedback" search={search} aria-label={t('giveOf', { name })}>
            {t('give')}
          </Link>
        }
      />
    </TodayRow>
  )
}

export const cards: readonly TodayCard[] = [{ kind: 'feedback', tab: 'feedback', Row: FeedbackRow }]
