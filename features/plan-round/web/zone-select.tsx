import { offsetName, zoneChoice } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { Select } from '@candor/ui/inputs/select'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './round.module.css'

interface Props {
  label: string
  value: string
  /** The moment at which zones are told how far they are ahead. */
  at: number
  onChange: (zone: string) => void
}

/** One of all time zones, by the place that it is named after. */
export function ZoneSelect({ label, value, at, onChange }: Props) {
  const t = useTranslations('plan-round')
  // To read the clocks of all zones takes a while: for those alone who come to choose one.
  const [isListed, setIsListed] = useState(false)
  const items = useMemo(() => {
    const locale = currentLocale()
    const zones = new Set([value, ...(isListed ? Intl.supportedValuesOf('timeZone') : [])])
    return [...zones]
      .map((zone) => ({
        value: zone,
        label: t('zoneItem', { place: zoneChoice(at, zone, locale), offset: offsetName(at, zone) }),
      }))
      .sort((a, b) => a.label.localeCompare(b.label))
  }, [value, at, t, isListed])
  return (
    <div className={styles.zone}>
      <span className={styles.label}>{label}</span>
      <Select
        label={label}
        items={items}
        value={value}
        onChange={onChange}
        onReach={() => setIsListed(true)}
      />
    </div>
  )
}
