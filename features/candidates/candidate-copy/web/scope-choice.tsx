import { Segments } from '@candor/ui/inputs/segments'
import { useTranslations } from 'use-intl'

interface Props {
  /** How many applications the person has. */
  applications: number
  isWholePerson: boolean
  onChange: (isWholePerson: boolean) => void
}

/** The choice between one application and all of the person; nothing where there is only one. */
export function ScopeChoice({ applications, isWholePerson, onChange }: Props) {
  const t = useTranslations('candidate-copy.order')
  if (applications < 2) return null
  return (
    <Segments
      label={t('scope')}
      layout="stacked"
      items={[
        { value: 'one', label: t('one') },
        { value: 'whole', label: t('whole', { count: applications }) },
      ]}
      value={isWholePerson ? 'whole' : 'one'}
      onChange={(value) => onChange(value === 'whole')}
    />
  )
}
