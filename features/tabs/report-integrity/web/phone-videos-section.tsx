import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import { arePhoneVideosUnreadable } from '../../../candidates/interviews/rules/interview.ts'
import styles from '../../../findings/integrity/web/large-pictures.module.css'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { FindingVideo } from './finding-video.tsx'
import { useTimes } from './use-words.ts'

/** The recordings of the phone as a second camera, each with the time at which it began. */
export function PhoneVideosSection({ report }: { report: Pick<OpenReport, 'interview' | 'timeZone'> }) {
  const t = useTranslations('integrity')
  const ui = useTranslations('ui')
  const { dateTime } = useTimes(report.timeZone)
  const videos = report.interview.phoneVideos
  if (arePhoneVideosUnreadable(report.interview)) {
    return <Section title={t('phoneVideos')} isFoldable state={{ kind: 'empty', title: ui('unreadable') }} />
  }
  if (videos.length === 0) return null
  return (
    <Section title={t('phoneVideos')} isFoldable end={t('videoCount', { count: videos.length })}>
      <div className={styles.people}>
        {videos.map(({ beganAt, address }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two recordings may begin at the same time, and their order stays
          <figure key={index}>
            <figcaption>{dateTime(beganAt)}</figcaption>
            <FindingVideo
              media={{ kind: 'video', addresses: [address], poster: null }}
              name={t('pictureAt', { source: t('phoneVideos'), time: dateTime(beganAt) })}
            />
          </figure>
        ))}
      </div>
    </Section>
  )
}
