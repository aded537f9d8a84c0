import { useFormatter, useTranslations } from 'use-intl'
import { AreaField, type AreaFieldProps } from '../inputs/field.tsx'
import styles from './counted-area.module.css'

export type CountedAreaProps = Omit<AreaFieldProps, 'value' | 'maxLength'> & {
  value: string
  /** The most characters that can be typed; the count is beside the field. */
  most: number
}

/** Text of several lines, limited to `most` characters, with its count. */
export function CountedArea({ value, most, ...area }: CountedAreaProps) {
  const t = useTranslations('ui')
  const format = useFormatter()
  const count = (
    <span className={styles.count}>
      <span aria-hidden="true">{`${format.number(value.length)}/${format.number(most)}`}</span>
      <span className="sr">{t('charactersOf', { count: value.length, most })}</span>
    </span>
  )
  return <AreaField {...area} value={value} maxLength={most} end={count} />
}
