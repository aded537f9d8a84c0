import { EmptyNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { showsSession } from '../../../findings/recording/rules/player.ts'
import { useRecording } from '../../../findings/recording/web/player/use-recording.ts'
import { useOnePlaying } from '../../../platform/media/web/use-one-playing.ts'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { AnswerList } from './answer-list.tsx'
import styles from './record-panel.module.css'
import { SessionView } from './session-view.tsx'

/** The record of the interview: the session with its transcript, or question by question. */
export function RecordPanel({ report }: PanelProps) {
  const t = useTranslations('recording')
  const ui = useTranslations('ui')
  const recording = useRecording(report)
  const { isFinished, unreadable } = report.interview
  const lost = (unreadable.includes('answers') || unreadable.includes('fullRecords')) && (
    <div className={styles.none}>
      <EmptyNote title={ui('unreadable')} />
    </div>
  )
  useOnePlaying()
  if (recording.clips.length === 0) {
    if (lost) return lost
    const words = isFinished
      ? { title: t('noVideos'), text: t('noVideosText') }
      : { title: t('notFinished'), text: t('notFinishedText') }
    return (
      <div className={styles.none}>
        <EmptyNote {...words} />
      </div>
    )
  }
  const isSession = showsSession(report.interview.category) || recording.questions.length === 0
  const View = isSession ? SessionView : AnswerList
  return (
    <>
      {lost}
      <View report={report} recording={recording} />
    </>
  )
}
