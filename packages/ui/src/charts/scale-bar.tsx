import { useTranslations } from 'use-intl'
import { PulseBar } from '../pulse-bar.tsx'
import { useFixed } from '../use-fixed.ts'
import styles from './scale-bar.module.css'
import { type ScaleTone, ScaleTrack } from './scale-track.tsx'

export type ScaleBar = {
  name: string
  /** Null while it is still being analysed: then there is no mark at all. */
  value: number | null
  tone?: ScaleTone
  /** Name of the value's band, as colour must not be the only sign. */
  word?: string
  /** Meanings of the ends of the scale. */
  low?: string
  high?: string
  note?: string | null
}

type Scale = {
  min?: number
  max: number
  /** Values with a number below the bar; the ends where it is left out. */
  marks?: readonly number[]
  /** Places after the point; 1 where it is left out. */
  decimals?: number
}

export type ScaleBarsProps = Scale & { title: string; bars: readonly ScaleBar[] }

function Figure({ bar: { value, word }, max, decimals }: { bar: ScaleBar; max: number; decimals: number }) {
  const t = useTranslations('ui')
  const number = useFixed(decimals)
  if (value === null) {
    return (
      <span className={styles.figure}>
        <PulseBar size="small" />
        <span className={styles.word}>{t('analysing')}</span>
      </span>
    )
  }
  return (
    <span className={styles.figure}>
      <span className={styles.number}>
        {number(value)}
        <span className={styles.outOf} aria-hidden="true">
          /{max}
        </span>
        <span className="sr"> {t('outOf', { outOf: max })}</span>
      </span>
      {word && <span className={styles.word}> {word}</span>}
    </span>
  )
}

/**
 * Values on one scale, each a bar with the meanings of its ends, as a table for everybody.
 *
 * The number is always printed; a value that is not there yet has a word in its place and no mark on its bar.
 */
export function ScaleBars({ title, bars, min = 0, max, marks = [min, max], decimals = 1 }: ScaleBarsProps) {
  const t = useTranslations('ui')
  const hasEnds = bars.some(({ low, high }) => low || high)
  const hasNotes = bars.some(({ note }) => note)
  return (
    <div className={styles.frame}>
      <table className={styles.bars}>
        <caption className="sr">{title}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{t('scaleName')}</th>
            <th scope="col">{t('scaleValue')}</th>
            {hasEnds && <th scope="col">{t('scaleLow')}</th>}
            {hasEnds && <th scope="col">{t('scaleHigh')}</th>}
            {hasNotes && <th scope="col">{t('scaleNote')}</th>}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.name} className={styles.bar}>
              <th scope="row" className={styles.name}>
                {bar.name}
              </th>
              <td className={styles.value}>
                <ScaleTrack value={bar.value} tone={bar.tone} min={min} max={max} marks={marks} />
                <Figure bar={bar} max={max} decimals={decimals} />
              </td>
              {hasEnds && <td className={styles.lowEnd}>{bar.low}</td>}
              {hasEnds && <td className={styles.highEnd}>{bar.high}</td>}
              {hasNotes && <td className={styles.note}>{bar.note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
