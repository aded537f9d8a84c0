import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { StepContent } from './step-content.ts'
import styles from './step-parts.module.css'

/** The way to a new position, and the latest one. */
export function PositionStep({ found: { position, positions }, isCurrent }: StepContent) {
  const t = useTranslations('first-run.position')
  const isLatin = useLocale() === 'en'
  if (!position && !isCurrent) return null
  if (!position) {
    const link = (
      <Link to="/positions/new" data-first-act="">
        {t('add')}
      </Link>
    )
    return <Button look="primary" render={link} />
  }
  const { positionId, name, nameLatin, grade, place } = position
  const facts = [grade, place, positions > 1 ? t('more', { count: positions }) : '']
  return (
    <p className={styles.line}>
      <span>
        <b>{(isLatin && nameLatin) || name}</b>
        {facts.filter(Boolean).map((fact) => `, ${fact}`)}
      </span>
      <Link to="/positions/$positionId" params={{ positionId }} data-first-act="">
        {t('open')}
      </Link>
      <Link to="/positions/new">{t('another')}</Link>
    </p>
  )
}
