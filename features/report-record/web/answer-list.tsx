import type { OpenReport } from '../../report/web/open-report.ts'
import type { Recording } from '../rules/recording.ts'
import styles from './answer-list.module.css'
import { AnswerRow } from './answer-row.tsx'

/** The recorded answers one under the other, each with its question and its own player. */
export function AnswerList({ report, recording }: { report: OpenReport; recording: Recording }) {
  return (
    <ol className={styles.list}>
      {recording.clips.map(({ id }, index) => (
        <AnswerRow key={id} report={report} recording={recording} index={index} />
      ))}
    </ol>
  )
}
