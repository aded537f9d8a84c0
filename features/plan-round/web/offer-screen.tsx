import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import type { CurrentPlan } from '../../plan/rules/wire.ts'
import { usePersonName } from '../../report/web/header/use-person-name.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { WeekCalendar } from './calendar/week-calendar.tsx'
import { OfferFoot } from './offer-foot.tsx'
import { OfferForm } from './offer-form.tsx'
import { PlanPageHeader } from './page-header.tsx'
import styles from './round.module.css'
import { useOffer } from './use-offer.ts'
import { useSendKey } from './use-send-key.ts'

/** The screen that offers a candidate times for one planned interview. */
export function OfferScreen({ report, plan }: { report: OpenReport; plan: CurrentPlan }) {
  const t = useTranslations('plan-round')
  const offer = useOffer(report, plan)
  const { first: name } = usePersonName(report.candidate.person)
  useSendKey(offer)
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.form}>
          <PlanPageHeader report={report} title={t('title')} />
          {offer.failed && <FailedNote message={t('offersFailed')} onRetry={offer.failed} />}
          <OfferForm offer={offer} plan={plan} />
        </div>
        <WeekCalendar calendar={offer} isLoading={offer.isLoading} />
      </div>
      <OfferFoot offer={offer} name={name} />
    </>
  )
}
