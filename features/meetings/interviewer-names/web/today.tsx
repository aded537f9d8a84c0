import { UserIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import type { CardProps, TodayCard } from '../../../platform/today-parts/web/card.ts'
import { useRowOfPage } from '../../../platform/today-parts/web/row-context.ts'
import { TodayRow } from '../../../platform/today-parts/web/today-row.tsx'
import { saveInterviewerName } from '../contract.ts'

const Facts = z.object({
  name: z.string(),
  plans: z.number(),
  suggestedEmail: z.nullable(z.string()),
})

/** An interviewer whom plans name without an account, until the name is matched. */
function UnmatchedRow({ thing }: CardProps) {
  const t = useTranslations('interviewer-names.today')
  const { onDone } = useRowOfPage()
  const { name, plans, suggestedEmail: email } = Facts.parse(thing.facts)
  const save = useChange(saveInterviewerName, { done: t('matched') })
  const [match, isSaving] = useOneAtATime(async () => {
    if (email !== null && 'reply' in (await save({ name, email }))) onDone(thing)
  })
  return (
    <TodayRow
      thing={thing}
      icon={<UserIcon />}
      title={t('title', { name })}
      line={t('line', { count: plans })}
    >
      {email !== null && (
        <Button size="small" aria-busy={isSaving} onClick={() => void match()}>
          {t('match', { email })}
        </Button>
      )}
      <Button
        size="small"
        look={email === null ? 'default' : 'quiet'}
        render={
          <Link
            to="/manage/{-$section}"
            params={{ section: 'interviewer-names' }}
            aria-label={t('openOf', { name })}
          >
            {t('open')}
          </Link>
        }
      />
    </TodayRow>
  )
}

export const cards: readonly TodayCard[] = [{ kind: 'interviewerName', tab: 'planning', Row: UnmatchedRow }]
