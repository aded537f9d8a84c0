import { pagesQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { useToasts } from '@candor/ui/overlays/toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmSheet } from '../../../platform/manage/web/confirm-sheet.tsx'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { PagedList } from '../../../platform/manage/web/paged-list.tsx'
import { SearchField } from '../../../platform/manage/web/search-field.tsx'
import { readTextFilter, useAddressFilter } from '../../../platform/manage/web/use-address-filter.ts'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { endOtherSessions, endSession, listSessions } from '../contract.ts'
import styles from './session-row.module.css'
import { SessionRow } from './session-row.tsx'

/** The open sessions of the company. */
export function SessionsPanel() {
  const t = useTranslations('open-sessions')
  const { filter, change } = useAddressFilter(readTextFilter)
  const { text } = filter
  const handleSearch = useCallback((found: string) => change({ text: found }), [change])
  const sessions = useInfiniteQuery(pagesQuery(listSessions, { text: text || undefined }))
  const end = useChange(endSession, { done: t('ended') })
  return (
    <>
      <Intro>{t('intro')}</Intro>
      <div className={styles.head}>
        <SearchField label={t('find')} value={text} onSearch={handleSearch} />
        <EndOthers />
      </div>
      <PagedList pages={sessions} failed={t('failed')} none={{ title: t('none') }}>
        {(list) => (
          <ul className={styles.list} aria-label={t('manageTitle')}>
            {list.map((session) => (
              <SessionRow
                key={session.sessionId}
                session={session}
                owner={session}
                onEnd={() => end({ sessionId: session.sessionId })}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function EndOthers() {
  const t = useTranslations('open-sessions')
  const { notify } = useToasts()
  const [isAsking, setIsAsking] = useState(false)
  const endOthers = useChange(endOtherSessions, { done: null })
  async function handleConfirm() {
    const done = await endOthers({})
    if ('reply' in done) notify({ kind: 'success', text: t('endedCount', { count: done.reply.count }) })
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('others')}</Button>
      <ConfirmSheet
        title={t('others')}
        text={t('othersText')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      />
    </>
  )
}
