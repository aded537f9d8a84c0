import { dayName } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { EmptyNote } from '@candor/ui/sections/notes'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useTranslations } from 'use-intl'
import { DayPane } from '../../../meetings/my-interviews/web/day/day-pane.tsx'
import { NextInterview } from '../../../meetings/my-interviews/web/day/next-interview.tsx'
import { isUserType } from '../../../platform/access/rules/permissions.ts'
import type { TodayCard } from '../../../platform/today-parts/web/card.ts'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import type { TodaySearch } from '../rules/address.ts'
import { maySeeWaits } from '../rules/rights.ts'
import { KeysFoot } from './keys-foot.tsx'
import styles from './page.module.css'
import { PutOffSheet } from './put-off-sheet.tsx'
import { Things } from './things.tsx'
import { ThingsSkeleton } from './things-skeleton.tsx'
import { TodayTabs } from './today-tabs.tsx'
import { useTodayActs } from './use-today-acts.ts'
import { type PageData, useTodayPage } from './use-today-page.ts'
import { WaitsList } from './waits-list.tsx'

interface Props {
  cards: readonly TodayCard[]
  search: TodaySearch
  onSearch: (search: TodaySearch) => void
}

/** Everything that waits for the account, one act a row, with the interviews of the day beside it. */
export function TodayPage({ cards, search, onSearch }: Props) {
  const t = useTranslations('today')
  usePageTitle(t('navTitle'))
  const page = useTodayPage(cards, search)
  const userType = useSignedIn()?.userInfo.userType ?? ''
  const hasWaits = isUserType(userType) && maySeeWaits(userType)
  const acts = useTodayActs(page, onSearch)
  const waits = page.view === 'mine' || (page.view === 'waits' && hasWaits) ? page.view : null
  return (
    <>
      <AppBar />
      <div className={styles.page}>
        <main className={styles.main}>
          <Head page={page} />
          <TodayTabs
            tabs={page.tabs}
            current={page.current}
            view={page.view}
            putOff={page.query.data?.putOff ?? { count: 0, isMore: false }}
            hasWaits={hasWaits}
          />
          {waits ? <WaitsList of={waits === 'mine' ? 'mine' : 'all'} /> : <Body page={page} acts={acts} />}
          <KeysFoot />
        </main>
        <DayPane timeZone={page.timeZone} className={styles.day} />
      </div>
      {acts.asked && (
        <PutOffSheet
          now={page.now}
          timeZone={page.timeZone}
          onChoose={acts.putOff}
          onClose={acts.closeAsked}
        />
      )}
    </>
  )
}

/** The day, and how much waits. */
function Head({ page }: { page: PageData }) {
  const t = useTranslations('today')
  const { query, now, timeZone, tabs, late, today } = page
  const [all] = tabs
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{dayName(now || Date.now(), timeZone, currentLocale())}</h1>
      {query.data && page.view === 'waiting' && (
        <p className={styles.text}>
          {all?.isMore ? t('sumMore', { count: all.count }) : t('sum', { count: all?.count ?? 0 })}
          {page.current === null && late + today > 0 && t('parts', { late, today })}
        </p>
      )}
    </header>
  )
}

function Body({ page, acts }: { page: PageData; acts: ReturnType<typeof useTodayActs> }) {
  const t = useTranslations('today')
  const state = sectionState(page.query, t('failed'))
  if (state.kind === 'loading') return <ThingsSkeleton />
  const isEmpty = page.things.length === 0 && page.failed.length === 0
  return (
    <SectionBody state={state}>
      {isEmpty ? (
        <EmptyNote
          title={page.view === 'putOff' ? t('putOff.none') : t('empty')}
          action={page.view === 'putOff' ? undefined : <NextInterview timeZone={page.timeZone} />}
        />
      ) : (
        <Things page={{ ...page, mark: acts.mark }} row={acts.row} />
      )}
    </SectionBody>
  )
}
