import { Button } from '@candor/ui/inputs/button'
import { EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { refreshSignIn, useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import styles from './page.module.css'
import { SampleCard } from './sample-card.tsx'
import { StepList } from './step-list.tsx'
import { StepsHeader } from './steps-header.tsx'
import { type FirstSteps, type Step, useFirstSteps } from './use-first-steps.ts'

const isOver = ({ steps }: FirstSteps) => steps.every(({ state }) => state !== 'open')

/** Fetches the account again once nothing leads here any more, so that the next sign-in knows. */
function useForgetLead(found: FirstSteps | undefined): void {
  const isLed = useSignedIn()?.userInfo.hasFirstSteps === true
  const isDone = found !== undefined && (!found.isLed || isOver(found))
  useEffect(() => {
    if (isLed && isDone) void refreshSignIn()
  }, [isLed, isDone])
}

/** The first steps of a company, and where they lead. */
export function FirstRunPage() {
  const t = useTranslations('first-run')
  usePageTitle(t('title'))
  const query = useFirstSteps()
  useForgetLead(query.data)
  return (
    <>
      <AppBar crumb={t('title')} />
      <div className={styles.page}>
        <main className={styles.main}>
          {query.data && <Found found={query.data} />}
          {!query.data && (
            <>
              <h1 className="sr">{t('title')}</h1>
              {query.isError ? (
                <FailedNote message={t('failed')} onRetry={() => void query.refetch()} />
              ) : (
                <div className={styles.loading} aria-busy="true">
                  <Skeleton lines={14} />
                </div>
              )}
            </>
          )}
        </main>
        <SampleCard />
      </div>
    </>
  )
}

function Found({ found }: { found: FirstSteps }) {
  const t = useTranslations('first-run')
  const [chosen, setChosen] = useState<Step['step'] | null>(null)
  const current = chosen ?? found.steps.find(({ state }) => state === 'open')?.step ?? null
  if (found.steps.length === 0) {
    const action = <Button render={<Link to="/first/talentList">{t('toCandidates')}</Link>} />
    return <EmptyNote isPage title={t('none')} text={t('noneText')} action={action} />
  }
  return (
    <>
      <StepsHeader found={found} current={current} />
      {isOver(found) && (
        <p className={styles.over} role="status">
          {t('allDone')} <Link to="/first/talentList">{t('toCandidates')}</Link>
        </p>
      )}
      <StepList found={found} current={current} onChosen={setChosen} />
    </>
  )
}
