import { useTranslations } from 'use-intl'
import styles from './waiting-for.module.css'

/** Whose opinion is asked: the viewer's own with a petrol square, else the names of colleagues. */
export function WaitingFor({ person }: { person: { asked: readonly string[]; isViewerAsked: boolean } }) {
  const t = useTranslations('shortlist')
  if (person.isViewerAsked)
    return (
      <span className={styles.own}>
        <i aria-hidden="true" />
        {t('viewerAsked')}
      </span>
    )
  const [first, ...others] = person.asked
  if (first === undefined) return null
  const names = others.length > 0 ? `${first} +${others.length}` : first
  return (
    <span className={styles.others} title={person.asked.join(', ')}>
      {t('askedOf', { names })}
    </span>
  )
}
