import { Kbd } from '@candor/ui/kbd'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import styles from './drop-resumes.module.css'

/** The ways in: resumes, and a candidate by hand. */
export function DropResumes({ positionId }: { positionId: string }) {
  const t = useTranslations('board')
  return (
    <div className={styles.ways}>
      <Link className={styles.drop} to="/positions/$positionId/resumes/{-$dropId}" params={{ positionId }}>
        <b>{t('dropResumes')}</b>
        {t('dropHint')}
      </Link>
      <Link className={styles.add} to="/positions/$positionId/add" params={{ positionId }}>
        {t('addByHand')} <Kbd>A</Kbd>
      </Link>
    </div>
  )
}
