import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { State } from '@candor/ui/sections/state'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmSheet } from '../../../platform/manage/web/confirm-sheet.tsx'
import { useBeside } from '../../../report/report/web/beside.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { SignInDialog } from '../../../sign-in/session/web/sign-in-dialog.tsx'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { notHeld } from '../../planning/rules/status.ts'
import { useServerNow } from '../../planning/web/use-server-now.ts'
import type { Feedback, FeedbackEntry } from '../rules/feedback.ts'
import { isDue, momentsOf } from '../rules/moments.ts'
import { resultLooks, resultName } from '../rules/results.ts'
import { LazyFeedbackPanel } from './lazy-feedback-panel.tsx'
import styles from './plan-feedback.module.css'
import { useFeedbackActs } from './use-feedback-acts.ts'
import type { SavedFeedback } from './use-feedback-form.ts'

interface Props {
  report: Pick<OpenReport, 'candidateId' | 'positionId' | 'timeZone' | 'facts'>
  entry: FeedbackEntry
  /** Loads anew what a feedback changes. */
  onChanged: () => Promise<unknown>
}

/**
 * The entry with the feedback that was just stored, until the list has it: a list that could not be loaded again would
 * show it as not given, with an empty form.
 */
function useSavedEntry(listed: FeedbackEntry) {
  const account = useSignedIn()?.userInfo
  const [kept, setKept] = useState<{ over: number | null; feedback: Feedback } | null>(null)
  const over = listed.feedback?.updatedAt ?? null
  const entry = kept && kept.over === over ? { ...listed, feedback: kept.feedback } : listed
  function keep(saved: SavedFeedback) {
    const by = { updatedBy: account?.userId ?? null, updatedByName: account?.userName ?? null }
    setKept({ over, feedback: { ...saved, ...by } })
  }
  return { entry, keep }
}

const modes = ['detail', 'edit'] as const
type Mode = (typeof modes)[number]

/** What an interviewer found, or the ways to say it. The panel to read or write it stands beside the page. */
export function PlanFeedback({ report, entry: listed, onChanged }: Props) {
  const t = useTranslations('feedback')
  const account = useSignedIn()?.userInfo ?? null
  const { entry, keep } = useSavedEntry(listed)
  const { interviewer, feedback, hiddenBy } = entry
  const beside = useBeside()
  const queries = useQueryClient()
  // With what was held back until this opinion, all of the report is another one.
  const handleChanged = () => (report.facts.heldBack.opinions ? queries.invalidateQueries() : onChanged())
  const acts = useFeedbackActs(report, entry, handleChanged)
  const { name } = interviewer
  // Whoever interviews speaks for themselves; whoever made the plan, and recruiters, for whom it names. Of a cancelled
  // interview nothing is taken any more.
  const mayGive = account === null || (report.facts.acts.has('feedback') && !entry.isOfColleague)
  const isOffered = mayGive && !entry.isCancelled
  const now = useServerNow()
  const { feedbackFrom, notHeldFrom } = momentsOf(entry)
  function noneText(): string {
    if (hiddenBy) return t(`hidden.${hiddenBy}`)
    if (!isOffered || feedbackFrom === null || isDue(feedbackFrom, now)) return t('none')
    return t('opensAt', { time: formatDateTime(feedbackFrom, report.timeZone).slice(0, 16) })
  }
  async function handleFill() {
    if (await acts.mayAct()) show('edit')
  }
  function handleOpen() {
    if (feedback?.result === notHeld && isOffered) void handleFill()
    else show('detail')
  }
  const nameIn = (mode: Mode) => `feedback ${entry.planId} ${interviewer.id ?? name} ${mode}`
  function show(mode: Mode) {
    beside.show(
      nameIn(mode),
      <LazyFeedbackPanel
        report={report}
        entry={entry}
        startsIn={mode}
        mayEdit={isOffered}
        onAskEdit={acts.mayAct}
        onClose={beside.close}
        onChanged={(saved) => {
          keep(saved)
          return handleChanged()
        }}
      />,
    )
  }
  // An open panel follows the list, for as long as the list is drawn.
  useEffect(() => {
    const mode = modes.find((each) => beside.shown === nameIn(each))
    if (mode) show(mode)
  })
  return (
    <span className={styles.feedback}>
      {feedback ? (
        <>
          <State kind={resultLooks[resultName(feedback.result)]}>
            {t(`results.${resultName(feedback.result)}`)}
          </State>
          <Button
            look="quiet"
            size="small"
            aria-label={t('viewOf', { name })}
            title={formatDateTime(feedback.updatedAt, report.timeZone)}
            onClick={handleOpen}
          >
            {t('view')}
          </Button>
        </>
      ) : (
        <>
          <span className={styles.none}>{noneText()}</span>
          {!hiddenBy && isOffered && isDue(feedbackFrom, now) && (
            <>
              <Button
                ref={handFocusBack}
                look="quiet"
                size="small"
                aria-label={t('fillOf', { name })}
                onClick={() => void handleFill()}
              >
                {t('fill')}
              </Button>
              {isDue(notHeldFrom, now) && (
                <Button
                  ref={handFocusBack}
                  look="quiet"
                  size="small"
                  aria-label={t('notHeldOf', { name })}
                  onClick={() => void acts.askNotHeld()}
                >
                  {t('notHeld')}
                </Button>
              )}
            </>
          )}
        </>
      )}
      {acts.isSignInAsked && <SignInDialog isOpen onOpenChange={acts.setIsSignInAsked} />}
      {acts.isNotHeldAsked && (
        <ConfirmSheet
          title={t('notHeldAsk')}
          text={t('notHeldText', { round: entry.roundName })}
          isOpen
          onClose={acts.closeNotHeld}
          onConfirm={acts.markNotHeld}
        />
      )}
    </span>
  )
}
