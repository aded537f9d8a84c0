import { isLocale } from '@candor/messages/locale'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { ClockIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { CardProps, TodayCard } from '../../../platform/today-parts/web/card.ts'
import { TodayRow, useNameOf } from '../../../platform/today-parts/web/today-row.tsx'
import { OpenReport } from '../../candidates/web/open-report.tsx'
import { namedStage } from '../rules/kinds.ts'
import { nameIn, readLocalNames } from '../rules/names.ts'

const Facts = z.object({
  stageId: z.string(),
  names: z.unknown(),
  days: z.number(),
  limitDays: z.number(),
})

/** Returns the name of a stage: the company's own, else the default one of its wire id. */
function useStageName({ stageId, names }: { stageId: string; names?: unknown }): string {
  const t = useTranslations('stages')
  const locale = currentLocale()
  const own = isLocale(locale) ? nameIn(readLocalNames(names), locale) : null
  const named = namedStage(stageId)
  return own ?? (named === null ? t('numbered', { id: stageId }) : t(`named.${named}`))
}

function PastLimitRow({ thing }: CardProps) {
  const t = useTranslations('stages.today')
  const name = useNameOf(thing) ?? ''
  const facts = Facts.parse(thing.facts)
  const stage = useStageName(facts)
  return (
    <TodayRow
      thing={thing}
      icon={<ClockIcon />}
      title={t('title')}
      line={t('line', { stage, days: facts.days, limit: facts.limitDays })}
    >
      <OpenReport thing={thing} text={t('open')} label={t('openOf', { name })} />
    </TodayRow>
  )
}

export const cards: readonly TodayCard[] = [{ kind: 'limit', tab: 'limit', Row: PastLimitRow }]
