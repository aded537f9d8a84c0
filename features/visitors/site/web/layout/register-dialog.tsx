import type { LayoutContent } from '../../rules/content.ts'
import { CloseIcon } from '../icons.tsx'
import { RichText } from '../rich-text.tsx'
import site from '../site.module.css'
import { useSite } from '../site-context.ts'
import { Dialog } from './dialog.tsx'
import styles from './register-dialog.module.css'

type Words = LayoutContent['register']
type FieldName = keyof Words['warnings']

interface FieldProps {
  name: FieldName
  words: Words
  type?: 'text' | 'email'
  isNumber?: boolean
  /** A number or an e-mail address is enough. */
  isNeeded?: boolean
  autoComplete: string
}

function Field({ name, words, type = 'text', isNumber = false, isNeeded = true, autoComplete }: FieldProps) {
  return (
    <label className={styles.field}>
      {words.fields[name]}
      <input
        name={name}
        type={type}
        maxLength={name === 'phone' ? 20 : 100}
        inputMode={isNumber ? (name === 'phone' ? 'tel' : 'numeric') : undefined}
        autoComplete={autoComplete}
        aria-describedby={`register-${name}`}
        required={isNeeded}
      />
      <span className={styles.fault} id={`register-${name}`} data-warning={words.warnings[name]} />
    </label>
  )
}

function PersonFields({ words }: { words: Words }) {
  return (
    <>
      <Field name="companyName" words={words} autoComplete="organization" />
      <Field name="userName" words={words} autoComplete="name" />
      <Field name="position" words={words} autoComplete="organization-title" />
    </>
  )
}

/** A phone number with the code that proves it, or an e-mail address. */
function ContactFields({ words }: { words: Words }) {
  return (
    <>
      <div className={styles.number}>
        <label className={styles.field}>
          {words.fields.prefixPhone}
          <span className={styles.prefix}>
            +
            <input
              name="prefixPhone"
              type="text"
              defaultValue="86"
              maxLength={6}
              inputMode="tel"
              autoComplete="tel-country-code"
            />
          </span>
        </label>
        <Field name="phone" words={words} isNumber isNeeded={false} autoComplete="tel-national" />
      </div>
      <Field name="email" words={words} type="email" isNeeded={false} autoComplete="email" />
      <p className={styles.either}>{words.either}</p>
      <div className={styles.code} data-code="">
        <Field name="vcode" words={words} isNumber isNeeded={false} autoComplete="one-time-code" />
        <button type="button" className={site.button} data-send-code={words.resend}>
          {words.send}
        </button>
      </div>
    </>
  )
}

function Done({ words }: { words: Words }) {
  return (
    <div className={styles.done} role="status" tabIndex={-1} hidden data-done="">
      <p>{words.done}</p>
      <h3>{words.next.heading}</h3>
      <ol>
        {words.next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

/** The form that requests a trial: the script sends it, and shows faults beside the fields. */
export function RegisterDialog() {
  const { locale, layout } = useSite()
  const words = layout.register
  return (
    <Dialog name="register" label={words.heading}>
      <div className={styles.head}>
        <h2>{words.heading}</h2>
        <form method="dialog">
          <button type="submit" className={site.close} aria-label={layout.trialDialog.close}>
            <CloseIcon />
          </button>
        </form>
      </div>
      <form
        className={styles.form}
        method="post"
        action="/admin/login/register"
        noValidate
        data-register={locale}
      >
        <p>{words.text}</p>
        <PersonFields words={words} />
        <ContactFields words={words} />
        {/* Hidden from people; programs fill it in. */}
        <input
          type="text"
          className={styles.unseen}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
        />
        <p
          className={styles.said}
          role="alert"
          data-said=""
          data-sent={words.sent}
          data-unreachable={words.unreachable}
          data-unanswered={words.unanswered}
        />
        <p className={styles.either}>
          <RichText text={words.privacy} />
        </p>
        <button type="submit" className={site.primary}>
          {words.submit}
        </button>
      </form>
      <Done words={words} />
    </Dialog>
  )
}
