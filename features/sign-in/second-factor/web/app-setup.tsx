import type { ReplyOf } from '@candor/call/define'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { Field } from '@candor/ui/inputs/field'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { beginTotp } from '../contract.ts'
import styles from './app-setup.module.css'

type Begun = ReplyOf<typeof beginTotp>

/** A new secret for an authenticator app; it is requested once while it is in view, and not cached. */
export function useEnrolment(begin: () => Promise<Begun>) {
  const id = useId()
  return useQuery({
    queryKey: ['enrolment', id],
    queryFn: begin,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

interface Props {
  enrolment: ReturnType<typeof useEnrolment>
  codeError: string | undefined
  children?: ReactNode
}

/** The steps from the QR code to the first code, within a form that sends it. */
export function AppSetup({ enrolment, codeError, children }: Props) {
  const t = useTranslations('second-factor.enrol')
  return (
    <SectionBody state={sectionState(enrolment, t('failed'))}>
      {enrolment.data && (
        <ol className={styles.steps}>
          <li>
            <p>{t('scan')}</p>
            <img className={styles.picture} src={enrolment.data.qrCode} alt={t('picture')} />
            <details className={styles.byHand}>
              <summary>{t('byHand')}</summary>
              <CopiedValue label={t('secret')} value={grouped(enrolment.data.secret)} />
            </details>
          </li>
          <li>
            <p>{t('confirm')}</p>
            <CodeField label={t('code')} error={codeError} />
          </li>
        </ol>
      )}
      {enrolment.data && children}
    </SectionBody>
  )
}

/** A secret in groups of four, as people type it. */
const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ')

/** The field for a code of an authenticator app. */
export function CodeField({
  label,
  error,
  hasFocus = false,
}: {
  label: string
  error: string | undefined
  hasFocus?: boolean
}) {
  return (
    <Field
      label={label}
      name="code"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={hasFocus}
      maxLength={12}
      className={styles.code}
      error={error}
    />
  )
}
