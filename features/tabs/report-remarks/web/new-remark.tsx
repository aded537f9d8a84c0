import { Button } from '@candor/ui/inputs/button'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { useTranslations } from 'use-intl'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { SignInDialog } from '../../../sign-in/session/web/sign-in-dialog.tsx'
import { maxRemarkLength } from '../rules.ts'
import styles from './new-remark.module.css'
import { useNewRemark } from './use-new-remark.ts'

/** The form of a new remark, a draft until it is submitted. */
export function NewRemark({ report }: { report: OpenReport }) {
  const t = useTranslations('report-remarks')
  const { draft, isSending, isSignInAsked, setIsSignInAsked, submit } = useNewRemark(report)
  const handleSubmit = () => void submit()
  return (
    <div className={styles.remark}>
      <FrozenFields isFrozen={isSending}>
        <CountedArea
          label={t('add')}
          placeholder={t('placeholder')}
          most={maxRemarkLength}
          value={draft.value.text}
          onChange={({ target }) => draft.set({ text: target.value })}
        />
      </FrozenFields>
      {draft.isUnsent && <UnsentNote disabled={isSending} onSend={handleSubmit} />}
      <Button look="primary" disabled={isSending} onClick={handleSubmit}>
        {t(isSending ? 'submitting' : 'submit')}
      </Button>
      <SignInDialog isOpen={isSignInAsked} onOpenChange={setIsSignInAsked} />
    </div>
  )
}
