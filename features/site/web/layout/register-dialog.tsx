import type { LayoutContent } from '../../rules/content.ts'
import { CloseIcon } from '../icons.tsx'
import site from '../site.module.css'
import { useSite } from '../site-context.ts'
import { Dialog } from './dialog.tsx'
import styles from './register-dialog.module.css'

type Words = LayoutContent['register']
type FieldName = keyof Words['fields']

interface FieldProps {
  name: FieldName
  words: Words
  isNumber?: boolean
  autoComplete: string
}

function Field({ name, words, isNumber = false, autoComplete }: FieldProps) {
  return (
    <label className={styles.field}>
      {words.fields[name]}
      <input
        name={name}
        type="text"
        maxLength={name === 'phone' ? 11 : 100}
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete={autoComplete}
        aria-describedby={`register-${name}`}
        required
      />
      <span className={styles.fault} id={`register-${name}`} data-warning={words.warnings[name]} />
    </label>
  )
}

/** The form that requests a trial: the script sends it, and shows what is missing beside each field. */
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
        <Field name="companyName" words={words} autoComplete="organization" />
        <Field name="userName" words={words} autoComplete="name" />
        <Field name="position" words={words} autoComplete="organization-title" />
        <input type="hidden" name="prefixPhone" value="86" />
        <Field name="phone" words={words} isNumber autoComplete="tel-national" />
        <div className={styles.code}>
          <Field name="vcode" words={words} isNumber autoComplete="one-time-code" />
          <button type="button" className={site.button} data-send-code={words.resend}>
            {words.send}
          </button>
        </div>
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
        <button type="submit" className={site.primary}>
          {words.submit}
        </button>
      </form>
      <p className={styles.done} role="status" tabIndex={-1} hidden data-done="">
        {words.done}
      </p>
    </Dialog>
  )
}
