import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { pagesQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { handFocusOn, handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { Select } from '@candor/ui/inputs/select'
import { useToasts } from '@candor/ui/overlays/toast'
import { State, type StateKind } from '@candor/ui/sections/state'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { readAddressChoice } from '../../manage/rules/address.ts'
import { Intro } from '../../manage/web/intro.tsx'
import { PagedList } from '../../manage/web/paged-list.tsx'
import { type RawSearch, useAddressFilter } from '../../manage/web/use-address-filter.ts'
import { listHeldMail, listMail, type MailState, retryMail } from '../contract.ts'
import { textKeptDays } from '../rules/delivery.ts'
import styles from './mail-panel.module.css'

type Mail = ReplyOf<typeof listMail>['list'][number]
type StateName = (typeof MailState)['_zod']['output']

const kinds: Readonly<Record<StateName, StateKind>> = {
  kept: 'none',
  waiting: 'wait',
  sent: 'pass',
  failed: 'reject',
  withdrawn: 'none',
}
const states = ['kept', 'waiting', 'sent', 'failed', 'withdrawn'] as const

const readMailFilter = (search: RawSearch): { state: StateName | '' } => ({
  state: readAddressChoice(search.state, states),
})

function useMail(state: StateName | '') {
  return useInfiniteQuery(pagesQuery(listMail, { state }))
}

/** The company's mails, sent and unsent, each with its text. */
export function MailPanel() {
  const t = useTranslations('mail')
  const { filter, change } = useAddressFilter(readMailFilter)
  const mail = useMail(filter.state)
  const [first] = mail.data?.pages ?? []
  const items = states.map((each) => ({ value: each, label: t(`states.${each}`) }))
  return (
    <>
      <Intro>{t('manageHint')}</Intro>
      {first && !first.isMailServerSet && <p className={styles.warning}>{t('noServer')}</p>}
      <Select
        label={t('state')}
        items={[{ value: 'all', label: t('all') }, ...items]}
        value={filter.state || 'all'}
        onChange={(next) => change({ state: states.find((each) => each === next) ?? '' })}
      />
      <PagedList pages={mail} failed={t('failed')} none={{ title: t('empty'), text: t('emptyHint') }}>
        {(list) => (
          <ul className={styles.list} aria-label={t('manageTitle')}>
            {list.map((each) => (
              <MailRow key={each.mailId} mail={each} mayRetry={each.isWaySet} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function MailRow({ mail, mayRetry }: { mail: Mail; mayRetry: boolean }) {
  const t = useTranslations('mail')
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  const { to, subject, text, state, tries, createdTime, sentTime } = mail
  const failure = mail.reason ? t(`reasons.${mail.reason}`) : mail.lastError
  return (
    <li ref={handOverFocus} className={styles.mail}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.time}>{formatDateTime(sentTime ?? createdTime, timeZone)}</span>
          <span className={styles.subject}>{subject}</span>
          <span className={styles.to}>{to}</span>
          <State kind={kinds[state]}>{t(`states.${state}`)}</State>
        </summary>
        <p className={styles.text}>{text ?? t('textDeleted', { days: textKeptDays })}</p>
      </details>
      {failure && state !== 'sent' && (
        <p className={styles.error}>{tries > 0 ? `${t('tries', { count: tries })} · ${failure}` : failure}</p>
      )}
      {mayRetry &&
        text !== null &&
        (state === 'kept' || state === 'failed' || (state === 'waiting' && tries > 0)) && (
          <RetryButton mailId={mail.mailId} />
        )}
    </li>
  )
}

function RetryButton({ mailId }: { mailId: string }) {
  const t = useTranslations('mail')
  const queries = useQueryClient()
  const { notify } = useToasts()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(retryMail, { mailId }),
    onSuccess: () => {
      notify({ kind: 'success', text: t('queued') })
      void queries.invalidateQueries({ queryKey: [listMail.path] })
      void queries.invalidateQueries({ queryKey: [listHeldMail.path] })
    },
  })
  return (
    <Button ref={handFocusOn} size="small" disabled={isPending} onClick={() => mutate()}>
      {t('retry')}
    </Button>
  )
}
