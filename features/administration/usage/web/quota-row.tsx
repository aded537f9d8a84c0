import type { ReplyOf } from '@candor/call/define'
import { State, type StateKind } from '@candor/ui/sections/state'
import { useFormatter, useTranslations } from 'use-intl'
import type { readUsage } from '../contract.ts'
import { adviceOf, percentUsed, sizeOf } from '../rules/amount.ts'
import styles from './quota-row.module.css'

type Usage = ReplyOf<typeof readUsage>['quotas'][number]

const kinds: Readonly<Record<Usage['state'], StateKind>> = {
  unlimited: 'none',
  none: 'none',
  fine: 'info',
  near: 'wait',
  usedUp: 'reject',
}

/** The use of one quota: in words, as a bar where there is a limit, and with advice where it is running out. */
export function QuotaRow({ usage }: { usage: Usage }) {
  const t = useTranslations('usage')
  const name = useTranslations('editions')(`quota.${usage.quota}`)
  const { quota, used, limit, extra, state } = usage
  const words = useAmounts(usage)
  const percent = limit === null ? 0 : percentUsed(used, limit)
  const isAtEnd = state === 'near' || state === 'usedUp'
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.amount}>{words}</span>
        <State kind={kinds[state]}>{t(`state.${state}`, { percent })}</State>
      </div>
      {limit !== null && state !== 'none' && (
        <div className={styles.bar} aria-hidden="true">
          <span data-state={state} style={{ inlineSize: `${Math.min(100, percent)}%` }} />
        </div>
      )}
      {extra > 0 && <p className={styles.note}>{t('extra', { extra })}</p>}
      {isAtEnd && <p className={styles.note}>{t(`advice.${adviceOf(quota)}`)}</p>}
    </li>
  )
}

function useAmounts({ quota, used, limit, state }: Usage): string {
  const t = useTranslations('usage')
  const format = useFormatter()
  const amount = (value: number) => {
    if (quota !== 'storage') return format.number(value)
    const { unit, value: size } = sizeOf(value)
    return t(unit, { value: size })
  }
  if (limit === null) return t('usedUnlimited', { used: amount(used) })
  if (state === 'none') return t('notHeld')
  if (used > limit) return t('overText', { used: amount(used), over: amount(used - limit) })
  return t('used', { used: amount(used), limit: amount(limit) })
}
