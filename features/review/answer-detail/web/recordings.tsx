import { formatDateTime } from '@candor/messages/dates'
import { useTranslations } from 'use-intl'
import { useSessionVideoPlayback } from '../../../findings/recording/web/player/use-recording.ts'
import { RecordedAnswer } from '../../../findings/recording/web/transcript/recorded-answer.tsx'
import { useVoices } from '../../../findings/recording/web/transcript/use-voices.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './page.module.css'

const nothingFound = () => null

function SessionVideo({ report, index }: { report: OpenReport; index: number }) {
  const t = useTranslations('answer-detail')
  const playback = useSessionVideoPlayback(report, index)
  const [voices = []] = useVoices(playback.recording, report.candidate.person)
  const [clip] = playback.recording.clips
  const beganAt = report.interview.sessionVideos[index]?.beganAt
  if (!clip) return null
  const name = t('recording', { number: index + 1 })
  return (
    <li className={styles.video}>
      <h2 className={styles.title}>
        {name}
        {beganAt !== undefined && (
          <span className={styles.began}>
            {t('began', { time: formatDateTime(beganAt, report.timeZone) })}
          </span>
        )}
      </h2>
      <RecordedAnswer
        playback={playback}
        clip={clip}
        isLarge
        playerName={name}
        voices={voices}
        foundIn={nothingFound}
        goTo={undefined}
        isFinding={false}
      />
    </li>
  )
}

/** The recordings of the whole session, below one another (decision C66). */
export function Recordings({ report }: { report: OpenReport }) {
  return (
    <ol className={styles.questions}>
      {report.interview.sessionVideos.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: recordings never move, and their addresses change
        <SessionVideo key={index} report={report} index={index} />
      ))}
    </ol>
  )
}
