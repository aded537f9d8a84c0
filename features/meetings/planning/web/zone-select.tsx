import { offsetName, zoneChoice } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { Select } from '@candor/ui/inputs/select'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './round.module.css'

interface Props {
  label: string
  value: string
  /** The moment for which the zones' offsets are shown. */
  at: number
  onChange: (zone: string) => void
}

/** A select of all time zones by their places. */
export function ZoneSelect({ label, value, at, onChange }: Props) {
  const t = useTranslations('planning')
  // Reading all zones takes a while, so it waits until somebody comes to choose one.
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
