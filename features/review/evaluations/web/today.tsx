import { FlagIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { OpenReport } from '../../../candidates/candidates/web/open-report.tsx'
import type { CardProps, TodayCard } from '../../../platform/today-parts/web/card.ts'
import { TodayRow, useNameOf } from '../../../platform/today-parts/web/today-row.tsx'

const Facts = z.object({ answers: z.number(), feedbacks: z.number() })

function DecisionRow({ thing }: CardProps) {
  const t = useTranslations('evaluations.today')
  const name = useNameOf(thing) ?? ''
  const { answers, feedbacks } = Facts.parse(thing.facts)
  return (
    <TodayRow
      thing={thing}
      icon={<FlagIcon />}
      title={t('title')}
      line={
        <>
          {answers > 0 && <p>{t('answers', { count: answers })}</p>}
          {feedbacks > 0 && <p>{t('feedbacks', { count: feedbacks })}</p>}
        </>
      }
    >
      <OpenReport thing={thing} text={t('open')} label={t('openOf', { name })} />
    </TodayRow>
  )
}

export const cards: readonly TodayCard[] = [{ kind: 'decision', tab: 'decisions', Row: DecisionRow }]
