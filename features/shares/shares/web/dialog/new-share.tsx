import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import { UnsentNote } from '../../../../platform/drafts/web/unsent-note.tsx'
import type { ShareChoice } from '../../rules/sharing.ts'
import { AddressField } from './address-field.tsx'
import { MailHints } from './mail-hints.tsx'
import styles from './share-dialog.module.css'
import { ShareForm } from './share-form.tsx'
import type { Shares } from './use-shares.ts'
import type { Sharing } from './use-sharing.ts'

interface Props {
  sharing: Sharing
  known: Shares
  form: ShareChoice
}

/** The form of a new share: recipients, sections and lifetime. */
export function NewShare({ sharing, known, form }: Props) {
  const { draft, isMailed, needsPassword, isSending } = sharing
  const to = isMailed ? <MailedTo sharing={sharing} known={known} /> : <LinkOnly sharing={sharing} />
  return (
    <>
      {isMailed && draft.isUnsent && (
        <UnsentNote disabled={isSending} onSend={() => void sharing.confirm()} />
      )}
      <ShareForm
        known={known}
        form={form}
        needsPassword={needsPassword}
        to={to}
        isMailed={isMailed}
        onChange={(part) => draft.set({ choice: { ...draft.value.choice, ...part } })}
      />
    </>
  )
}

function MailedTo({ sharing: { draft, addresses, setWay }, known }: Pick<Props, 'sharing' | 'known'>) {
  return (
    <AddressField
      value={draft.value}
      fault={addresses.fault}
      onChange={addresses.change}
      onTake={(value) => addresses.take(value, false)}
      onLinkInstead={() => setWay('link')}
      hints={<MailHints mailing={known.mailing} />}
    />
  )
}

function LinkOnly({ sharing }: Pick<Props, 'sharing'>) {
  const t = useTranslations('shares')
  return (
    <div className={styles.instead}>
      <Button look="quiet" size="small" onClick={() => sharing.setWay('mail')}>
        {t('mailInstead')}
      </Button>
    </div>
  )
}
