import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listRefusalReasons } from '../contract.ts'
import { givesReason, withReason } from '../rules/lines.ts'
import styles from './reason-choices.module.css'

interface Props {
  /** The text so far. */
  text: string
  /** The longest text, in characters. */
  most: number
  onChange: (text: string) => void
}

/** The company's reasons for refusing a candidate, to be added to a text; nothing where it has none. */
export function ReasonChoices({ text, most, onChange }: Props) {
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
          aria-pressed={givesReason(text, reason)}
          onClick={() => onChange(withReason(text, reason, most))}
        >
          {reason}
        </Button>
      ))}
    </fieldset>
  )
}
