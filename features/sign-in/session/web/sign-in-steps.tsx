import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { handFocusToHeading } from '@candor/ui/inputs/hand-over-focus.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listSignInWays } from '../contract.ts'
import { isAppMode } from './app-mode.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { forgetSecondStep, keepSecondStep, keptSecondStep } from './kept/second-step.ts'
import { keepTypedEmail, typedEmail } from './kept/typed-email.ts'
import styles from './sign-in-steps.module.css'
import { type SignInEnds, type SignInPanelProps, secondStepCard, signInWayCards } from './sign-in-ways.ts'
import type { SignedIn } from './signed-in.ts'

interface Props {
  /** The page to return to. */
  target: string | undefined
  onSignedIn: (known: SignedIn) => void
}

/** In the messaging app people sign in by it alone (P2-155). */
const firstWayOf = (isInApp: boolean) => (isInApp ? 'app' : 'password')

function WayName({ feature }: { feature: ReturnType<typeof signInWayCards>[number]['feature'] }) {
  const t = useTranslations(feature)
  return t('signInWay')
}

/** The ways of signing in of this server, one at a time, and the second step. */
export function SignInSteps({ target, onSignedIn }: Props) {
  const t = useTranslations('session')
  const isInApp = isAppMode()
  const firstWay = firstWayOf(isInApp)
  const [chosen, setChosen] = useState(firstWay)
  const [email, setEmail] = useState(typedEmail)
  const [needed, setNeeded] = useState(keptSecondStep)
  const { data: offered } = useQuery(callQuery(listSignInWays, {}))
  const SecondStep = secondStepCard()?.Step
  const ends: SignInEnds = {
    onSignedIn: (known) => {
      forgetSecondStep()
      onSignedIn(known)
    },
    onSecondFactor: (next) => {
      keepSecondStep(next)
      setNeeded(next)
    },
  }
  function handleBack() {
    forgetSecondStep()
    setNeeded(null)
  }
  // Nobody can sign in before the first company is made.
  if (offered?.isSetupOpen) return <Navigate to="/setup" replace />
  if (needed && SecondStep) {
    return <SecondStep needed={needed} onSignedIn={ends.onSignedIn} onBack={handleBack} />
  }
  // The password is shown before the server's ways have loaded: every server has it.
  const cards = signInWayCards().filter(
    ({ way }) => way === firstWay || (!isInApp && offered?.ways.includes(way)),
  )
  const card = cards.find(({ way }) => way === chosen)
  const handleEmail = (typed: string) => {
    keepTypedEmail(typed)
    setEmail(typed)
  }
  const panel: SignInPanelProps = { ...ends, email, onEmail: handleEmail, target }
  return (
    <>
      {card && <card.Panel {...panel} />}
      {cards.length > 1 && (
        <fieldset className={styles.ways}>
          <legend className="sr">{t('otherWays')}</legend>
          {cards
            .filter((each) => each !== card)
            .map(({ way, feature }) => (
              <Button key={way} ref={handFocusToHeading} onClick={() => setChosen(way)}>
                <WayName feature={feature} />
              </Button>
            ))}
        </fieldset>
      )}
      {!isInApp && offered?.demoAccounts && <DemoAccounts accounts={offered.demoAccounts} {...ends} />}
    </>
  )
}
