import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { queryInterviewPlan } from '../../../meetings/candidate-plans/contract.ts'
import { ownEntry } from '../../../meetings/candidate-plans/rules/plans.ts'
import { readPlans } from '../../../meetings/candidate-plans/rules/wire.ts'
import { OwnFeedbackPanel } from '../../../meetings/feedback/web/lazy-feedback-panel.tsx'
import { useBeside } from '../../../report/report/web/beside.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'

/** Opens the feedback that the reader still owes; once it is submitted, everything that was held back is loaded. */
export function OwnOpinionButton({
  report,
}: {
  report: Pick<OpenReport, 'candidateId' | 'positionId' | 'timeZone' | 'facts'>
}) {
  const t = useTranslations('held-back')
  const queries = useQueryClient()
  const { candidateId, positionId, facts } = report
  const beside = useBeside()

  const [openOwn, isLoading] = useOneAtATime(async () => {
    try {
      const input = { ...ofCandidate(candidateId), positionId }
      const plans = readPlans(await queries.fetchQuery(callQuery(queryInterviewPlan, input)))
      const entry = ownEntry(plans.filter(({ id }) => facts.heldBack.planIds.includes(id)))
      if (!entry) return
      beside.show(
        `own opinion ${entry.planId}`,
        <OwnFeedbackPanel
          report={report}
          entry={entry}
          onClose={beside.close}
          onChanged={() => queries.invalidateQueries()}
        />,
      )
    } catch (failure) {
      // The call has already shown the reason.
      if (!(failure instanceof CallFailure)) throw failure
    }
  })

  if (!facts.acts.has('feedback')) return <p>{t('mayNot')}</p>
  return (
    <Button size="small" aria-busy={isLoading} onClick={() => void openOwn()}>
      {t('give')}
    </Button>
  )
}
