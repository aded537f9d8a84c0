import { formatDateTime } from '@candor/messages/dates'
import { plannedTime } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
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
  /** Refetches the data that a feedback changes. */
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

interface Panel extends Pick<Props, 'report'> {
  readonly entry: FeedbackEntry
  readonly mayEdit: boolean
  readonly onAskEdit: () => Promise<boolean>
  readonly onSaved: (saved: SavedFeedback) => Promise<unknown>
}

/** Returns a function that shows the panel of a feedback beside the page. */
function usePanel({ report, entry, mayEdit, onAskEdit, onSaved }: Panel): (mode: Mode) => void {
  const beside = useBeside()
  const { planId, interviewer } = entry
  const nameIn = (mode: Mode) => `feedback ${planId} ${interviewer.id ?? interviewer.name} ${mode}`
  function show(mode: Mode) {
    beside.show(
      nameIn(mode),
      <LazyFeedbackPanel
        report={report}
        entry={entry}
        startsIn={mode}
        mayEdit={mayEdit}
        onAskEdit={onAskEdit}
        onClose={beside.close}
        onChanged={onSaved}
      />,
    )
  }
  // An open panel follows the list, for as long as the list is drawn.
  useEffect(() => {
    const mode = modes.find((shown) => beside.shown === nameIn(shown))
    if (mode) show(mode)
  })
  return show
}

/** The feedback of an interviewer, or the buttons to give it. The panel to read or write it stands beside the page. */
export function PlanFeedback({ report, entry: listed, onChanged }: Props) {
  const t = useTranslations('feedback')
  const account = useSignedIn()?.userInfo ?? null
  const { entry, keep } = useSavedEntry(listed)
  const { feedback } = entry
  const queries = useQueryClient()
  // This opinion unlocks withheld parts: refetch everything.
  const handleChanged = () => (report.facts.heldBack.opinions ? queries.invalidateQueries() : onChanged())
  const acts = useFeedbackActs(report, entry, handleChanged)
  // Interviewers speak for themselves; the plan's author and recruiters for the interviewers that it names.
  const mayGive = account === null || (report.facts.acts.has('feedback') && !entry.isOfColleague)
  const isOffered = mayGive && !entry.isCancelled
  function handleSaved(saved: SavedFeedback) {
    keep(saved)
    return handleChanged()
  }
  const panel = { report, entry, mayEdit: isOffered, onAskEdit: acts.mayAct, onSaved: handleSaved }
  const show = usePanel(panel)
  async function handleFill() {
    if (await acts.mayAct()) show('edit')
  }
  function handleOpen() {
    if (feedback?.result === notHeld && isOffered) void handleFill()
    else show('detail')
  }
  return (
    <span className={styles.feedback}>
      {feedback ? (
        <Given entry={entry} feedback={feedback} timeZone={report.timeZone} onOpen={handleOpen} />
      ) : (
        <Missing
          entry={entry}
          timeZone={report.timeZone}
          isOffered={isOffered}
          onFill={() => void handleFill()}
          onNotHeld={() => void acts.askNotHeld()}
        />
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

interface GivenProps {
  entry: FeedbackEntry
  feedback: Feedback
  timeZone: string
  onOpen: () => void
}

/** The result of a feedback, and the button to read it. */
function Given({ entry, feedback, timeZone, onOpen }: GivenProps) {
  const t = useTranslations('feedback')
  const result = resultName(feedback.result)
  return (
    <>
      <State kind={resultLooks[result]}>{t(`results.${result}`)}</State>
      <Button
        look="quiet"
        size="small"
        aria-label={t('viewOf', { name: entry.interviewer.name })}
        title={formatDateTime(feedback.updatedAt, timeZone)}
        onClick={onOpen}
      >
        {t('view')}
      </Button>
    </>
  )
}

interface MissingProps {
  entry: FeedbackEntry
  timeZone: string
  isOffered: boolean
  onFill: () => void
  onNotHeld: () => void
}

/** Why there is no feedback, and the buttons to give it. */
function Missing({ entry, timeZone, isOffered, onFill, onNotHeld }: MissingProps) {
  const t = useTranslations('feedback')
  const now = useServerNow()
  const { hiddenBy } = entry
  const { name } = entry.interviewer
  const { feedbackFrom, notHeldFrom } = momentsOf(entry)
  const isOpen = isDue(feedbackFrom, now)
  function noneText(): string {
    if (hiddenBy) return t(`hidden.${hiddenBy}`)
    if (!isOffered || feedbackFrom === null || isOpen) return t('none')
    return t('opensAt', { time: plannedTime(feedbackFrom, timeZone, currentLocale()) })
  }
  return (
    <>
      <span className={styles.none}>{noneText()}</span>
      {!hiddenBy && isOffered && isOpen && (
        <>
          <Button
            ref={handFocusBack}
            look="quiet"
            size="small"
            aria-label={t('fillOf', { name })}
            onClick={onFill}
          >
            {t('fill')}
          </Button>
          {isDue(notHeldFrom, now) && (
            <Button
              ref={handFocusBack}
              look="quiet"
              size="small"
              aria-label={t('notHeldOf', { name })}
              onClick={onNotHeld}
            >
              {t('notHeld')}
            </Button>
          )}
        </>
      )}
    </>
  )
}
