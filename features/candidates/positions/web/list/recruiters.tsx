import { initialsOf } from '@candor/messages/initials'
import { classes } from '@candor/ui/classes.ts'
import { useTranslations } from 'use-intl'
import { usePositionViewer } from '../use-position-viewer.ts'
import styles from './recruiters.module.css'

interface Props {
  recruits: readonly { readonly accountId: string; readonly name: string }[]
}

/** Discs shown at most. */
const mostDiscs = 2

/** The accounts that recruit for a position, the viewer first. */
export function Recruiters({ recruits }: Props) {
  const t = useTranslations('positions')
  const ownId = usePositionViewer()?.accountId
  const ordered = [...recruits].sort((a, b) => Number(b.accountId === ownId) - Number(a.accountId === ownId))
  const [first] = ordered
  if (!first) return <div className={classes(styles.recruiters, styles.none)}>{t('noRecruiter')}</div>
  const name = first.accountId === ownId ? t('you') : first.name
  const others = ordered.length - 1
  return (
    <div className={styles.recruiters} title={ordered.map((account) => account.name).join(', ')}>
      <span className={styles.discs} aria-hidden="true">
        {ordered.slice(0, mostDiscs).map((account) => (
          <i key={account.accountId} className={classes(account.accountId === ownId && styles.own)}>
            {initialsOf(account.name)}
          </i>
        ))}
      </span>
      <span className={styles.name}>{others === 0 ? name : t('andMore', { name, count: others })}</span>
    </div>
  )
}
