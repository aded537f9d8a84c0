import { codes } from '@candor/call/codes'
import { callQuery } from '@candor/call/web/query'
import { isRefusal } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { PulseBar } from '@candor/ui/pulse-bar'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { readErasure } from '../contract.ts'
import styles from './erasure.module.css'

/** How often a page asks again while an erasure is under way (milliseconds). */
const askMs = 1_000

/** Codes of an order that is not there, and of an address that names none. */
const unknownCodes: readonly number[] = [codes.notFound, codes.invalidInput]

/** How far an erasure is, and at its end that it is done. */
export function ErasedPage({ erasureId }: { erasureId: string }) {
  const t = useTranslations('erasure')
  const query = useQuery({
    ...callQuery(readErasure, { erasureId }),
    refetchInterval: ({ state }) => (state.data?.isFinished === false ? askMs : false),
  })
  const isDone = query.data?.isFinished === true
  // The order of a colleague answers as an unknown order: there is nothing to try again.
  const isUnknown = isRefusal(query.error) && unknownCodes.includes(query.error.code)
  const title = t(isUnknown ? 'unknownTitle' : isDone ? 'doneTitle' : 'progressTitle')
  usePageTitle(title)
  return (
    <>
      <AppBar crumb={title} />
      <main className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        {!isUnknown && (
          <SectionBody state={sectionState(query, t('progressFailed'), false)}>
            {query.data && (
              <div role="status" className={styles.text}>
                {isDone ? (
                  <p>{t('doneText', { count: query.data.all })}</p>
                ) : (
                  <>
                    <PulseBar />
                    <p>{t('progress', { done: query.data.done, all: query.data.all })}</p>
                    <p>{t('goesOn')}</p>
                  </>
                )}
              </div>
            )}
          </SectionBody>
        )}
        <Button render={<Link to="/first/talentList" />}>{t('toList')}</Button>
      </main>
    </>
  )
}
