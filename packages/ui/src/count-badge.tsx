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
}

/** A count beside a name, `99+` above 99. */
export function CountBadge({ count, isWarn = false, isUnread = false }: Props) {
  const t = useTranslations('ui')
  return (
    <span className={classes(styles.count, isWarn && styles.warn, isUnread && styles.unread)}>
      {count > cap ? `${cap}+` : count}
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
