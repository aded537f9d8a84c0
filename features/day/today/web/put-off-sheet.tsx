import { addDays } from '@candor/kernel/zoned-time'
import { dayOf, plannedTime } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { Sheet } from '@candor/ui/overlays/sheet'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { atDay, nextMonday, tomorrow } from '../../../platform/today-parts/rules/when.ts'
import { maxPutOffDays } from '../contract.ts'
import styles from './page.module.css'

interface Props {
  now: number
  timeZone: string
  onChoose: (until: number) => void
  onClose: () => void
}

/** Asks until when a thing is put off: tomorrow, Monday, or a day, each at 9:00. */
export function PutOffSheet({ now, timeZone, onChoose, onClose }: Props) {
  const t = useTranslations('today.putOff')
  const today = dayOf(now, timeZone)
  const [day, setDay] = useState('')
  const [fault, setFault] = useState<string | undefined>(undefined)
  const time = (at: number) => plannedTime(at, timeZone, currentLocale())
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const isPossible = day > today && day <= addDays(today, maxPutOffDays - 1)
    if (isPossible) onChoose(atDay(day, timeZone))
    else setFault(t('fault'))
  }
  const ways = [
    { word: 'tomorrow', at: tomorrow(now, timeZone) },
    { word: 'monday', at: nextMonday(now, timeZone) },
  ] as const
  return (
    <Sheet title={t('title')} description={t('text')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.ways}>
        {ways.map(({ word, at }) => (
          <Button key={word} onClick={() => onChoose(at)}>
            {t(word)} <span className={styles.quiet}>{time(at)}</span>
          </Button>
        ))}
        <form noValidate className={styles.dayForm} onSubmit={handleSubmit}>
          <Field
            label={t('day')}
            type="date"
            min={addDays(today, 1)}
            value={day}
            error={fault}
            onChange={({ target }) => {
              setFault(undefined)
              setDay(target.value)
            }}
          />
          <Button type="submit">{t('untilDay')}</Button>
        </form>
      </div>
    </Sheet>
  )
}
