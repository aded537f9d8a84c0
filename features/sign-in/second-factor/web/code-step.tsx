import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { FailedNote } from '@candor/ui/sections/notes'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SecondFactorUsed } from '../../session/rules/sign-in.ts'
import frame from '../../session/web/sign-in-frame.module.css'
import { type FactorStepProps, passkeyStepCard } from '../../session/web/sign-in-ways.ts'
import { rememberSignIn } from '../../session/web/signed-in.ts'
import { useForm } from '../../session/web/use-form.ts'
import { giveSecondFactor } from '../contract.ts'
import { readCode } from '../rules/codes.ts'
import { CodeField } from './app-setup.tsx'
import styles from './second-step-panel.module.css'
import { sendStep } from './send-step.ts'

/** The kinds of factor that are typed. */
type CodeWay = Exclude<SecondFactorUsed, 'passkey'>

/** A passkey comes first where the browser supports it: it needs only a touch. */
function waysOf(kinds: FactorStepProps['needed']['kinds']): [SecondFactorUsed, ...SecondFactorUsed[]] {
  const first: SecondFactorUsed[] =
    kinds.includes('passkey') && passkeyStepCard()?.isUsable() ? ['passkey'] : []
  const second: SecondFactorUsed[] = kinds.includes('totp') ? ['totp'] : []
  const [way = 'recoveryCode', ...others] = [...first, ...second, 'recoveryCode' as const]
  return [way, ...others]
}

/** The second step of an account with a factor: one of its kinds at a time. */
export function CodeStep(props: FactorStepProps) {
  const t = useTranslations('second-factor.step')
  const ways = waysOf(props.needed.kinds)
  const [chosen, setChosen] = useState(ways[0])
  const PasskeyStep = passkeyStepCard()?.Step
  const others = ways.filter((way) => way !== chosen)
  return (
    <>
      {chosen !== 'passkey' ? (
        <CodeForm key={chosen} way={chosen} {...props} />
      ) : (
        PasskeyStep && <PasskeyStep {...props} />
      )}
      {others.length > 0 && (
        <div className={styles.ways}>
          {others.map((way) => (
            <Button key={way} onClick={() => setChosen(way)}>
              {t(`use.${way}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

function CodeForm({ way, needed, onSignedIn, onOver }: FactorStepProps & { way: CodeWay }) {
  const t = useTranslations('second-factor.step')
  const { faults, refusal, isPending, handleSubmit } = useForm({
    fields: ['code'],
    check: ({ code }) => ({ code: readCode(code)?.kind === way ? undefined : t(`missing.${way}`) }),
    send: async ({ code }) => {
      const known = await sendStep(callApi(giveSecondFactor, { pending: needed.pending, code }), onOver)
      rememberSignIn(known)
      onSignedIn(known)
    },
  })
  return (
    <form className={frame.form} onSubmit={handleSubmit} noValidate>
      {way === 'totp' ? (
        <CodeField label={t('code')} error={faults.code} hasFocus />
      ) : (
        <Field
          label={t('recoveryCode')}
          hint={t('recoveryHint')}
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          maxLength={40}
          error={faults.code}
        />
      )}
      {refusal && <FailedNote message={refusal} />}
      <Button type="submit" look="primary" disabled={isPending} aria-busy={isPending}>
        {isPending ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
