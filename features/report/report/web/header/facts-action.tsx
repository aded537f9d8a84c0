import { UserIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { PanelProps } from '../tabs/tab-registry.ts'

/** The way from the report to the facts of its candidate. */
export function FactsAction({ report: { candidateId } }: PanelProps) {
  const t = useTranslations('candidate-facts')
  return (
    <Button
      look="quiet"
      title={t('openFacts')}
      aria-label={t('openFacts')}
      render={<Link to="/candidates/$candidateId" params={{ candidateId }} />}
    >
      <UserIcon />
      <span className="sr-narrow">{t('openFacts')}</span>
    </Button>
  )
}
