import { SwapIcon } from '@candor/ui/icons'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Pair } from '../rules/wire.ts'
import styles from './pair-foot.module.css'

/** Leads to the same pair with the other candidate kept. */
export function SwapLink({ pair }: { pair: Pair }) {
  const t = useTranslations('person-merge')
  return (
    <Link
      className={styles.swap}
      to="/candidates/$candidateId/merge/{-$otherId}"
      params={{ candidateId: pair.other.candidateId, otherId: pair.kept.candidateId }}
      replace
    >
      <SwapIcon />
      {t('swap')}
    </Link>
  )
}
