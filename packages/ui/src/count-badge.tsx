import { useTranslations } from 'use-intl'
import { classes } from './classes.ts'
import styles from './count-badge.module.css'

const cap = 99

/** A count beside a name, `99+` above 99. Amber says that something needs judgement. */
export function CountBadge({ count, isWarn = false }: { count: number; isWarn?: boolean }) {
  const t = useTranslations('ui')
  return (
    <span className={classes(styles.count, isWarn && styles.warn)}>
      {count > cap ? `${cap}+` : count}
      {isWarn && (
        <>
          {' '}
          <span className="sr">{t('needsJudgement')}</span>
        </>
      )}
    </span>
  )
}
