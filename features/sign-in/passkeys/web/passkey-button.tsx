import { Button } from '@candor/ui/inputs/button'
import { FailedNote } from '@candor/ui/sections/notes'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import frame from '../../session/web/sign-in-frame.module.css'
import { canUsePasskeys } from './authenticator.ts'
import { useDialog, wordsOf } from './use-dialog.ts'

interface Props {
  text: string
  label: string
  /** Runs the dialog and the call; a refusal of either is shown beside the button. */
  onUse: () => Promise<void>
}

/** Where somebody proves who they are by a passkey. */
export function PasskeyButton({ text, label, onUse }: Props) {
  const t = useTranslations('passkeys')
  const { stopped, during } = useDialog()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [use, isPending] = useOneAtATime(async () => {
    setRefusal(null)
    await during(onUse).catch((error: unknown) => setRefusal(wordsOf(error)))
  })
  if (!canUsePasskeys()) return <p className={frame.hint}>{t('stop.unsupported')}</p>
  return (
    <div className={frame.form}>
      <p className={frame.hint}>{text}</p>
      <p role="status" hidden={!stopped}>
        {stopped}
      </p>
      {refusal && <FailedNote message={refusal} />}
      <Button look="primary" autoFocus disabled={isPending} aria-busy={isPending} onClick={() => void use()}>
        {isPending ? t('waiting') : label}
      </Button>
    </div>
  )
}
