import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { classes } from '../classes.ts'
import { Tag } from '../tag.tsx'
import { fittingCount } from './fitting-count.ts'
import styles from './label-strip.module.css'

export type Label = { text: string; isRed?: boolean }

const gap = 4

type LabelStripProps = {
  labels: readonly Label[]
  /** Actions after the last label. They keep their room however many labels there are. */
  end?: ReactNode
}

/** Labels on one line, with a toggle for the rest; where all of them fit there is no toggle. */
export function LabelStrip({ labels, end }: LabelStripProps) {
  const t = useTranslations('ui')
  const strip = useRef<HTMLDivElement>(null)
  const measure = useRef<HTMLDivElement>(null)
  const atEnd = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(labels.length)
  const [isOpen, setIsOpen] = useState(false)

  useLayoutEffect(() => {
    const line = strip.current
    const whole = measure.current
    if (!line || !whole) return
    function fit() {
      const widths = Array.from(
        measure.current?.children ?? [],
        (child) => child.getBoundingClientRect().width,
      )
      const toggle = widths.pop() ?? 0
      const taken = atEnd.current ? atEnd.current.getBoundingClientRect().width + gap : 0
      setFitting(fittingCount(widths, gap, (strip.current?.clientWidth ?? 0) - taken, toggle))
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(line)
    // Labels become wider with another font, or when the reader increases letter spacing.
    observer.observe(whole)
    return () => observer.disconnect()
  }, [labels])

  const hasOverflow = fitting < labels.length
  const shown = isOpen || !hasOverflow ? labels : labels.slice(0, fitting)
  return (
    <div ref={strip} className={classes(styles.strip, isOpen && styles.open)}>
      <ul className={styles.list}>
        {shown.map((label) => (
          <li key={label.text}>
            <Tag isRed={label.isRed}>{label.text}</Tag>
          </li>
        ))}
      </ul>
      {hasOverflow && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('less') : t('more', { count: labels.length - fitting })}
        </button>
      )}
      {end && (
        <div ref={atEnd} className={styles.end}>
          {end}
        </div>
      )}
      <div ref={measure} className={styles.measure} aria-hidden="true">
        {labels.map((label) => (
          <Tag key={label.text} isRed={label.isRed}>
            {label.text}
          </Tag>
        ))}
        <span className={styles.toggle}>{t('more', { count: labels.length })}</span>
      </div>
    </div>
  )
}
