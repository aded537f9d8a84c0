import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { FailedNote } from '@candor/ui/sections/notes'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { signInSearch } from '../../session/rules/sign-in-search.ts'
import { keepTypedEmail, typedEmail } from '../../session/web/kept/typed-email.ts'
import { SignInFrame } from '../../session/web/sign-in-frame.tsx'
import { rememberSignIn } from '../../session/web/signed-in.ts'
import { finishIdentityLink } from '../contract/identities.ts'
import { finishCompanySignIn } from '../contract/sign-in.ts'
import { CompanySignInForm } from './company-sign-in.tsx'
import { type KeptWay, keepLogout, keptWay } from './kept-way.ts'
import styles from './openid-connect.module.css'

/** The provider's answer, from the address. */
export interface ReturnSearch {
  state?: string
  code?: string
  iss?: string
  error?: string
}

type Ended = { isLink: true } | { isLink: false; target: string | null }

async function finish({ state = '', ...rest }: ReturnSearch, { browser, isLink }: KeptWay): Promise<Ended> {
  const returned = { state, browser, ...rest }
  if (isLink) {
    await callApi(finishIdentityLink, returned)
    return { isLink }
  }
  const { target, logoutUrl, label, ...known } = await callApi(finishCompanySignIn, returned)
  keepLogout(logoutUrl === null ? null : { url: logoutUrl, label })
  rememberSignIn(known)
  return { isLink, target }
}

/** A sign-in can come back only once: drawing the page twice uses the same promise. */
const endings = new Map<string, Promise<Ended>>()

function finishOnce(search: ReturnSearch, way: KeptWay): Promise<Ended> {
  const key = search.state ?? ''
  const ending = endings.get(key) ?? finish(search, way)
  endings.set(key, ending)
  return ending
}

/** The page to go on at, also after a failure, by another way of signing in. */
function wayOn(way: KeptWay | null) {
  if (way?.isLink) return <Link to="/account" />
  return <Link to="/login" search={signInSearch(way?.target)} />
}

interface Props {
  search: ReturnSearch
  onSignedIn: (target: string | null) => void
}

/** The redirect page of providers: signs in, or says why not and how to go on. */
export function ReturnPage({ search, onSignedIn }: Props) {
  const t = useTranslations('openid-connect')
  const [way] = useState(keptWay)
  const [failure, setFailure] = useState<string | null>(way ? null : t('otherWindow'))
  const [isLinked, setIsLinked] = useState(false)
  useEffect(() => {
    if (!way) return
    finishOnce(search, way).then(
      (ended) => (ended.isLink ? setIsLinked(true) : onSignedIn(ended.target)),
      (error: unknown) => {
        if (!(error instanceof CallFailure)) throw error
        setFailure(error.message)
      },
    )
  }, [way, search, onSignedIn])
  return (
    <SignInFrame title={t('returnTitle')}>
      <div className={styles.outcome}>
        {failure === null ? (
          <p className={styles.text} role="status">
            {isLinked ? t('linkDone') : t('returning')}
          </p>
        ) : (
          <FailedNote message={failure} />
        )}
        {failure !== null && way !== null && !way.isLink && (
          <CompanySignInForm email={typedEmail()} onEmail={keepTypedEmail} target={way.target} />
        )}
        {(failure !== null || isLinked) && (
          <div className={styles.ends}>
            <Button look={way !== null && !way.isLink ? 'quiet' : 'primary'} render={wayOn(way)}>
              {isLinked || way?.isLink ? t('toAccount') : t('otherWay')}
            </Button>
          </div>
        )}
      </div>
    </SignInFrame>
  )
}
