import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLink } from '../../../meetings/link-pages/web/use-link.ts'
import { signInSearch } from '../../session/rules/sign-in-search.ts'
import { BrandOfLink } from '../../session/web/brand/brand-of-link.tsx'
import styles from '../../session/web/sign-in-frame.module.css'
import { SignInFrame } from '../../session/web/sign-in-frame.tsx'
import { readPasswordLink } from '../contract.ts'
import { askedTarget } from './asked-target.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { SavedNote } from './saved-note.tsx'
import { ToSignIn } from './to-sign-in.tsx'

/** Sets a password by a mailed link. Opening it does not use it up. */
export function NewPasswordPage({ token }: { token: string }) {
  const t = useTranslations('password-links')
  const read = useCallback(() => callApi(readPasswordLink, { token }, { isSilent: true }), [token])
  const link = useLink(read)
  const [saved, setSaved] = useState<Found | null>(null)
  if (saved) {
    return (
      <BrandOfLink partner={saved.partnerBrand}>
        <SignInFrame title={t('savedTitle')}>
          <SavedNote email={saved.email} target={saved.purpose === 'forgotten' ? askedTarget() : undefined} />
        </SignInFrame>
      </BrandOfLink>
    )
  }
  switch (link.kind) {
    case 'loading':
      return (
        <SignInFrame title={t('opening')}>
          <div className={styles.form} aria-busy="true">
            <Skeleton lines={3} />
          </div>
        </SignInFrame>
      )
    case 'failed':
      return (
        <SignInFrame title={t('openFailed')}>
          <div className={styles.form}>
            <FailedNote message={link.message ?? t('openFailed')} onRetry={link.onRetry} />
          </div>
        </SignInFrame>
      )
    case 'over':
    case 'incomplete':
      return <LinkOver />
    case 'loaded':
      return (
        <BrandOfLink partner={link.found.partnerBrand}>
          <SignInFrame {...titleOf(t, link.found)}>
            <NewPasswordForm token={token} of={link.found} onSaved={() => setSaved(link.found)} />
          </SignInFrame>
        </BrandOfLink>
      )
  }
}

type Say = ReturnType<typeof useTranslations<'password-links'>>
type Found = Awaited<ReturnType<typeof callApi<typeof readPasswordLink>>>

function titleOf(t: Say, { purpose, userName: name, email, companyName: company }: Found) {
  return purpose === 'invitation'
    ? { title: t('welcomeTitle', { company }), hint: t('welcomeHint', { name, email }) }
    : { title: t('newTitle'), hint: t('newHint', { name, email }) }
}

/** A note for a link that is no longer valid, with the way to another one. */
function LinkOver() {
  const t = useTranslations('password-links')
  return <NoLink title={t('overTitle')} text={t('overText')} />
}

/** A note for a link whose end is missing, with what to do. */
export function LinkCut() {
  const t = useTranslations('password-links')
  return <NoLink title={t('cutTitle')} text={t('cutText')} />
}

function NoLink({ title, text }: { title: string; text: string }) {
  const t = useTranslations('password-links')
  const target = askedTarget()
  return (
    <SignInFrame title={title}>
      <div className={styles.form}>
        <div className={styles.words}>
          <p>{text}</p>
          <p className={styles.hint}>{t('overInvited')}</p>
        </div>
        <Button
          look="primary"
          render={
            <Link to="/forgotPassword" search={signInSearch(target)}>
              {t('askAnew')}
            </Link>
          }
        />
        <ToSignIn target={target} />
      </div>
    </SignInFrame>
  )
}
