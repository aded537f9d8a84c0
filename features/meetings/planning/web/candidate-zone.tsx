import { offsetName, zoneName } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { GlobeIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import type { Span } from '../rules/spans.ts'
import { useCalendarWords } from './calendar/use-calendar-words.ts'
import styles from './round.module.css'
import { ZoneSelect } from './zone-select.tsx'

interface Props {
  time: Span
  zone: string
  candidateZone: string
  onChange: (zone: string) => void
}

/** The candidate's time zone, and the local time there. */
export function CandidateZone({ time, zone, candidateZone, onChange }: Props) {
  const t = useTranslations('planning')
  const words = useCalendarWords(zone)
  const place = zoneName(time.startsAt, candidateZone, currentLocale())
  const offset = offsetName(time.startsAt, candidateZone)
  return (
    <div className={styles.zone}>
      <ZoneSelect label={t('candidateZone')} value={candidateZone} at={time.startsAt} onChange={onChange} />
      <p className={styles.hint}>
        <GlobeIcon />
        {t('there', { time: words.spanIn(time, candidateZone), place, offset })}
      </p>
    </div>
  )
}
