import { GlobeIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { Kbd } from '@candor/ui/kbd'
import { useTranslations } from 'use-intl'
import type { Plan } from '../../report-plan/rules.ts'
import { mostTimes } from '../../scheduling/contract/offering.ts'
import { availabilityAt, type RoundInterviewer } from '../rules/interviewers.ts'
import { type Typed, typedInto } from '../rules/proposal.ts'
import { isDay } from '../rules/week.ts'
import { localTime, writeOffset } from '../rules/zoned-time.ts'
import { initialsOf } from './calendar/initials.ts'
import { placeOfZone, useCalendarWords } from './calendar/use-calendar-words.ts'
import { ClockField } from './clock-field.tsx'
import styles from './round.module.css'
import type { Offer } from './use-offer.ts'
import { ZoneSelect } from './zone-select.tsx'

function Times({ offer }: { offer: Offer }) {
  const t = useTranslations('plan-round')
  const { zone, candidateZone, proposal, fault } = offer
  const words = useCalendarWords(zone)
  const type = (typed: Typed) => offer.onPropose(typedInto(proposal, typed, zone))
  const start = localTime(proposal.startsAt, zone)
  const place = placeOfZone(candidateZone)
  const offset = writeOffset(proposal.startsAt, candidateZone)
  return (
    <>
      <div className={styles.times}>
        <Field
          label={t('date')}
          type="date"
          value={start.day}
          onChange={({ target }) => isDay(target.value) && type({ day: target.value })}
        />
        <ClockField label={t('from')} minutes={start.minutes} onChange={(from) => type({ from })} />
        <ClockField
          label={t('to')}
          minutes={localTime(proposal.endsAt, zone).minutes}
          onChange={(to) => type({ to })}
        />
      </div>
      {fault && (
        <p className={styles.fault} role="alert">
          {t(`fault.${fault}`)}
        </p>
      )}
      <div className={styles.zone}>
        <span className={styles.label}>{t('candidateZone')}</span>
        <ZoneSelect
          label={t('candidateZone')}
          value={candidateZone}
          at={proposal.startsAt}
          onChange={offer.onCandidateZone}
        />
        <p className={styles.hint}>
          <GlobeIcon />
          {t('there', { time: words.spanIn(proposal, candidateZone), place, offset })}
        </p>
      </div>
    </>
  )
}

function Interviewers({ offer }: { offer: Offer }) {
  const t = useTranslations('plan-round')
  const { interviewers, proposal, zone } = offer
  const words = useCalendarWords(zone)
  function standing(interviewer: RoundInterviewer): string {
    const said = availabilityAt(proposal, interviewer)
    if (said.kind === 'unknown') return t('noCalendar')
    if (said.kind === 'frozen') return t('frozen')
    return words.standing(proposal, [interviewer])
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.label}>{t('interviewers')}</h2>
      {interviewers.length === 0 && <p className={styles.hint}>{t('noInterviewers')}</p>}
      <ul className={styles.people}>
        {interviewers.map((interviewer) => (
          <li key={interviewer.accountId}>
            <span className={styles.disc} aria-hidden="true">
              {initialsOf(interviewer.name)}
            </span>
            <span className={styles.name}>{interviewer.name}</span>
            <span className={styles.standing}>{standing(interviewer)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is offered: the time that is proposed, for whom it is what o'clock, who holds the round, and what is sent. */
export function OfferForm({ offer, plan }: { offer: Offer; plan: Plan }) {
  const t = useTranslations('plan-round')
  const { proposal, isOffered, fault, slots } = offer
  const isFull = slots.length >= mostTimes && !isOffered
  return (
    <>
      <section className={styles.part}>
        <h2 className={styles.label}>{t('round')}</h2>
        <p>{plan.roundName}</p>
      </section>
      <section className={styles.part}>
        <Times offer={offer} />
        <Button disabled={(fault !== null && !isOffered) || isFull} onClick={() => offer.onToggle(proposal)}>
          {t(isOffered ? 'withdrawProposal' : 'offerProposal')}
          <Kbd>O</Kbd>
        </Button>
        {isFull && <p className={styles.hint}>{t('full', { count: mostTimes })}</p>}
      </section>
      <Interviewers offer={offer} />
      {offer.reason && (
        <section className={styles.part}>
          <h2 className={styles.label}>{t('reason')}</h2>
          <p className={styles.words}>{offer.reason}</p>
        </section>
      )}
      <section className={styles.part}>
        <h2 className={styles.label}>{t('mail')}</h2>
        <p className={styles.hint}>{t('mailText')}</p>
      </section>
    </>
  )
}
