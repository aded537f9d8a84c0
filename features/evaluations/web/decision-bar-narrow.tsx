import { useTranslations } from 'use-intl'
import { type Decision, resultOf } from '../rules/decision.ts'
import styles from './decision-bar.module.css'
import { DecisionChoice } from './decision-choice.tsx'
import type { Deciding } from './use-decision.ts'
import { changePart } from './use-decision-draft.ts'

interface Props {
  deciding: Deciding
  onOpen: () => void
}

/** The decision on a phone, between the steps to the candidates beside this one: choosing opens the sheet with the rest. */
export function DecisionBarNarrow({ deciding, onOpen }: Props) {
  const t = useTranslations('evaluations')
  const { draft, said } = deciding
  function handlePress(decision: Decision) {
    // Pressed once more it only opens the sheet: there it is taken back.
    changePart(draft, 'overall', { result: resultOf[decision] })
    onOpen()
  }
  return (
    <section aria-label={t('decide.bar')} className={styles.narrow}>
      <DecisionChoice
        label={t('decide.choice')}
        result={draft.value.overall.result}
        current={said.own?.decision ?? null}
        isSpread
        onPress={handlePress}
      />
    </section>
  )
}
