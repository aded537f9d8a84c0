import { EmptyNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'

interface Props {
  report: Pick<OpenReport, 'interview'>
  title: string
  text?: string | undefined
}

/** Takes the place of questions: there are none, or what came in cannot be read. */
export function NoQuestions({ report, title, text }: Props) {
  const ui = useTranslations('ui')
  const isUnreadable = report.interview.unreadable.includes('answers')
  return isUnreadable ? (
    <EmptyNote title={ui('unreadable')} />
  ) : (
    <EmptyNote title={title} {...(text && { text })} />
  )
}
