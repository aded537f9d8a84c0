import { classes } from '@candor/ui/classes.ts'
import { Field } from '@candor/ui/inputs/field'
import { Select } from '@candor/ui/inputs/select'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useTranslations } from 'use-intl'
import styles from '../round.module.css'
import type { Planning } from './use-planning.ts'

/** The option for an interview outside of the position's rounds. */
const other = 'other'

/** The round: one of the position's, or another by its name. */
export function RoundField({ planning }: { planning: Planning }) {
  const t = useTranslations('planning')
  const { form, set, choices, fault } = planning
  const { rounds, plannedRoundIds } = choices
  // The field for another round's name shows once it is known that there are no rounds to choose from.
  if (rounds.isLoading) {
    return (
      <section className={classes(styles.part, styles.awaited)}>
        <Skeleton />
      </section>
    )
  }
  const known = rounds.data ?? []
  const items = known.map(({ id, name }, index) => ({
    value: id,
    label: t('roundOf', { number: index + 1, count: known.length, name }),
    ...(plannedRoundIds.has(id) && { hint: t('plannedAlready') }),
  }))
  const chosen = known.find(({ id }) => id === form.roundId)
  const isOutside = form.roundId === ''
  return (
    <section className={styles.part}>
      {known.length > 0 && (
        <div className={styles.zone}>
          <span className={styles.label}>{t('round')}</span>
          <Select
            label={t('round')}
            items={[...items, { value: other, label: t('otherRound') }]}
            value={form.roundId || other}
            onChange={(roundId) => set({ roundId: roundId === other ? '' : roundId })}
          />
        </div>
      )}
      {isOutside && (
        <Field
          isSmall
          label={t(known.length > 0 ? 'roundName' : 'round')}
          value={form.roundName}
          maxLength={200}
          onChange={({ target }) => set({ roundName: target.value })}
          {...(fault?.field === 'roundName' && { error: fault.message })}
        />
      )}
      {chosen && (
        <p className={styles.hint}>
          {chosen.formName === null ? t('noForm') : t('form', { name: chosen.formName })}
        </p>
      )}
    </section>
  )
}
