import { nameIn } from '@candor/messages/local-name'
import { plannedTime } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ofCandidate } from '../../../../candidates/candidates/rules/ids.ts'
import { useDay } from './use-day.ts'

/** What comes next, where nothing waits: the next interview, else the list of candidates. */
export function NextInterview({ timeZone }: { timeZone: string }) {
  const t = useTranslations('my-interviews.day')
  const locale = useLocale()
  const next = useDay(timeZone).data?.next
  if (!next) return <Link to="/first/talentList">{t('toCandidates')}</Link>
  const name = nameIn(locale, next.candidate.name, next.candidate.latin)
  return (
    <span>
      {t('nextIs', { time: plannedTime(next.startsAt, timeZone, currentLocale()) })}{' '}
      <Link to="/shareurl" search={{ ...ofCandidate(next.candidateId), from: 'interviewPlan' }}>
        {name}
      </Link>
    </span>
  )
}
