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

/** A name with its account, or the field for the account's e-mail address. */
export function NameRow({ name }: { name: Name }) {
  const t = useTranslations('interviewer-names')
  const matching = useMatching(name)
  return (
    <li className={styles.row}>
      <div>
        <b dir="auto">{name.name}</b>
        <p className={styles.plans}>{t('plans', { count: name.plans })}</p>
      </div>
      {name.email === null ? (
        <MatchForm name={name.name} matching={matching} />
      ) : (
        <p className={styles.account}>
          {t('is', { account: name.accountName ?? name.email, email: name.email })}{' '}
          <Button
            look="quiet"
            size="small"
            aria-busy={matching.isPending}
            aria-label={t('undoOf', { name: name.name })}
            onClick={() => matching.save('')}
          >
            {t('undo')}
          </Button>
        </p>
      )}
    </li>
  )
}

/** Matching a name with an account: the typed address, and storing it. */
function useMatching({ name, suggestedEmail }: Name) {
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
  return {
    typed,
    fault,
    isPending: saving.isPending,
    save: saving.mutate,
    type: (text: string) => {
      setFault(undefined)
      setTyped(text)
    },
    submit: () => {
      if (typed.trim() === '') setFault(t('emailMissing'))
      else saving.mutate(typed)
    },
  }
}

interface MatchFormProps {
  name: string
  matching: ReturnType<typeof useMatching>
}

function MatchForm({ name, matching }: MatchFormProps) {
  const t = useTranslations('interviewer-names')
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        matching.submit()
      }}
    >
      <Field
        label={t('email', { name })}
        type="email"
        value={matching.typed}
        error={matching.fault}
        onChange={({ target }) => matching.type(target.value)}
      />
      <Button type="submit" aria-busy={matching.isPending}>
        {t('match')}
      </Button>
    </form>
  )
}
