import { MailIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { CardProps, TodayCard } from '../../today-parts/web/card.ts'
import { TodayRow } from '../../today-parts/web/today-row.tsx'

const Facts = z.object({ failed: z.number() })

function FailedMailRow({ thing }: CardProps) {
  const t = useTranslations('mail.today')
  const { failed } = Facts.parse(thing.facts)
  return (
    <TodayRow thing={thing} icon={<MailIcon />} title={t('title', { count: failed })} line={t('line')}>
      <Button
        size="small"
        render={
          <Link to="/manage/{-$section}" params={{ section: 'mail' }}>
            {t('open')}
          </Link>
        }
      />
    </TodayRow>
  )
}

export const cards: readonly TodayCard[] = [{ kind: 'failedMail', tab: 'failures', Row: FailedMailRow }]
