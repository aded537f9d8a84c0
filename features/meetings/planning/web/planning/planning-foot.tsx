import { localTime } from '@candor/kernel/zoned-time'
import { FlagIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { controlKey } from '@candor/ui/key-names.ts'
import { coverFoot } from '@candor/ui/overlays/cover-foot.ts'
import { useTranslations } from 'use-intl'
import { UnsentNote } from '../../../../platform/drafts/web/unsent-note.tsx'
import { conflictsOf } from '../../rules/interviewers.ts'
import { isChanged } from '../../rules/planning-form.ts'
import { useCalendarWords } from '../calendar/use-calendar-words.ts'
import styles from '../round.module.css'
import type { Planning } from './use-planning.ts'

/** The time of the interview, its conflicts, and the button that plans it. */
export function PlanningFoot({ planning }: { planning: Planning }) {
  const t = useTranslations('planning')
  const { form, calendar, fault, writing, maySend, current, isMailed } = planning
  const { draft, isSending } = writing
  const words = useCalendarWords(form.zone)
  const when = `${words.shortDay(localTime(form.time.startsAt, form.zone).day)} ${words.clock(form.time.startsAt)}`
  const hasConflict = conflictsOf(form.time, calendar.interviewers).length > 0
  const isTaken = fault?.isTaken ?? false
  return (
    <footer ref={coverFoot} className={styles.foot}>
      <div className={styles.counts}>
        <b>{`${words.longDay(localTime(form.time.startsAt, form.zone).day)} ${words.span(form.time)}`}</b>
        {(hasConflict || isTaken) && (
          <span className={styles.conflict} role={isTaken ? 'alert' : undefined}>
            <FlagIcon />
            {isTaken ? fault?.message : words.stateOf(form.time, calendar.interviewers)}
          </span>
        )}
        {fault && !isTaken && (
          <span className={styles.conflict} role={fault.field ? undefined : 'alert'}>
            <FlagIcon />
            {fault.message}
          </span>
        )}
      </div>
      {draft.isUnsent && <UnsentNote disabled={!maySend} onSend={() => void planning.send()} />}
      <Button look="quiet" onClick={writing.discard} disabled={!isChanged(draft.value) || isSending}>
        {t('discard')}
      </Button>
      {isTaken ? (
        <Button
          look="primary"
          onClick={() => void planning.send(true)}
          disabled={!maySend}
          aria-busy={isSending}
        >
          {t('planAnyway')}
        </Button>
      ) : (
        <Button look="primary" onClick={() => void planning.send()} disabled={!maySend} aria-busy={isSending}>
          {t(current === null ? 'planAt' : isMailed ? 'changeTo' : 'correct', { time: when })}
          <Kbd>{controlKey} ⏎</Kbd>
        </Button>
      )}
    </footer>
  )
}
