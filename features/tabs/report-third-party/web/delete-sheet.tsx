import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { deleteThirdPartyEvaluation, listThirdPartyEvaluations } from '../contract.ts'
import type { ThirdPartyEvaluation } from '../rules/evaluation.ts'

interface Props {
  evaluation: ThirdPartyEvaluation
  isOpen: boolean
  onClose: () => void
}

/** Asks for confirmation before an evaluation is deleted with its file. */
export function DeleteSheet({ evaluation, isOpen, onClose }: Props) {
  const t = useTranslations('report-third-party')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const { id, name, file } = evaluation

  const [remove, isSending] = useOneAtATime(async () => {
    try {
      await callApi(deleteThirdPartyEvaluation, { id })
      notify({ kind: 'success', text: t('deleted') })
      onClose()
    } catch (error) {
      // The call has shown its own failure.
      if (!(error instanceof CallFailure)) throw error
    }
    void queries.invalidateQueries({ queryKey: [listThirdPartyEvaluations.path] })
  })

  const footer = (
    <>
      <Button disabled={isSending} onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button look="primary" disabled={isSending} onClick={() => void remove()}>
        {t('delete')}
      </Button>
    </>
  )
  return (
    <LazySheet
      title={t('deleteTitle')}
      description={t(file ? 'deleteWithFile' : 'deleteText', { name })}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      footer={footer}
    >
      {null}
    </LazySheet>
  )
}
