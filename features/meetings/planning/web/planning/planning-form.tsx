import { AreaField } from '@candor/ui/inputs/field'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { useTranslations } from 'use-intl'
import { CandidateZone } from '../candidate-zone.tsx'
import styles from '../round.module.css'
import { TimeFields } from '../time-fields.tsx'
import { ZoneSelect } from '../zone-select.tsx'
import { GuestsField } from './guests-field.tsx'
import { InterviewersField } from './interviewers-field.tsx'
import { RoomField } from './room-field.tsx'
import { RoundField } from './round-field.tsx'
import type { Planning } from './use-planning.ts'

const maxInfo = 500

const timeFields = ['startsAt', 'endsAt', 'zone']

/** The form of an interview: round, room, time, people, and further information. */
export function PlanningForm({ planning }: { planning: Planning }) {
  const t = useTranslations('planning')
  const { form, set, fault, timeFault, calendar } = planning
  const { time, zone } = form
  return (
    <>
      <FrozenFields isFrozen={planning.writing.isSending}>
        <RoundField planning={planning} />
        <RoomField planning={planning} />
        <section className={styles.part}>
          <TimeFields time={time} zone={zone} fault={timeFault} onChange={(next) => set({ time: next })} />
          {fault && timeFields.includes(fault.field ?? '') && (
            <p className={styles.fault} role="alert">
              {fault.message}
            </p>
          )}
          <ZoneSelect
            label={t('zone')}
            value={zone}
            at={time.startsAt}
            onChange={(next) => set({ zone: next })}
          />
          <CandidateZone
            time={time}
            zone={zone}
            candidateZone={calendar.candidateZone}
            onChange={planning.onCandidateZone}
          />
        </section>
        <InterviewersField planning={planning} />
        <GuestsField planning={planning} />
        <section className={styles.part}>
          <AreaField
            label={t('otherInfo')}
            isSmall
            hint={t('lengthOf', { length: form.otherInfo.length, most: maxInfo })}
            value={form.otherInfo}
            maxLength={maxInfo}
            onChange={({ target }) => set({ otherInfo: target.value })}
          />
        </section>
      </FrozenFields>
      <section className={styles.part}>
        <h2 className={styles.label}>{t('byMail')}</h2>
        <p className={styles.hint}>
          {planning.isMailed
            ? t('planMailText', {
                mails: planning.mails,
                count:
                  1 +
                  form.interviewers.length +
                  form.guests.filter(({ email }) => email.trim() !== '').length,
              })
            : t('planMailOver')}
        </p>
      </section>
    </>
  )
}
