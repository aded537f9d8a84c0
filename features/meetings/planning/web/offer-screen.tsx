import { localTime } from '@candor/kernel/zoned-time'
import { Button } from '@candor/ui/inputs/button'
import { handFocusOn } from '@candor/ui/inputs/hand-over-focus.ts'
import { FailedNote } from '@candor/ui/sections/notes'
import { useFormatter, useTranslations } from 'use-intl'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { CurrentPlan } from '../rules/wire.ts'
import { useCalendarWords } from './calendar/use-calendar-words.ts'
import { WeekCalendar } from './calendar/week-calendar.tsx'
import { OfferFoot } from './offer-foot.tsx'
import { OfferForm } from './offer-form.tsx'
import { PlanPageHeader } from './page-header.tsx'
import styles from './round.module.css'
import { type Offer, useOffer } from './use-offer.ts'
import { useSendKey } from './use-send-key.ts'

/** A colleague's change of the offer, and which of both counts. */
function ChangedMeanwhile({ offer }: { offer: Offer }) {
  const t = useTranslations('planning')
  const { meanwhile, chosen } = offer
  const { zone } = chosen.calendar
  const words = useCalendarWords(zone)
  const format = useFormatter()
  if (!meanwhile) return null
  const times = meanwhile.times.map(
    (time) => `${words.shortDay(localTime(time.startsAt, zone).day)} ${words.span(time)}`,
  )
  const message =
    times.length === 0
      ? t('takenBackMeanwhile')
      : t('changedMeanwhile', { times: format.list(times, { type: 'unit' }) })
  return (
    <FailedNote
      message={message}
      action={
        <>
          <Button ref={handFocusOn} size="small" onClick={meanwhile.onUseTheirs}>
            {t('useTheirs')}
          </Button>{' '}
          <Button ref={handFocusOn} size="small" onClick={meanwhile.onUseMine}>
            {t('useMine')}
          </Button>
        </>
      }
    />
  )
}

/** The screen that offers a candidate times for one planned interview. */
export function OfferScreen({ report, plan }: { report: OpenReport; plan: CurrentPlan }) {
  const t = useTranslations('planning')
  const offer = useOffer(report, plan)
  const { first: name } = usePersonName(report.candidate.person)
  useSendKey(offer)
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.form}>
          <PlanPageHeader report={report} title={t('title')} />
          {offer.failed && <FailedNote message={t('offersFailed')} onRetry={offer.failed} />}
          <ChangedMeanwhile offer={offer} />
          <OfferForm offer={offer} plan={plan} />
        </div>
        <WeekCalendar calendar={offer.chosen.calendar} isLoading={offer.isLoading} />
      </div>
      <OfferFoot offer={offer} name={name} />
      {offer.question}
    </>
  )
}
