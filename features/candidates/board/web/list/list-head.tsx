import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type ListAddress, type SortKey, sortAfter } from '../../rules/list.ts'
import type { ChoiceOfPeople } from '../use-choice.ts'
import styles from './people-list.module.css'

interface Props {
  address: ListAddress
  order: readonly string[]
  choice: ChoiceOfPeople
  onAddress: (address: ListAddress) => void
}

/** The heads of the columns: a press sorts by one, and a second press turns the order round. */
export function ListHead({ address, order, choice, onAddress }: Props) {
  const t = useTranslations('board')
  const { sort = 'over', back } = address
  const sortable = (key: SortKey) => (
    <th scope="col" aria-sort={key === sort ? (back === 1 ? 'ascending' : 'descending') : undefined}>
      <button type="button" onClick={() => onAddress({ ...address, ...sortAfter(address, key) })}>
        {t(`column.${key}`)}
        {key === sort && <span aria-hidden="true"> {back === 1 ? '↑' : '↓'}</span>}
      </button>
    </th>
  )
  return (
    <thead>
      <tr className={styles.head}>
        <th scope="col">
          <AllBox order={order} choice={choice} />
        </th>
        {sortable('name')}
        {sortable('years')}
        {sortable('stage')}
        {sortable('over')}
        <th scope="col">{t('column.waiting')}</th>
        {sortable('score')}
        <th scope="col">{t('column.marks')}</th>
        {sortable('active')}
      </tr>
    </thead>
  )
}

function AllBox({ order, choice }: Pick<Props, 'order' | 'choice'>) {
  const t = useTranslations('board')
  const box = useRef<HTMLInputElement>(null)
  const count = order.filter((candidateId) => choice.chosen.has(candidateId)).length
  const isAll = count > 0 && count === order.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll
  }, [count, isAll])
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.box}
      aria-label={t('chooseAll')}
      checked={isAll}
      onChange={() => choice.choose(isAll ? new Set() : new Set(order))}
    />
  )
}
