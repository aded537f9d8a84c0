import { callApi } from '@candor/call/web/api'
import { isRefusal } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { focusFaults } from '@candor/ui/inputs/focus-faults.ts'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { useToasts } from '@candor/ui/overlays/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { maxEvaluationLength } from '../../evaluations/contract/opinion.ts'
import { MentionArea } from '../../mentions/web/mention-area.tsx'
import type { NamingText } from '../../mentions/web/use-naming.ts'
import { changeRemark } from '../contract.ts'
import styles from './remark-body.module.css'
import type { ShownRemark } from './shown-remark.ts'

interface Props {
  remark: ShownRemark
  candidateId: string
  onClose: () => void
}

/** The form that changes an own remark. After a refusal the typed text stays, and the present revision is loaded. */
export function EditRemark({ remark, candidateId, onClose }: Props) {
  const t = useTranslations('remarks')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const { remarkId, revision } = remark
  const [value, setValue] = useState<NamingText>(remark)
  const [fault, setFault] = useState<string | null>(null)
  const changing = useMutation({
    mutationFn: () => {
      const text = value.text.trim()
      const mentioned = value.mentioned.map(({ userId }) => userId)
      const input = { ...ofCandidate(candidateId), remarkId, revision, text, mentioned }
      return callApi(changeRemark, input, { showsRefusal: true })
    },
    onSuccess: () => {
      notify({ kind: 'success', text: t('changed') })
      onClose()
    },
    onError: (failure) => {
      if (isRefusal(failure)) setFault(failure.message)
    },
    onSettled: () => queries.invalidateQueries(),
  })
  function handleSave(): void {
    if (value.text.trim() === '') setFault(t('empty'))
    else changing.mutate()
  }
  return (
    <div className={styles.edit} ref={focusFaults}>
      <FrozenFields isFrozen={changing.isPending}>
        <MentionArea
          autoFocus
          label={t('field')}
          isLabelHidden
          most={maxEvaluationLength}
          among={{ candidateId }}
          value={value}
          {...(fault !== null && { error: fault })}
          onChange={(next) => {
            setFault(null)
            setValue(next)
          }}
        />
      </FrozenFields>
      <div className={styles.row}>
        <Button look="quiet" size="small" disabled={changing.isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button look="primary" size="small" disabled={changing.isPending} onClick={handleSave}>
          {t(changing.isPending ? 'saving' : 'save')}
        </Button>
      </div>
    </div>
  )
}
