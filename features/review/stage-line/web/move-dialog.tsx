import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { WhyFields } from '../../../candidates/refusal-reasons/web/why-fields.tsx'
import { lookAtMove } from '../../../candidates/stages/contract/moving.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { MoveEffects } from './move-effects.tsx'
import styles from './stage-line.module.css'
import type { Standing } from './standing.ts'
import { type Goal, type Moving, outcomes, useMoving } from './use-moving.ts'

interface Props {
  report: OpenReport
  standing: Standing
  isOpen: boolean
  onClose: () => void
}

/** Moves the candidate to another stage, ends the application, or reopens it. */
export function MoveDialog({ report, standing, isOpen, onClose }: Props) {
  const t = useTranslations('stage-line')
  const { candidateId, candidate } = report
  const moving = useMoving({ candidateId, standing, onMoved: onClose })
  const look = useQuery({ ...callQuery(lookAtMove, { candidateIds: [candidateId] }), enabled: isOpen })
  const { goal, isMoving } = moving
  return (
    <Sheet
      title={t('title', { name: candidate.person.name })}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            disabled={goal === null || isMoving}
            aria-busy={isMoving}
            onClick={() => void moving.move()}
          >
            <GoalWords goal={goal} standing={standing} />
          </Button>
        </>
      }
    >
      <FrozenFields isFrozen={isMoving}>
        <div className="stack-close">
          {moving.fault && (
            <p className={styles.fault} role="alert">
              {moving.fault}
            </p>
          )}
          <StageChoices standing={standing} moving={moving} />
          <OutcomeChoices standing={standing} moving={moving} />
          {goal !== null && look.data && (
            <MoveEffects look={look.data} timeZone={report.timeZone} goal={goal} moving={moving} />
          )}
          <Reason moving={moving} isNeeded={standing.needsReason} />
        </div>
      </FrozenFields>
    </Sheet>
  )
}

function GoalWords({ goal, standing }: { goal: Goal | null; standing: Standing }) {
  const t = useTranslations('stage-line')
  if (goal === null) return t('actNone')
  if (goal.outcome !== null) return t('actEnd', { outcome: goal.outcome })
  const stage = standing.choices.find(({ stageId }) => stageId === goal.stageId)?.name ?? ''
  return t('act', { stage })
}

interface ChoicesProps {
  standing: Standing
  moving: Moving
}

/** The stages of the position. The present one can be chosen only to reopen an ended application. */
function StageChoices({ standing, moving }: ChoicesProps) {
  const t = useTranslations('stage-line')
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>{t('choose')}</legend>
      {standing.choices.map((choice) => {
        const isHere = choice.stageId === standing.stageId
        return (
          <label key={choice.stageId} className={styles.choice}>
            <input
              type="radio"
              name={name}
              disabled={isHere && standing.outcome === null}
              checked={moving.goal?.outcome === null && moving.goal.stageId === choice.stageId}
              onChange={() => moving.choose({ stageId: choice.stageId, outcome: null })}
            />
            <span>{choice.name}</span>
            {isHere && <span className={styles.now}>{t('current')}</span>}
          </label>
        )
      })}
    </fieldset>
  )
}

function OutcomeChoices({ standing, moving }: ChoicesProps) {
  const t = useTranslations('stage-line')
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>{t('ends')}</legend>
      {outcomes.map((outcome) => (
        <label key={outcome} className={styles.choice}>
          <input
            type="radio"
            name={name}
            disabled={outcome === standing.outcome}
            checked={moving.goal?.outcome === outcome}
            onChange={() => moving.choose({ stageId: null, outcome })}
          />
          <span>{t(outcome)}</span>
          {outcome === standing.outcome && <span className={styles.now}>{t('current')}</span>}
        </label>
      ))}
    </fieldset>
  )
}

/** The longest reason, in characters. */
const maxReason = 2_000

/** Why the candidate moves; for a rejection with the company's common reasons. */
function Reason({ moving, isNeeded }: { moving: Moving; isNeeded: boolean }) {
  const t = useTranslations('stage-line')
  const isRejecting = moving.goal?.outcome === 'rejected'
  return (
    <WhyFields
      label={t(isRejecting && isNeeded ? 'reasonNeeded' : 'reason')}
      most={maxReason}
      value={moving.why}
      isRejecting={isRejecting}
      fault={moving.whyFault}
      onChange={moving.changeWhy}
    />
  )
}
