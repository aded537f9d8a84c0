import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listRefusalReasons } from '../contract.ts'
import styles from './reason-choices.module.css'

interface Props {
  chosen: readonly string[]
  /** Adds a reason, or takes it back. */
  onToggle: (reason: string) => void
}

/** The company's reasons for refusing a candidate, to choose from; nothing where it has none. */
export function ReasonChoices({ chosen, onToggle }: Props) {
  const t = useTranslations('refusal-reasons')
  const { data: reasons = [] } = useQuery(callQuery(listRefusalReasons, {}))
  if (reasons.length === 0) return null
  return (
    <fieldset className={styles.choices} aria-label={t('choose')}>
      {reasons.map(({ id, reason }) => (
        <Button
          key={id}
          size="small"
          className={styles.choice}
          aria-pressed={chosen.includes(reason)}
          onClick={() => onToggle(reason)}
        >
          {reason}
        </Button>
      ))}
    </fieldset>
  )
}
