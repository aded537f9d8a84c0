import { useTranslations } from 'use-intl'
import type { ListedCandidate } from '../../rules/wire.ts'
import { OutcomeMark } from '../pieces/outcome-mark.tsx'
import styles from './cells.module.css'

/** Whom a candidate waits for and for what, or how the application ended and why. */
export function WaitingCell({ row: { waiting, outcome, outcomeWhy } }: { row: ListedCandidate }) {
  const t = useTranslations('shortlist')
  const { who, what } = waiting
  const act = { what: what ?? 'none' }
  if (waiting.for === 'me')
    return (
      <span className={styles.mine}>
        <i aria-hidden="true" />
        {t('waits.me', act)}
      </span>
    )
  if (waiting.for === 'candidate') return <span className={styles.others}>{t('waits.candidate', act)}</span>
  if (waiting.for === 'colleague') {
    const [first = '', ...rest] = who
    const names = rest.length > 0 ? `${first} +${rest.length}` : first
    return (
      <span className={styles.others} title={who.join(', ')}>
        {t('waits.colleague', { ...act, names })}
      </span>
    )
  }
  if (outcome)
    return (
      <>
        <span className={styles.ended}>
          <OutcomeMark outcome={outcome} />
          {t(`outcome.${outcome}`)}
        </span>
        {outcomeWhy.length > 0 && (
          <span className={styles.why} title={outcomeWhy.join('\n')}>
            {outcomeWhy.join(t('whyComma'))}
          </span>
        )}
      </>
    )
  return <span className={styles.nobody}>{t('waits.nobody')}</span>
}
