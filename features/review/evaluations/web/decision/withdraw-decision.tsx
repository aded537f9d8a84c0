import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { FormSheet } from '@candor/ui/overlays/form-sheet'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofReport } from '../../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { maxEvaluationLength } from '../../contract/opinion.ts'
import { withdrawDecision } from '../../contract/withdrawing.ts'
import { refreshDecided } from './use-decision-submit.ts'

interface FormProps {
  id: string
  report: OpenReport
  onDone: () => void
}

/** The reason, which is needed. A refusal is told at the field. */
function WithdrawForm({ id, report, onDone }: FormProps) {
  const t = useTranslations('evaluations')
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { recommendStageId } = report.address
  const [withdraw] = useOneAtATime(async () => {
    if (reason.trim() === '') return setFault(t('withdraw.needed'))
    try {
      const about = recommendStageId ? { recommendStageId } : {}
      await callApi(withdrawDecision, { ...ofReport(report), ...about, reason }, { showsRefusal: true })
      refreshDecided(queries)
      onDone()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setFault(failure.message)
    }
  })
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        void withdraw()
      }}
    >
      <CountedArea
        label={t('withdraw.reason')}
        rows={4}
        most={maxEvaluationLength}
        value={reason}
        {...(fault !== null && { error: fault })}
        onChange={(event) => {
          setFault(null)
          setReason(event.target.value)
        }}
      />
    </form>
  )
}

/** Withdraws the own decision with a reason: the candidate is to review again. */
export function WithdrawDecision({ report }: { report: OpenReport }) {
  const t = useTranslations('evaluations')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('withdraw.act')}
      </Button>
      <FormSheet
        title={t('withdraw.title')}
        description={t('withdraw.text')}
        submit={t('withdraw.act')}
        isOpen={isOpen}
        onClose={close}
      >
        {(id) => <WithdrawForm id={id} report={report} onDone={close} />}
      </FormSheet>
    </>
  )
}
