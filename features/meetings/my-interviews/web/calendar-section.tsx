import { callQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { useOpened } from '@candor/ui/overlays/use-opened.ts'
import { Section } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmSheet } from '../../../platform/manage/web/confirm-sheet.tsx'
import { useShowSecret } from '../../../platform/manage/web/secret-sheet.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import {
  endCalendarAddress,
  findCalendarAddress,
  renewCalendarAddress,
} from '../../planning/contract/calendar.ts'
import styles from './calendar-section.module.css'

/** The calendar address of the reader, which is known only just after it was made. */
function useAddress() {
  const t = useTranslations('my-interviews.calendar')
  const renew = useChange(renewCalendarAddress, { done: null })
  const end = useChange(endCalendarAddress, { done: t('ended') })
  const [address, setAddress] = useState<string | null>(null)
  const isMounted = useIsMounted()
  const showSecret = useShowSecret()
  const [make, isPending] = useOneAtATime(async () => {
    const done = await renew({})
    if (!('reply' in done)) return
    if (isMounted()) setAddress(done.reply.address)
    // The user may have left the page, and the old address is invalid now.
    else showSecret({ title: t('title'), label: t('address'), value: done.reply.address })
  })
  async function endAddress() {
    if ('reply' in (await end({}))) setAddress(null)
  }
  return { address, make, isPending, endAddress }
}

/** The address to which an interviewer's calendar can subscribe: shown once, can be renewed and switched off. */
export function CalendarSection({ timeZone }: { timeZone: string }) {
  const t = useTranslations('my-interviews.calendar')
  const query = useQuery(callQuery(findCalendarAddress, {}))
  const { address, make, isPending, endAddress } = useAddress()
  const { opened, open, close } = useOpened<'renew' | 'end'>()
  const { madeAt = null, lastReadAt = null } = query.data ?? {}
  const time = (at: number) => formatDateTime(at, timeZone).slice(0, 16)

  return (
    <Section title={t('title')} state={sectionState(query, t('failed'))}>
      <div className={styles.body}>
        <p className={styles.text}>{t('intro')}</p>
        {address !== null && (
          <>
            <CopiedValue key={address} label={t('address')} value={address} />
            <p className={styles.text}>{t('once')}</p>
          </>
        )}
        {address === null && (
          <p className={styles.text}>
            {madeAt === null ? t('noneYet') : t('since', { time: time(madeAt) })}{' '}
            {madeAt !== null && (lastReadAt === null ? t('never') : t('read', { time: time(lastReadAt) }))}
          </p>
        )}
        <div className={styles.acts}>
          {/* One button for both, so that it keeps the focus. */}
          <Button aria-busy={isPending} onClick={() => (madeAt === null ? void make() : open('renew'))}>
            {t(madeAt === null ? 'make' : 'renew')}
          </Button>
          {madeAt !== null && (
            <Button ref={handFocusBack} look="quiet" onClick={() => open('end')}>
              {t('end')}
            </Button>
          )}
        </div>
      </div>
      <ConfirmSheet
        title={t('renewTitle')}
        text={t('renewText')}
        isOpen={opened === 'renew'}
        onClose={close}
        onConfirm={make}
      />
      <ConfirmSheet
        title={t('endTitle')}
        text={t('endText')}
        isOpen={opened === 'end'}
        onClose={close}
        onConfirm={endAddress}
      />
    </Section>
  )
}
