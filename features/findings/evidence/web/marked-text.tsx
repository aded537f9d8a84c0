import { classes } from '@candor/ui/classes.ts'
import { useMemo } from 'react'
import type { Mark } from '../rules/evidence.ts'
import { cutIntoRuns } from '../rules/runs.ts'
import styles from './marked-text.module.css'

interface Props {
  text: string
  marks: readonly Mark[]
  /** The evidence in view: its words stand out among the marks. */
  current: string | null
  /** The word being said, in UTF-16 offsets. */
  word: { readonly from: number; readonly to: number } | null
}

/** A sentence with its evidence marked and the word that is being said underlined. */
export function MarkedText({ text, marks, current, word }: Props) {
  const runs = useMemo(() => cutIntoRuns(text, marks, word), [text, marks, word])
  return runs.map(({ from, text: run, kind, evidenceIds, isSpoken }) => {
    const className = isSpoken ? styles.said : undefined
    if (kind) {
      return (
        <mark
          key={from}
          className={classes(styles.mark, className)}
          data-kind={kind}
          data-current={current !== null && evidenceIds.includes(current)}
        >
          {run}
        </mark>
      )
    }
    return className ? (
      <b key={from} className={className}>
        {run}
      </b>
    ) : (
      run
    )
  })
}
