import { nameIn } from '@candor/messages/local-name'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import styles from './retention-table.module.css'
import type { RetentionItem } from './use-retention.ts'

/** Candidates with their outcome and the day of their erasure: a table on wide screens, a list on a phone. */
export function RetentionTable({ list }: { list: readonly RetentionItem[] }) {
  const t = useTranslations('retention')
  return (
    <table className={styles.table}>
      <thead className="sr-small">
        <tr>
          <th scope="col">{t('candidate')}</th>
          <th scope="col">{t('outcome')}</th>
          <th scope="col">{t('erased')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((item) => (
          <Row key={item.candidateId} item={item} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ item }: { item: RetentionItem }) {
  const t = useTranslations('retention')
  const outcomes = useTranslations('persons')
  const locale = useLocale()
  const { candidateId, outcome, day, eraseDay, kept } = item
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.who}>
        <Link to="/candidates/$candidateId" params={{ candidateId }} className={styles.name}>
          {nameIn(locale, item.name, item.nameLatin)}
        </Link>
        <span className={styles.note}>{nameIn(locale, item.positionName, item.positionNameLatin)}</span>
      </th>
      <td data-label={t('outcome')}>
        {outcome ? outcomes(`inOutcome.${outcome}`) : t('noOutcome')}
        <span className={styles.note}>{outcome ? day : t('lastActive', { day })}</span>
      </td>
      <td data-label={t('erased')}>
        {eraseDay ?? t('notErased')}
        {kept && (
          <>
            <span className={styles.note}>{t('keptUntil', { day: kept.until })}</span>
            <span className={styles.note}>{t('keptBy', { name: kept.byName, reason: kept.reason })}</span>
          </>
        )}
      </td>
    </tr>
  )
}
