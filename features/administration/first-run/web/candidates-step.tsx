import { UserIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { DropPlace } from '../../../candidates/resume-drop/web/drop-place.tsx'
import type { StepContent } from './step-content.ts'
import styles from './step-parts.module.css'

/** The ways to add candidates to the latest position, and how many there are. */
export function CandidatesStep({ found: { position, positions, candidates }, step, isCurrent }: StepContent) {
  const t = useTranslations('first-run.candidates')
  if (!isCurrent && step.state !== 'done') return null
  return (
    <div className="stack-close">
      {step.state === 'done' && (
        <p className={styles.line}>
          <b>{t('count', { count: candidates })}</b>
          <Link to="/first/talentList">{t('open')}</Link>
        </p>
      )}
      {isCurrent &&
        (position ? <Ways positionId={position.positionId} hasOthers={positions > 1} /> : <NeedsPosition />)}
    </div>
  )
}

interface WaysProps {
  positionId: string
  /** Several positions: the page of resumes names the one that they go to. */
  hasOthers: boolean
}

function Ways({ positionId, hasOthers }: WaysProps) {
  const t = useTranslations('first-run.candidates')
  const navigate = useNavigate()
  const link = (
    <Link to="/positions/$positionId/resumes/{-$dropId}" params={{ positionId }} data-first-act="">
      {t('drop')}
    </Link>
  )
  return (
    <div className={styles.ways}>
      {hasOthers ? (
        <div className={styles.drop}>
          <b>{t('dropTitle')}</b>
          <span>{t('dropText')}</span>
          <Button look="primary" render={link} />
        </div>
      ) : (
        <div data-first-act="">
          <DropPlace
            positionId={positionId}
            onStarted={(dropId) =>
              void navigate({
                to: '/positions/$positionId/resumes/{-$dropId}',
                params: { positionId, dropId },
              })
            }
          />
        </div>
      )}
      <div className={styles.way}>
        <UserIcon />
        <span>
          <b>{t('hand')}</b>
          <small>{t('handText')}</small>
        </span>
        <Link to="/positions/$positionId/add" params={{ positionId }}>
          {t('write')}
        </Link>
      </div>
    </div>
  )
}

function NeedsPosition() {
  const t = useTranslations('first-run')
  return (
    <p className={styles.line}>
      <span>{t('candidates.needsPosition')}</span>
      <Link to="/positions/new" data-first-act="">
        {t('position.add')}
      </Link>
    </p>
  )
}
