import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Position } from './position-frame.tsx'
import styles from './position-page.module.css'

/** The stages of a position with the number of people, for an installation without a board. */
export function StageList({ position: { positionId, stages } }: { position: Position }) {
  const t = useTranslations('positions')
  return (
    <section className={styles.body} aria-label={t('fallback.viewTitle')}>
      <dl className={styles.stages}>
        {stages.map(({ stageId, name, count, past }) => (
          <div key={stageId}>
            <dt>{name}</dt>
            <dd>
              {t('fallback.count', { count })}
              {past > 0 && <b>{t('past', { count: past })}</b>}
            </dd>
          </div>
        ))}
      </dl>
      <Link to="/first/talentList" search={{ positionId }}>
        {t('fallback.list')}
      </Link>
    </section>
  )
}
