import { clockOf, offsetName, zoneChoice, zoneName, zoneSearchText } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { CheckIcon, GlobeIcon } from '@candor/ui/icons'
import { Field } from '@candor/ui/inputs/field'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useState } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import styles from './zone-button.module.css'

interface Props {
  timeZone: string
  /** The time zone of the company. */
  theirs?: string
  now: number
  onChange: (timeZone: string) => void
}

/** The time zone of the shown times, and a button to change it. */
export function ZoneButton({ timeZone, theirs, now, onChange }: Props) {
  const t = useTranslations('appointments')
  const [isOpen, setIsOpen] = useState(false)
  const locale = currentLocale()
  return (
    <>
      <button type="button" className={styles.zone} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <GlobeIcon />
        <span className={styles.words}>
          <b>{t('timesIn', { zone: zoneName(now, timeZone, locale) })}</b>
          <span className={styles.now}>
            {t('zoneNow', { offset: offsetName(now, timeZone), clock: clockOf(now, timeZone) })}
          </span>
        </span>
        <span className={styles.change}>{t('change')}</span>
      </button>
      <LazySheet title={t('zoneTitle')} isOpen={isOpen} onOpenChange={setIsOpen}>
        <ZoneList
          timeZone={timeZone}
          now={now}
          {...(theirs !== undefined && { theirs })}
          onChange={(zone) => {
            onChange(zone)
            setIsOpen(false)
          }}
        />
      </LazySheet>
    </>
  )
}

/** The most zones that the list shows; others are found by typing. */
const maxShown = 60

/** All zones: first the reader's own and the company's, then those whose cities have a name in the language. */
function listZones(first: readonly string[], named: ReadonlyMap<string, string>): string[] {
  const all = Intl.supportedValuesOf('timeZone')
  const known = new Set(all)
  return [...new Set([...first, ...[...named.keys()].filter((zone) => known.has(zone)), 'UTC', ...all])]
}

function ZoneList({ timeZone, theirs, now, onChange }: Props) {
  const t = useTranslations('appointments')
  const locale = currentLocale()
  const [typed, setTyped] = useState('')
  const cities = new Map(Object.entries(useMessages().appointments.zoneCities))
  const wanted = typed.trim().toLowerCase().replaceAll('_', ' ')
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = listZones([timeZone, own, ...(theirs === undefined ? [] : [theirs])], cities)
  const cityOf = (zone: string) => (locale === 'en' ? undefined : cities.get(zone)?.split(' ')[0])
  const found = zones.filter((zone) =>
    `${zoneSearchText(now, zone, locale)} ${cities.get(zone)?.toLowerCase() ?? ''}`.includes(wanted),
  )
  return (
    <>
      <Field
        label={t('zoneSearch')}
        type="search"
        value={typed}
        maxLength={64}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className={styles.list}>
        {found.slice(0, maxShown).map((zone) => (
          <li key={zone}>
            <button
              type="button"
              className={styles.choice}
              aria-current={zone === timeZone}
              onClick={() => onChange(zone)}
            >
              <span className={styles.words}>
                {zoneChoice(now, zone, locale, cityOf(zone))}
                <span className={styles.now}>{offsetName(now, zone)}</span>
              </span>
              {zone === timeZone && <CheckIcon />}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">{t('noZone')}</p>}
      {found.length > maxShown && <p className={styles.now}>{t('moreZones')}</p>}
    </>
  )
}
