import { initialsOf } from '@candor/messages/initials'
import { classes } from '@candor/ui/classes.ts'
import { useTranslations } from 'use-intl'
import styles from './colleague-marks.module.css'

export interface Mark {
  readonly name: string
  /** Null: nothing yet. */
  readonly decision: 'pass' | 'wait' | 'reject' | null
}

interface Props {
  person: {
    readonly marks: readonly Mark[]
    /** Whether the marks wait for the viewer's own opinion. */
    readonly areMarksCovered: boolean
  }
  /** The most marks that have room; the others are counted. */
  most: number
}

/** The opinions of colleagues with their initials. Covered ones say so, and are not in the page. */
export function ColleagueMarks({ person, most }: Props) {
  const t = useTranslations('shortlist')
  const { marks, areMarksCovered } = person
  if (marks.length === 0 && !areMarksCovered) return null
  const shown = marks.slice(0, most)
  return (
    <span className={styles.marks}>
      {shown.map(({ name, decision }) => (
        <span key={name} className={styles.mark} title={name}>
          <i className={classes(styles.cell, decision && styles[decision])} />
          <span className="sr">
            {name}: {t(`mark.${decision ?? 'none'}`)}
          </span>
          <span aria-hidden="true">{initialsOf(name)}</span>
        </span>
      ))}
      {marks.length > most && (
        <span>
          <span aria-hidden="true">+{marks.length - most}</span>
          <span className="sr">{t('moreMarks', { count: marks.length - most })}</span>
        </span>
      )}
      {areMarksCovered && (
        <span className={styles.mark}>
          <i className={classes(styles.cell, styles.covered)} />
          <span className={styles.held}>{t('opinionsCovered')}</span>
        </span>
      )}
    </span>
  )
}
