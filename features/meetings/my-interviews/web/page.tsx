import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { Section } from '@candor/ui/sections/section'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { listMyInterviews } from '../contract.ts'
import { partByToday } from '../rules/today.ts'
import { type Interview, type Mails, readInterviews, type UndatedInterview } from '../rules/wire.ts'
import { CalendarSection } from './calendar-section.tsx'
import { InterviewRow } from './interview-row.tsx'
import styles from './page.module.css'

const nothing: ReturnType<typeof readInterviews> = { due: [], coming: [], undated: [], now: 0, mails: 'sent' }

/** An interviewer's page: feedback that is due, today's interviews and later ones. */
export function MyInterviewsPage() {
  const t = useTranslations('my-interviews')
  usePageTitle(t('title'))
  const query = useQuery({ ...callQuery(listMyInterviews, {}), select: readInterviews })
  const { data } = query
  const userType = useSignedIn()?.userInfo.userType
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { due, coming, undated, now, mails } = data ?? nothing
  const { today, later } = partByToday(coming, now, timeZone)
  const about = { timeZone, mails }
  const isEmpty = data !== undefined && due.length + coming.length + undated.length === 0
  const ownTimes = <Button render={<Link to="/datePicker">{t('ownTimes')}</Link>} />
  const none = { kind: 'empty', title: t('none'), text: t('noneText'), action: ownTimes } as const
  return (
    <>
      <AppBar />
      <main className={styles.page}>
        <header className={styles.header}>
          <div>
            <h1 className={styles.title}>{t('title')}</h1>
            <p className={styles.text}>{t('text')}</p>
          </div>
          {!isEmpty && ownTimes}
        </header>
        <SectionBody state={sectionState(query, t('failed'), isEmpty && none)}>
          {due.length > 0 && <Group title={t('feedbackDue')} interviews={due} isDue {...about} />}
          <Group title={t('today')} interviews={today} {...about} empty={t('nothingToday')} />
          {undated.length > 0 && <Group title={t('undated')} interviews={undated} {...about} />}
          {later.length > 0 && <Group title={t('coming')} interviews={later} {...about} />}
        </SectionBody>
        {/* Who only reads holds no interviews. */}
        {userType !== 'read' && (
          <div className={styles.calendar}>
            <CalendarSection timeZone={timeZone} />
          </div>
        )}
      </main>
    </>
  )
}

interface GroupProps {
  title: string
  interviews: readonly (Interview | UndatedInterview)[]
  timeZone: string
  mails: Mails
  isDue?: boolean
  empty?: string
}

function Group({ title, interviews, timeZone, mails, isDue = false, empty }: GroupProps) {
  return (
    <Section title={title} end={interviews.length > 0 && interviews.length}>
      {interviews.length === 0 && <p className={styles.text}>{empty}</p>}
      <ul>
        {interviews.map((interview) => (
          <InterviewRow
            key={interview.planId}
            interview={interview}
            timeZone={timeZone}
            isDue={isDue}
            mails={mails}
          />
        ))}
      </ul>
    </Section>
  )
}
