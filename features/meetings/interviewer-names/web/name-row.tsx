import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { useToasts } from '@candor/ui/overlays/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import {
  type listInterviewerNames,
  listInterviewerNames as listing,
  saveInterviewerName,
} from '../contract.ts'
import styles from './names-panel.module.css'

type Name = ReplyOf<typeof listInterviewerNames>[number]

/** One name: the account that it is, or the field in which an administrator says it. */
export function NameRow({ name: { name, plans, accountName, email, suggestedEmail } }: { name: Name }) {
  const t = useTranslations('interviewer-names')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const [typed, setTyped] = useState(suggestedEmail ?? '')
  const [fault, setFault] = useState<string | undefined>(undefined)
  const saving = useMutation({
    mutationFn: (address: string) =>
      callApi(saveInterviewerName, { name, email: address }, { idempotencyKey: v4() }),
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: callQuery(listing, {}).queryKey })
      const account = saved.accountName ?? ''
      notify({
        kind: 'success',
        text: saved.email ? t('matched', { name, account }) : t('unmatched', { name }),
      })
    },
    onError: (failure) => {
      if (!(failure instanceof CallFailure)) throw failure
      setFault(failure.message)
    },
  })
  return (
    <li className={styles.row}>
      <div>
        <b dir="auto">{name}</b>
        <p className={styles.plans}>{t('plans', { count: plans })}</p>
      </div>
      {email === null ? (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() === '') setFault(t('emailMissing'))
            else saving.mutate(typed)
          }}
        >
          <Field
            label={t('email', { name })}
            type="email"
            value={typed}
            error={fault}
            onChange={({ target }) => {
              setFault(undefined)
              setTyped(target.value)
            }}
          />
          <Button type="submit" aria-busy={saving.isPending}>
            {t('match')}
          </Button>
        </form>
      ) : (
        <p className={styles.account}>
          {t('is', { account: accountName ?? email, email })}{' '}
          <Button
            look="quiet"
            size="small"
            aria-busy={saving.isPending}
            aria-label={t('undoOf', { name })}
            onClick={() => saving.mutate('')}
          >
            {t('undo')}
          </Button>
        </p>
      )}
    </li>
  )
}
