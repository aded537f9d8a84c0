import { callQuery } from '@candor/call/web/query'
import { Section } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { OwnTimesPage } from '../../appointments/web/own-times-page.tsx'
import { listMyInterviews } from '../contract.ts'
import { mayMoveInterviews } from '../rules/moving.ts'
import { readInterviews } from '../rules/wire.ts'
import { InterviewRow } from './interview-row.tsx'
import styles from './page.module.css'

/** An interviewer's availability, and their interviews to move. */
export function DatesPage() {
  const userInfo = useSignedIn()?.userInfo
  return <OwnTimesPage>{userInfo && mayMoveInterviews(userInfo) && <MovableInterviews />}</OwnTimesPage>
}

function MovableInterviews() {
  const t = useTranslations('my-interviews')
  const query = useQuery({ ...callQuery(listMyInterviews, {}), select: readInterviews })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const interviews = query.data?.coming ?? []
  const mails = query.data?.mails ?? 'sent'
  const none = { kind: 'empty', title: t('none'), text: t('noneText') } as const
  return (
    <div className={styles.movable}>
      <Section
        title={t('move.section')}
        state={sectionState(query, t('failed'), query.data && interviews.length === 0 && none)}
      >
        <p className={styles.text}>{t('move.sectionText', { mails })}</p>
        <ul>
          {interviews.map((interview) => (
            <InterviewRow
              key={interview.planId}
              interview={interview}
              timeZone={timeZone}
              isDue={false}
              mails={mails}
            />
          ))}
        </ul>
      </Section>
    </div>
  )
}
