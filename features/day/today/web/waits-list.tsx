import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { plannedTime } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { writeAddress } from '../../../candidates/shortlist/rules/list-address.ts'
import { listWaits } from '../contract.ts'
import styles from './page.module.css'

type Wait = ReplyOf<typeof listWaits>['list'][number]

/** The filter of the list that holds the candidates of a wait. */
function addressOf({ userId, what }: Wait) {
  return what === 'opinion' && userId !== null
    ? writeAddress({ chips: [{ by: 'reviewer', values: [userId], answers: ['none'] }] })
    : writeAddress({ chips: [{ by: 'waiting', values: ['colleague'] }] })
}

/**
 * Colleagues with the opinions and feedback they owe, the longest wait first: to all, or to the viewer alone. Each opens the
 * list of its candidates.
 */
export function WaitsList({ of }: { of: 'all' | 'mine' }) {
  const t = useTranslations('today.waits')
  const query = useQuery(callQuery(listWaits, { of }))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const list = query.data?.list ?? []
  const none = { kind: 'empty', title: of === 'mine' ? t('mineNone') : t('none') } as const
  return (
    <SectionBody state={sectionState(query, t('failed'), query.data && list.length === 0 && none)}>
      <table className={styles.waits}>
        <caption className="sr">{of === 'mine' ? t('mine') : t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('count')}</th>
            <th scope="col">{t('since')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((wait) => (
            <tr key={`${wait.userId} ${wait.name} ${wait.what}`}>
              <td>
                <Link to="/first/talentList" search={addressOf(wait)}>
                  {wait.name}
                </Link>
                {wait.userId === null && <span className={styles.quiet}> {t('noAccount')}</span>}
              </td>
              <td>{t(wait.what)}</td>
              <td>{wait.count}</td>
              <td>{plannedTime(wait.since, timeZone, currentLocale())}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {query.data?.isMore && <p className={styles.further}>{t('more')}</p>}
    </SectionBody>
  )
}
