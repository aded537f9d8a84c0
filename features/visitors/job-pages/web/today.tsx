import { UserIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { OpenReport } from '../../../candidates/candidates/web/open-report.tsx'
import type { CardProps, TodayCard } from '../../../platform/today-parts/web/card.ts'
import { TodayRow, useNameOf } from '../../../platform/today-parts/web/today-row.tsx'

const Facts = z.object({ asksForPerson: z.boolean(), note: z.string(), answerDays: z.number() })

function ApplicationRow({ thing }: CardProps) {
  const t = useTranslations('job-pages.today')
  const words = useTranslations('today-parts')
  const name = useNameOf(thing) ?? ''
  const { asksForPerson, note, answerDays } = Facts.parse(thing.facts)
  return (
    <TodayRow
      thing={thing}
      icon={<UserIcon />}
      title={t(asksForPerson ? 'titlePerson' : 'title')}
      line={
        <>
          {note !== '' && <p>{words('quote', { text: note })}</p>}
          <p>{t('line', { days: answerDays })}</p>
        </>
      }
    >
      <OpenReport thing={thing} text={t('open')} label={t('openOf', { name })} />
    </TodayRow>
  )
}

export const cards: readonly TodayCard[] = [{ kind: 'application', tab: 'applications', Row: ApplicationRow }]
