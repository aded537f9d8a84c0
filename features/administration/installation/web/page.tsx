import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { listSignInWays } from '../../../sign-in/session/contract.ts'
import styles from '../../../sign-in/session/web/sign-in-frame.module.css'
import { SignInFrame } from '../../../sign-in/session/web/sign-in-frame.tsx'
import type { SignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { SetupForm } from './setup-form.tsx'

/** Makes the first company of an installation. With a company it leads to the sign-in. */
export function SetupPage({ onMade }: { onMade: (known: SignedIn) => void }) {
  const t = useTranslations('installation')
  const { data, isError, refetch } = useQuery(callQuery(listSignInWays, {}))
  if (data && !data.isSetupOpen) return <Closed />
  return (
    <SignInFrame title={t('title')} hint={t('hint')}>
      {data && <SetupForm onMade={onMade} />}
      {!data && (
        <div className={styles.form} aria-busy={!isError}>
          {isError ? (
            <FailedNote message={t('failed')} onRetry={() => void refetch()} />
          ) : (
            <Skeleton lines={12} />
          )}
        </div>
      )}
    </SignInFrame>
  )
}

function Closed() {
  const t = useTranslations('installation')
  return (
    <SignInFrame title={t('closedTitle')} hint={t('closedText')}>
      <div className={styles.form}>
        <Button
          look="primary"
          render={
            <Link to="/login" search={{}}>
              {t('toSignIn')}
            </Link>
          }
        />
      </div>
    </SignInFrame>
  )
}
