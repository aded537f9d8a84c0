import { callQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { Section } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { queryOfferSendRecord } from '../contract.ts'
import { offerState } from '../rules/offers.ts'
import styles from './offers-section.module.css'

type OfOffers = Pick<OpenReport, 'candidateId' | 'timeZone'>

/** The offers that were sent to the candidate; nothing where there are none. */
export function OffersSection({ report: { candidateId, timeZone } }: { report: OfOffers }) {
  const t = useTranslations('report-plan.offers')
  const sent = useQuery(callQuery(queryOfferSendRecord, ofCandidate(candidateId)))
  const offers = sent.data ?? []
  // A failure is shown: it must not look as if there were no offers.
  if (offers.length === 0 && !sent.isError) return null
  return (
    <Section title={t('title')} state={sectionState(sent, t('failed'))} isFoldable>
      <ul>
        {offers.map(({ id, sendTime, sendUserName, receiver, status }) => {
          const state = offerState(status) ?? 'unknown'
          return (
            <li key={id}>
              <dl className={styles.offer}>
                {[
                  [t('sent'), formatDateTime(sendTime, timeZone)],
                  [t('sentBy'), sendUserName],
                  [t('receiver'), receiver],
                ].map(
                  ([name, value]) =>
                    value && (
                      <div key={name}>
                        <dt>{name}</dt>
                        <dd>{value}</dd>
                      </div>
                    ),
                )}
                <div data-state={state}>
                  <dt>{t('state')}</dt>
                  <dd>{t(`states.${state}`)}</dd>
                </div>
              </dl>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
