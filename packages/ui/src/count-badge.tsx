import { useTranslations } from 'use-intl'
import { classes } from './classes.ts'
import styles from './count-badge.module.css'

const cap = 99

interface Props {
  count: number
  /** Something needs judgement: amber. */
  isWarn?: boolean
  /** The count is of entries that the reader has not seen yet, not of all: filled. */
  isUnread?: boolean
  /** Whether a count above 99 shows in full. */
  isExact?: boolean
}

/** A count beside a name, `99+` above 99: angular for a total, a filled pill for unread items. No other shape counts. */
export function CountBadge({ count, isWarn = false, isUnread = false, isExact = false }: Props) {
  const t = useTranslations('ui')
  return (
    <span className={classes(styles.count, isWarn && styles.warn, isUnread && styles.unread)}>
      {count > cap && !isExact ? `${cap}+` : count}
      {isWarn && (
        <>
          {' '}
          <span className="sr">{t('needsJudgement')}</span>
        </>
      )}
      {isUnread && (
        <>
          {' '}
          <span className="sr">{t('unread')}</span>
        </>
      )}
    </span>
  )
}
