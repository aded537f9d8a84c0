import { localTime } from '@candor/kernel/zoned-time'
import { Field } from '@candor/ui/inputs/field'
import { useTranslations } from 'use-intl'
import { type Typed, typedInto } from '../rules/proposal.ts'
import type { Span, SpanFault } from '../rules/spans.ts'
import { isDay } from '../rules/week.ts'
import { ClockField } from './clock-field.tsx'
import styles from './round.module.css'

interface Props {
  time: Span
  zone: string
  fault: SpanFault | null
  onChange: (time: Span) => void
}

/** Day, start and end of a time, each with a field of its own. */
export function TimeFields({ time, zone, fault, onChange }: Props) {
  const t = useTranslations('planning')
  const type = (typed: Typed) => onChange(typedInto(time, typed, zone))
  const start = localTime(time.startsAt, zone)
  return (
    <>
      <div className={styles.times}>
        <Field
          label={t('date')}
          isSmall
          type="date"
          value={start.day}
          onChange={({ target }) => isDay(target.value) && type({ day: target.value })}
        />
        <ClockField label={t('from')} minutes={start.minutes} onChange={(from) => type({ from })} />
        <ClockField
          label={t('to')}
          minutes={localTime(time.endsAt, zone).minutes}
          onChange={(to) => type({ to })}
        />
      </div>
      {fault && (
        <p className={styles.fault} role="alert">
          {t(`fault.${fault}`)}
        </p>
      )}
    </>
  )
}
