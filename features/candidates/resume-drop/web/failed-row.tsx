import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DropRow } from '../contract/row.ts'
import { unlockResume } from '../contract.ts'
import styles from './failed-row.module.css'
import type { ChangeRow } from './use-drop.ts'

interface Props {
  row: DropRow
  onChange: ChangeRow
}

type Asked = 'password' | 'name' | null

function useUnlocking(dropFileId: string, onTried: () => void) {
  const queries = useQueryClient()
  const [fault, setFault] = useState('')
  const [wasTried, setWasTried] = useState(false)
  async function unlock(password: string) {
    setFault('')
    try {
      await callApi(unlockResume, { dropFileId, password })
      setWasTried(true)
      onTried()
      await queries.invalidateQueries()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setFault(failure.message)
    }
  }
  return { fault, wasTried, unlock }
}

interface ActsProps extends Props {
  isLocked: boolean
  onAsk: (asked: Asked) => void
}

function Acts({ row: { dropFileId, isLeft }, isLocked, onAsk, onChange }: ActsProps) {
  const t = useTranslations('resume-drop')
  return (
    <span className={styles.acts}>
      {isLocked && (
        <button type="button" className={styles.act} onClick={() => onAsk('password')}>
          {t('typePassword')}
        </button>
      )}
      <button type="button" className={styles.act} onClick={() => onAsk('name')}>
        {t('addByHand')}
      </button>
      <button type="button" className={styles.act} onClick={() => onChange(dropFileId, { isLeft: !isLeft })}>
        {t(isLeft ? 'takeBack' : 'leave')}
      </button>
    </span>
  )
}

/** A file that could not be read, with its reason and what can be done. */
export function FailedRow({ row, onChange }: Props) {
  const t = useTranslations('resume-drop')
  const [asked, setAsked] = useState<Asked>(null)
  const [text, setText] = useState('')
  const { dropFileId, name } = row
  const { fault, wasTried, unlock } = useUnlocking(dropFileId, () => setAsked(null))

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    if (asked === 'password') void unlock(text)
    else onChange(dropFileId, { name: text.trim() })
    setText('')
  }

  const isLocked = row.fault === 'locked' && row.kind === 'pdf'
  return (
    <li className={styles.row} data-left={row.isLeft || undefined}>
      <i className={styles.sign} aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      <span>
        {row.fault && t(`fault.${row.fault}`)}
        {wasTried && isLocked && <b role="alert">{` ${t('wrongPassword')}`}</b>}
      </span>
      {row.isKept ? (
        <Acts row={row} isLocked={isLocked} onAsk={setAsked} onChange={onChange} />
      ) : (
        <span className={styles.acts}>
          <span className={styles.quiet}>{t('refused')}</span>
        </span>
      )}
      {asked && (
        <form className={styles.form} onSubmit={handleSubmit}>
          <Field
            label={t(asked === 'password' ? 'passwordOf' : 'nameOf', { name })}
            isSmall
            type={asked === 'password' ? 'password' : 'text'}
            autoComplete="off"
            maxLength={200}
            value={text}
            error={fault || undefined}
            autoFocus
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" size="small" look="primary">
            {t(asked === 'password' ? 'open' : 'addByHand')}
          </Button>
        </form>
      )}
    </li>
  )
}
