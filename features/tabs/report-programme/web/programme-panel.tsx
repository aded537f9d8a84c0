import { formatClock } from '@candor/messages/dates'
import { SectionBody } from '@candor/ui/sections/section-body'
import { useTranslations } from 'use-intl'
import { QuestionsFrame } from '../../../findings/questions/web/questions-frame.tsx'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import type { Programme } from '../rules/programme.ts'
import styles from './programme-panel.module.css'
import { TaskSection } from './task-section.tsx'
import { useProgramme } from './use-programme.ts'

/** The programming simulation: each task with the handed-in code. */
export function ProgrammePanel({ report }: PanelProps) {
  const { programme, state } = useProgramme(report.interviewId)
  return (
    <QuestionsFrame hasKeys={false}>
      <SectionBody state={state}>
        {programme && (
          <div className={styles.tasks}>
            <Heading programme={programme} />
            {programme.tasks.map((task, index) => (
              <TaskSection key={task.id} task={task} number={index + 1} />
            ))}
          </div>
        )}
      </SectionBody>
    </QuestionsFrame>
  )
}

function Heading({ programme: { name, usedMs, limitMs } }: { programme: Programme }) {
  const t = useTranslations('report-programme')
  const used = usedMs === null ? null : formatClock(usedMs)
  const total = limitMs === null ? null : formatClock(limitMs)
  return (
    <p className={styles.heading}>
      <b>{name ?? t('named')}</b>
      {used !== null && <span>{total === null ? t('used', { used }) : t('usedOf', { used, total })}</span>}
    </p>
  )
}
