import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { QuestionItem } from '../../../findings/questions/web/question-item.tsx'
import { QuestionPages } from '../../../findings/questions/web/question-pages.tsx'
import type { QuestionSetting } from '../../../findings/questions/web/question-setting.ts'
import { useQuestionKeys } from '../../../findings/questions/web/use-question-keys.ts'
import type { Recording } from '../../../findings/recording/rules/recording.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { DetailTab } from '../rules/address.ts'
import { type DetailLists, pageOf } from '../rules/lists.ts'
import styles from './page.module.css'
import { RecordedQuestion } from './recorded-question.tsx'

interface Props {
  tab: Exclude<DetailTab, 'recordings'>
  report: OpenReport
  lists: DetailLists
  recording: Recording
  setting: QuestionSetting
  onGo: (q: string) => void
}

/** The questions of a tab: subjective ones and code one on a page, objective ones below one another (decision C66). */
export function QuestionLists({ tab, report, lists, recording, setting, onGo }: Props) {
  const t = useTranslations('answer-detail')
  const panel = useRef<HTMLDivElement>(null)
  const { q } = report.address
  const named = tab === 'subjective' ? pageOf(lists, recording, q)?.id : q
  useQuestionKeys(panel, named, onGo)
  // A newly chosen page is scrolled to its top, below the row of pages.
  const turned = useRef(named)
  useEffect(() => {
    if (turned.current === named || tab === 'objective') return
    turned.current = named
    const article = panel.current?.querySelector('article')
    if (article && article.getBoundingClientRect().top < 0) article.scrollIntoView?.({ block: 'start' })
  }, [named, tab])
  const paged = { label: t(tab), named, onTurn: onGo }
  return (
    <div ref={panel} className={styles.questions}>
      {tab === 'subjective' && (
        <QuestionPages
          {...paged}
          questions={lists.subjective}
          draw={(page, number) =>
            page.kind === 'recorded' ? (
              <RecordedQuestion report={report} recording={recording} page={page} manual={setting.manual} />
            ) : (
              <QuestionItem question={page.question} number={number} setting={setting} />
            )
          }
        />
      )}
      {tab === 'coding' && (
        <QuestionPages
          {...paged}
          questions={lists.coding}
          draw={(question, number) => <QuestionItem question={question} number={number} setting={setting} />}
        />
      )}
      {tab === 'objective' &&
        lists.objective.map((question, index) => (
          <QuestionItem
            key={question.id}
            question={question}
            number={index + 1}
            setting={setting}
            isNamed={question.id === q}
          />
        ))}
    </div>
  )
}
