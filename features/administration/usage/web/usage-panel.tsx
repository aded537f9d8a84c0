import type { ReplyOf } from '@candor/call/define'
import { readApi } from '@candor/call/web/api'
import { asQuery } from '@candor/call/web/query'
import { dayOf } from '@candor/messages/local-time'
import { SectionBody, type SectionState } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { lastingQuotas, messageQuotas, useQuotas } from '../../../platform/editions/contract.ts'
import type { Quota } from '../../../platform/editions/rules/quotas.ts'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { readUsage } from '../contract.ts'
import { QuotaRow } from './quota-row.tsx'
import styles from './usage-panel.module.css'

type Purchase = NonNullable<ReplyOf<typeof readUsage>['purchase']>

const groups: readonly (readonly [title: 'lasting' | 'uses' | 'messages', quotas: readonly Quota[]])[] = [
  ['lasting', lastingQuotas],
  ['uses', useQuotas],
  ['messages', messageQuotas],
]

/** The quotas of the company's edition and their use. */
export function UsagePanel() {
  const t = useTranslations('usage')
  const usage = useQuery({
    queryKey: [readUsage.path],
    queryFn: (context) => readApi(readUsage, {}, asQuery(context)),
  })
  const purchase = usage.data?.purchase ?? null
  const none: SectionState = { kind: 'empty', title: t('empty'), text: t('emptyHint') }
  return (
    <>
      <Intro>{t('manageHint')}</Intro>
      <SectionBody state={sectionState(usage, t('failed'), purchase === null && none)}>
        {purchase && <PurchaseFacts purchase={purchase} />}
        {groups.map(([title, quotas]) => (
          <section key={title} className={styles.group} aria-labelledby={`usage-${title}`}>
            <h2 id={`usage-${title}`} className={styles.heading}>
              {t(title)}
            </h2>
            <ul>
              {usage.data?.quotas
                .filter(({ quota }) => quotas.includes(quota))
                .map((each) => (
                  <QuotaRow key={each.quota} usage={each} />
                ))}
            </ul>
          </section>
        ))}
      </SectionBody>
    </>
  )
}

/** The purchase and the end of the period. */
function PurchaseFacts({ purchase }: { purchase: Purchase }) {
  const t = useTranslations('usage')
  const words = useTranslations('editions')
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  const start = dayOf(purchase.periodStart, timeZone)
  const end = dayOf(purchase.periodEnd, timeZone)
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{words('bought.edition')}</dt>
          <dd>{words(`edition.${purchase.edition}`)}</dd>
        </div>
        <div>
          <dt>{words('bought.billing')}</dt>
          <dd>{words(`billing.${purchase.billing}`)}</dd>
        </div>
        <div>
          <dt>{t('periodLabel')}</dt>
          <dd>{t('period', { start, end })}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t('renewed', { end })}</p>
    </>
  )
}
