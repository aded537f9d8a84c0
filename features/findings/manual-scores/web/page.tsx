import { ChevronLeftIcon } from '@candor/ui/icons'
import { EmptyNote } from '@candor/ui/sections/notes'
import { SectionBody } from '@candor/ui/sections/section-body'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isVideoMethod } from '../../../candidates/interviews/rules.ts'
import type { ReportAddress } from '../../../report/report/rules/address.ts'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import { ReportNotice } from '../../../report/report/web/live/report-notice.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { useReport } from '../../../report/report/web/use-report.ts'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { aiTab } from '../../analysis/rules/ai-interview.ts'
import { findAnswer } from '../rules.ts'
import { ManualScoreLog } from './manual-score-log.tsx'
import styles from './page.module.css'
import { ScoreButtons } from './score-buttons.tsx'
import { ScoreFields } from './score-fields.tsx'
import { type ManualScores, type Scoring, useManualScores } from './use-manual-scores.ts'
import { useScoreDraft } from './use-score-draft.ts'

// The question of this page is fixed by its address, so going elsewhere in the report does nothing.
const stay = () => {}

/** The page that scores one answer, with the content of the report's dialog (R2-010, decision N23). */
export function ManualScorePage({ address }: { address: ReportAddress }) {
  const t = useTranslations('manual-scores')
  const state = useReport(address, stay)
  const title = t('pageTitle')
  usePageTitle(title)
  return (
    <>
      <AppBar crumb={title} />
      <main className={styles.main}>
        {state.kind === 'loading' && <Skeleton />}
        {state.kind === 'refused' && <ReportNotice why={state.why} onRetry={state.onRetry} />}
        {state.kind === 'open' && <Opened report={state.report} />}
      </main>
    </>
  )
}

function Opened({ report }: { report: OpenReport }) {
  const t = useTranslations('manual-scores')
  const manual = useManualScores(report)
  const { first: name } = usePersonName(report.candidate.person)
  const { address, interview } = report
  const answer = findAnswer(interview.answers, address.q)
  const inner = answer && !isVideoMethod(answer.method) ? 2 : 0
  const back = { ...address, activeIndex: aiTab, inner }
  const toReport = (
    <Link to="/shareurl" search={back}>
      {t('backToReport')}
    </Link>
  )
  if (!answer) return <Notice title={t('noQuestion')} text={t('noQuestionHint')} action={toReport} />
  if (!manual.scoring) return <Notice title={t('mayNot')} text={t('mayNotHint')} action={toReport} />
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <ChevronLeftIcon />
        {toReport}
      </p>
      <div>
        <h1 className={styles.title}>{answer.title ?? t('pageTitle')}</h1>
        <p className={styles.person}>{name}</p>
      </div>
      <Scored manual={manual} scoring={manual.scoring} questionId={answer.id} back={back} />
    </div>
  )
}

function Notice(note: Parameters<typeof EmptyNote>[0]) {
  const t = useTranslations('manual-scores')
  return (
    <div className={styles.page}>
      <h1 className="sr">{t('pageTitle')}</h1>
      <div role="alert">
        <EmptyNote {...note} />
      </div>
    </div>
  )
}

interface ScoredProps {
  manual: ManualScores
  scoring: Scoring
  questionId: string
  back: ReportAddress
}

function Scored({ manual, scoring, questionId, back }: ScoredProps) {
  const t = useTranslations('manual-scores')
  const navigate = useNavigate()
  const score = useScoreDraft(scoring, questionId)
  const handleSubmit = () => void score.submit()
  return (
    <>
      <ScoreFields scoring={scoring} score={score} onSubmit={handleSubmit} />
      <div className={styles.buttons}>
        <ScoreButtons
          score={score}
          onCancel={() => void navigate({ to: '/shareurl', search: back })}
          onSubmit={handleSubmit}
        />
      </div>
      <section className={styles.log}>
        <h2>{t('log')}</h2>
        <SectionBody state={manual.state}>
          <ManualScoreLog scores={manual.of(questionId)} report={manual.report} />
        </SectionBody>
      </section>
    </>
  )
}
