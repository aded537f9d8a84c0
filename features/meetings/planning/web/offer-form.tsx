import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { useTranslations } from 'use-intl'
import { maxTimes } from '../../appointments/contract/offering.ts'
import type { CurrentPlan } from '../rules/wire.ts'
import { CandidateZone } from './candidate-zone.tsx'
import { InterviewerRow } from './interviewer-row.tsx'
import styles from './round.module.css'
import { TimeFields } from './time-fields.tsx'
import type { Offer } from './use-offer.ts'

function Interviewers({ calendar: { interviewers, proposal, zone } }: Pick<Offer['chosen'], 'calendar'>) {
  const t = useTranslations('planning')
  return (
    <section className={styles.part}>
      <h2 className={styles.label}>{t('interviewers')}</h2>
      {interviewers.length === 0 && <p className={styles.hint}>{t('noInterviewers')}</p>}
      <ul className={styles.people}>
        {interviewers.map((interviewer) => (
          <InterviewerRow key={interviewer.accountId} interviewer={interviewer} time={proposal} zone={zone} />
        ))}
      </ul>
    </section>
  )
}

/**
 * The form of an offer: the proposed time, the candidate's local time, the interviewers, and the times that are sent.
 */
export function OfferForm({ offer, plan }: { offer: Offer; plan: CurrentPlan }) {
  const t = useTranslations('planning')
  const { isOffered, fault, calendar, onCandidateZone } = offer.chosen
  const { zone, proposal, slots } = calendar
  const isFull = slots.length >= maxTimes && !isOffered
  return (
    <>
      <section className={styles.part}>
        <h2 className={styles.label}>{t('round')}</h2>
        <p>{plan.roundName}</p>
      </section>
      <section className={styles.part}>
        <TimeFields time={proposal} zone={zone} fault={fault} onChange={calendar.onPropose} />
        <CandidateZone
          time={proposal}
          zone={zone}
          candidateZone={calendar.candidateZone}
          onChange={onCandidateZone}
        />
        <Button
          disabled={(fault !== null && !isOffered) || isFull}
          onClick={() => calendar.onToggle(proposal)}
        >
          {t(isOffered ? 'withdrawProposal' : 'offerProposal')}
          <Kbd>O</Kbd>
        </Button>
        {isFull && <p className={styles.hint}>{t('full', { count: maxTimes })}</p>}
      </section>
      <Interviewers calendar={calendar} />
      {offer.reason && (
        <section className={styles.part}>
          <h2 className={styles.label}>{t('reason')}</h2>
          <p className={styles.words}>{offer.reason}</p>
        </section>
      )}
      <section className={styles.part}>
        <h2 className={styles.label}>{t('byMail')}</h2>
        <p className={styles.hint}>{t('mailText', { mails: offer.mails })}</p>
      </section>
    </>
  )
}
