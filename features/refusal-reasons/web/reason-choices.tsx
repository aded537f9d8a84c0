import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listRefusalReasons } from '../contract.ts'
import { givesReason, withReason } from '../rules/lines.ts'
import styles from './reason-choices.module.css'

interface Props {
  /** What is written so far. */
  text: string
  /** The most characters that may be. */
  most: number
  onChange: (text: string) => void
}

/** The company's reasons for turning a candidate down, to be put into the own words; nothing where it has none. */
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
