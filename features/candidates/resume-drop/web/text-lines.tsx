import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { DropMark } from '../contract/row.ts'
import { partsOfLine } from '../rules/marked-line.ts'
import styles from './document.module.css'

interface Props {
  lines: readonly string[]
  isCut: boolean
  marks: readonly DropMark[]
  current: number | null
}

/** The text of a resume with the places of the read values. */
export function TextLines({ lines, isCut, marks, current }: Props) {
  const t = useTranslations('resume-drop')
  const first = useRef<HTMLElement>(null)
  useEffect(() => {
    if (current !== null) first.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
  }, [current])
  if (lines.length === 0) return <p className={styles.note}>{t('noLines')}</p>
  let hasFirst = false
  const drawn = lines.map((line, index): ReactNode => {
    const parts = partsOfLine(line, index, marks)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key than their number
      <p key={index} className={styles.line}>
        {parts.map(({ text, mark, at }) => {
          if (!mark) return <span key={at}>{text}</span>
          const isCurrent = mark.number === current
          const isFirst = isCurrent && !hasFirst
          if (isFirst) hasFirst = true
          return (
            <mark
              key={at}
              ref={isFirst ? first : null}
              className={styles.word}
              data-current={isCurrent || undefined}
              data-unsure={!mark.isSure || undefined}
            >
              <span className={styles.inlineChip} aria-hidden="true">
                {mark.number}
              </span>
              {text}
            </mark>
          )
        })}
      </p>
    )
  })
  return (
    <div className={styles.text}>
      {drawn}
      {isCut && <p className={styles.note}>{t('cutText')}</p>}
    </div>
  )
}
